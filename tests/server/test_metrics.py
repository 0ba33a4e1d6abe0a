"""The server's metrics, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from vernissage.server.operations.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    families = text_string_to_metric_families(metrics.text().decode())
    return {
        (sample.name, frozenset(sample.labels.items())): sample.value
        for family in families
        for sample in family.samples
    }


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return samples(metrics)[name, frozenset(labels.items())]


def test_moves_are_counted() -> None:
    metrics = Metrics()
    metrics.moves.inc()
    metrics.moves.inc()
    assert value(metrics, "vernissage_moves_total") == 2


def test_refusals_are_counted_by_family_and_nothing_finer() -> None:
    metrics = Metrics()
    for code in ("match/stale", "match/over", "limit/wait"):
        metrics.refused(code)
    assert value(metrics, "vernissage_refusals_total", family="match") == 2
    assert value(metrics, "vernissage_refusals_total", family="limit") == 1


def test_sockets_are_counted_as_they_come_and_go() -> None:
    metrics = Metrics()
    metrics.connected()
    metrics.connected()
    metrics.disconnected()
    assert value(metrics, "vernissage_connections_total") == 2
    assert value(metrics, "vernissage_sockets") == 1


def test_tables_are_counted_when_someone_looks() -> None:
    metrics, tables = Metrics(), ["one"]
    metrics.tables.set_function(lambda: len(tables))
    tables.append("two")
    assert value(metrics, "vernissage_tables") == 2


def test_bots_that_wait_and_processes_that_were_lost_are_counted_when_someone_looks() -> None:
    metrics = Metrics()
    metrics.thoughts.set_function(lambda: 3)
    metrics.lost.set_function(lambda: 2)
    assert value(metrics, "vernissage_thoughts_waiting") == 3
    assert value(metrics, "vernissage_processes_lost") == 2


def test_people_and_mail_are_counted_when_someone_looks() -> None:
    metrics = Metrics()
    metrics.people.set_function(lambda: 7)
    metrics.mail.set_function(lambda: 40)
    metrics.cut_off.set_function(lambda: True)
    assert value(metrics, "vernissage_people") == 7
    assert value(metrics, "vernissage_mail_sent") == 40
    assert value(metrics, "vernissage_redis_lost") == 1


def test_where_tables_are_found_is_counted_from_the_first() -> None:
    metrics = Metrics()
    metrics.found("store")
    assert value(metrics, "vernissage_tables_found_total", where="store") == 1
    assert value(metrics, "vernissage_tables_found_total", where="elsewhere") == 0


def test_leases_conflicts_and_what_was_not_kept_are_counted() -> None:
    metrics = Metrics()
    for epoch in (1, 2):
        metrics.took_lease(epoch)
    metrics.conflicts.inc()
    metrics.unkept.inc()
    assert value(metrics, "vernissage_leases_taken_total") == 2
    for name in ("leases_moved", "conflicts", "not_kept"):
        assert value(metrics, f"vernissage_{name}_total") == 1


def test_how_long_moves_take_falls_into_buckets() -> None:
    metrics = Metrics()
    for seconds in (0.0004, 0.004, 4):
        metrics.seconds.observe(seconds)
    assert value(metrics, "vernissage_move_seconds_bucket", le="0.001") == 1
    assert value(metrics, "vernissage_move_seconds_bucket", le="0.005") == 2
    assert value(metrics, "vernissage_move_seconds_count") == 3


def test_no_label_could_say_which_table_or_who() -> None:
    metrics = Metrics()
    metrics.refused("match/stale")
    metrics.seconds.observe(0.1)
    labels = {name for _, pairs in samples(metrics) for name, _ in pairs}
    assert labels == {"family", "le", "where"}


def test_two_houses_in_one_process_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert value(other, "vernissage_moves_total") == 0
