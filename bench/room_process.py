"""The resource usage of another process. Linux only, as it reads `/proc`."""

import os
from pathlib import Path


def time_of(pid: int) -> float:
    """Returns the CPU time of a process in seconds, user and system, over all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def time_of_all(pid: int) -> float:
    """Returns the CPU time of a process and its running children, in seconds."""
    return sum(time_of(each) for each in (pid, *_children(pid)))


def _children(pid: int) -> list[int]:
    lines = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
    return [int(each) for each in lines.split()]


def memory_of(pid: int) -> float:
    """Returns the resident memory of a process in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def stay_on(pid: int, core: int) -> None:
    """Pins a process to this core."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(pid, {cores[core % len(cores)]})
