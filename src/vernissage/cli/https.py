"""The certificate of a house that speaks https itself: a given one, or one by an authority of its own.

Devices trust the house's own authority once. It can vouch for addresses of local networks only, so whoever
stole its key could pass for no site on the internet. It is kept beside the database. The certificate is made
anew at each start, for the addresses that the machine has then.
"""

import os
import socket
import ssl
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from vernissage.cli import startup

LOCAL: Final = tuple(
    ip_network(each)
    for each in (
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "100.64.0.0/10", "127.0.0.0/8"),
        *("fc00::/7", "fe80::/10", "::1/128"),
    )
)
"""The networks that the authority may vouch for: those that nobody reaches from the internet."""
LOCAL_NAMES: Final = ("local", "localhost", "home.arpa", "lan", "internal")
AUTHORITY_LASTS: Final = timedelta(days=3650)
CERTIFICATE_LASTS: Final = timedelta(days=397)
"""Browsers refuse certificates that last longer."""
USAGE: Final = dict.fromkeys(
    (
        *("digital_signature", "content_commitment", "key_encipherment", "data_encipherment"),
        *("key_agreement", "key_cert_sign", "crl_sign", "encipher_only", "decipher_only"),
    ),
    False,
)


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate with its key, in files."""

    file: Path
    key: Path
    authority: bytes = b""
    """The certificate of the house's own authority, in DER; empty if the certificate was given."""


@dataclass(frozen=True, slots=True)
class Authority:
    """The key that signs certificates, and the certificate that devices trust."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate


def given(file: Path, key: Path | None) -> Certificate:
    """Checks a certificate and its key, which may be in the same file."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(file, key)
    except (OSError, ValueError) as error:  # SSLError is an OSError
        startup.stop(f"The certificate {file} and its key can't be used: {error}.")
    return Certificate(file, key or file)


def named(certificate: Certificate) -> str:
    """Returns the first host name in a certificate; empty if there is none."""
    found = x509.load_pem_x509_certificate(certificate.file.read_bytes())
    try:
        names = found.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except x509.ExtensionNotFound:
        return ""
    return next(iter(names.get_values_for_type(x509.DNSName)), "")


def own(folder: Path, addresses: Iterable[str], now: datetime) -> Certificate:
    """Makes a certificate for this machine, signed by the authority in this folder."""
    found = [ip_address(each) for each in {*addresses, "127.0.0.1", "::1"}]
    for each in found:
        if not any(each in network for network in LOCAL if each.version == network.version):
            startup.stop(f"--https is for a local network, and {each} is not in one. Give a --certificate.")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        authority = _authority(folder / "authority.pem", now)
        file = folder / "house.pem"
        _write(file, *_signed(authority, found, now))
    except OSError as error:
        startup.stop(f"Certificates go to {folder}, which can't be written: {error.strerror}.")
    return Certificate(file, file, authority.certificate.public_bytes(Encoding.DER))


def fingerprint(authority: bytes) -> str:
    """Returns the SHA-256 of a certificate, as devices show it."""
    return x509.load_der_x509_certificate(authority).fingerprint(hashes.SHA256()).hex(":").upper()


def _authority(file: Path, now: datetime) -> Authority:
    """Reads the authority, or makes it if there is none yet or it ends within a year."""
    if file.exists():
        pem = file.read_bytes()
        key, certificate = load_pem_private_key(pem, None), x509.load_pem_x509_certificate(pem)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        if certificate.not_valid_after_utc > now + CERTIFICATE_LASTS:
            return Authority(key, certificate)
    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key()
    name = _name(f"Vernissage, {socket.gethostname()[:40]}")
    permitted = [*map(x509.IPAddress, LOCAL), *map(x509.DNSName, LOCAL_NAMES)]
    certificate = (
        _begun(name, public, issuer=name, signer=public, now=now, lasts=AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.KeyUsage(**{**USAGE, "key_cert_sign": True, "crl_sign": True}), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    _write(file, key, certificate)
    return Authority(key, certificate)


def _signed(
    authority: Authority, addresses: Iterable[IPv4Address | IPv6Address], now: datetime
) -> tuple[ec.EllipticCurvePrivateKey, x509.Certificate]:
    """Makes a key and a certificate for this machine's names and addresses."""
    key = ec.generate_private_key(ec.SECP256R1())
    names = [x509.DNSName("localhost"), x509.DNSName(f"{socket.gethostname().partition('.')[0]}.local")]
    begun = _begun(
        _name("Vernissage"),
        key.public_key(),
        issuer=authority.certificate.subject,
        signer=authority.key.public_key(),
        now=now,
        lasts=CERTIFICATE_LASTS,
    )
    return key, (
        begun.add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(**{**USAGE, "digital_signature": True}), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(
            x509.SubjectAlternativeName([*names, *map(x509.IPAddress, sorted(addresses, key=str))]),
            critical=False,
        )
        .sign(authority.key, hashes.SHA256())
    )


def _begun(
    subject: x509.Name,
    key: ec.EllipticCurvePublicKey,
    *,
    issuer: x509.Name,
    signer: ec.EllipticCurvePublicKey,
    now: datetime,
    lasts: timedelta,
) -> x509.CertificateBuilder:
    """Begins a certificate. It is valid from a day ago, because clocks of phones may be slow."""
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now - timedelta(days=1) + lasts)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signer), critical=False)
    )


def _name(common: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, common)])


def _write(file: Path, key: ec.EllipticCurvePrivateKey, certificate: x509.Certificate) -> None:
    """Writes a key and its certificate into one file, which only its owner may read."""
    fresh = file.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:  # noqa: PTH123 - with a mode
        out.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        out.write(certificate.public_bytes(Encoding.PEM))
    fresh.replace(file)
