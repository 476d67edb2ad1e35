#!/usr/bin/env python3
"""Loads exported hands in PokerKit, the program of the PHH format, and compares the stacks it ends with.

    python3 tests/tools/pokerkit/check.py FOLDER

PokerKit comes from PyPI into `.tools/pokerkit`, once; nothing else is changed. Ends with 1 if a hand is refused or ends
with other stacks than its file tells.
"""

import os
import subprocess
import sys
from pathlib import Path

VERSION = "0.7.7"
HOME = Path(__file__).resolve().parents[3] / ".tools" / "pokerkit"


def python():
    """The Python of an environment that has PokerKit."""
    program = HOME / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", HOME], check=True)
    found = subprocess.run([program, "-m", "pip", "show", "pokerkit"], capture_output=True, text=True)
    if f"Version: {VERSION}\n" not in found.stdout:
        print(f"Installing pokerkit {VERSION} into {HOME}", flush=True)
        subprocess.run([program, "-m", "pip", "install", "--quiet", f"pokerkit=={VERSION}"], check=True)
    return program


def check(folder):
    from fractions import Fraction

    from pokerkit import HandHistory

    failed = False
    files = sorted(Path(folder).glob("*.phh*"))
    for path in files:
        hands = wrong = 0
        with path.open("rb") as file:
            histories = list(HandHistory.load_all(file))
        for number, history in enumerate(histories, 1):
            hands += 1
            try:
                *_, state = history
                ended = [Fraction(stack) for stack in state.stacks]
                told = [Fraction(stack) for stack in history.finishing_stacks]
                reason = "" if not state.status and ended == told else f"told {told}, PokerKit {ended}"
            except Exception as error:  # Whatever PokerKit says is a reason.
                reason = f"{type(error).__name__}: {error}"
            if reason:
                wrong += 1
                if wrong <= 3:
                    print(f"{path.name} hand {number}: {reason}")
        print(f"{path.name}: {hands} hands, {wrong} differ")
        failed |= wrong > 0 or hands == 0
    return 1 if failed or not files else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check.py FOLDER")
    try:
        import pokerkit  # noqa: F401
    except ImportError:
        sys.exit(subprocess.run([python(), __file__, sys.argv[1]]).returncode)
    sys.exit(check(sys.argv[1]))
