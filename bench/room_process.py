"""What the system knows of another process. Linux only, as it reads `/proc`."""

from __future__ import annotations

import os
from pathlib import Path


def time_of(pid: int) -> float:
    """Seconds of processor time that it has used, its own and the kernel's for it, in all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def time_of_all(pid: int) -> float:
    """The same of a process and all that it has started and that still run."""
    return sum(time_of(each) for each in (pid, *_children(pid)))


def _children(pid: int) -> list[int]:
    lines = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return [int(each) for each in lines.split()]


def memory_of(pid: int) -> float:
    """Its resident megabytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def stay_on(pid: int, core: int) -> None:
    """It shall use this core of ours and no other."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(pid, {cores[core % len(cores)]})
