#!/usr/bin/env python3
"""Loads exported hands in PokerKit, the program of the PHH format, and compares the stacks it ends with.

    python3 tests/tools/pokerkit/check.py FOLDER

PokerKit comes from PyPI into `.tools/pokerkit`, once; nothing else is changed. Ends with 1 if a hand is refused or ends
with other stacks than its file tells. Two differences are known and counted apart: to whom an odd unit goes, and a side pot
that nobody has a low for, which PokerKit halves all the same.
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
    import warnings
    from decimal import Decimal
    from fractions import Fraction

    from pokerkit import ChipsPushing, HandHistory

    warnings.simplefilter("ignore")  # It remarks that a player folded with nothing to call.

    def shares(amount, ways):
        """Equal shares in whole units and what is left over: PokerKit alone would split a cent on paper."""
        unit = 1 if isinstance(amount, int) else Decimal("0.01")
        share = amount // (ways * unit) * unit
        return share, amount - share * ways

    def shares_no_low(state):
        """Whether PokerKit paid the low half of a side pot to players of whom none has a low: it halves every pot as soon
        as somebody qualifies for one of them. By rule S4 the high hand takes such a pot."""
        if state.hand_type_count < 2:
            return False
        lows = tuple(state.get_up_hands(0, 1))
        pushed = (it for it in state.operations if isinstance(it, ChipsPushing) and it.hand_type_index == 1)
        return any(all(lows[i] is None for i, chips in enumerate(it.amounts) if chips) for it in pushed)

    def compare(history):
        """What came of a hand, and the reason where it differs."""
        *_, state = history
        ended = [Fraction(stack) for stack in state.stacks]
        told = [Fraction(stack) for stack in history.finishing_stacks]
        if state.status:
            return "differs", "PokerKit does not end the hand"
        if ended == told:
            return "agrees", ""
        unit = Fraction(1) if all(stack.denominator == 1 for stack in told + ended) else Fraction(1, 100)
        # Rule S3 gives each odd unit to another winner; PokerKit gives all of a pot to one.
        if sum(ended) == sum(told) and all(abs(one - other) <= 2 * unit for one, other in zip(ended, told)):
            return "an odd unit goes to another winner", ""
        if sum(ended) == sum(told) and shares_no_low(state):
            return "PokerKit halves a side pot without a low", ""
        return "differs", f"told {[str(stack) for stack in told]}, PokerKit {[str(stack) for stack in ended]}"

    failed = False
    files = sorted(Path(folder).glob("*.phh*"))
    for path in files:
        counts = {}
        with path.open("rb") as file:
            histories = list(HandHistory.load_all(file, divmod=shares))
        for number, history in enumerate(histories, 1):
            try:
                kind, reason = compare(history)
            except Exception as error:  # Whatever PokerKit says is a reason.
                kind, reason = "differs", f"{type(error).__name__}: {error}"
            counts[kind] = counts.get(kind, 0) + 1
            if reason and counts[kind] <= 3:
                print(f"{path.name} hand {number}: {reason}")
        print(f"{path.name}: {len(histories)} hands: " + ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
        failed |= "differs" in counts or counts.get("agrees", 0) * 10 < len(histories) * 9
    return 1 if failed or not files else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check.py FOLDER")
    try:
        import pokerkit  # noqa: F401
    except ImportError:
        sys.exit(subprocess.run([python(), __file__, sys.argv[1]]).returncode)
    sys.exit(check(sys.argv[1]))
