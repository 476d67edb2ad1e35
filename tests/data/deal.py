#!/usr/bin/env python3
"""The deal, written a second time from its description in src/rules/shuffle.rs and from RFC 8439.

Standard library only. It checks its own ChaCha20 against the vectors of RFC 8439 and prints the vectors that
tests/deal.rs compares with the engine's deal:

    python3 tests/data/deal.py > tests/data/deal.json

With a hand's seed (64 hex digits) and, if there was one, the cut (hex digits) it prints that hand's commitment and
deck instead, first card first:

    python3 tests/data/deal.py SEED [CUT]

With `--check` it reads vectors of the same form, from a file or with `-` from its input, deals each of them itself and
ends with 1 if one differs:

    python3 tests/data/deal.py --check tests/data/deal.json
"""

import hashlib
import json
import struct
import sys

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def rotate(word, by):
    return ((word << by) | (word >> (32 - by))) & 0xFFFFFFFF


def quarter_round(state, a, b, c, d):
    """RFC 8439, section 2.1."""
    for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) & 0xFFFFFFFF
        state[z] = rotate(state[z] ^ state[x], by)


def chacha20_block(key, counter, nonce):
    """RFC 8439, section 2.3: one block of 64 bytes."""
    state = list(struct.unpack("<4I", b"expand 32-byte k"))
    state += struct.unpack("<8I", key)
    state.append(counter)
    state += struct.unpack("<3I", nonce)
    working = list(state)
    for _ in range(10):
        quarter_round(working, 0, 4, 8, 12)
        quarter_round(working, 1, 5, 9, 13)
        quarter_round(working, 2, 6, 10, 14)
        quarter_round(working, 3, 7, 11, 15)
        quarter_round(working, 0, 5, 10, 15)
        quarter_round(working, 1, 6, 11, 12)
        quarter_round(working, 2, 7, 8, 13)
        quarter_round(working, 3, 4, 9, 14)
    return struct.pack("<16I", *((x + y) & 0xFFFFFFFF for x, y in zip(working, state)))


def key_stream(key):
    """The bytes of the key stream, nonce and counter from zero."""
    counter = 0
    while True:
        yield from chacha20_block(key, counter, bytes(12))
        counter += 1


def digest(label, *parts):
    return hashlib.sha256(b"controbuio/1/" + label.encode("ascii") + b"\0" + b"".join(parts)).digest()


def derive(seed, label, number):
    return digest(label, seed, number.to_bytes(8, "little"))


def commitment(seed):
    return digest("commitment", seed)


def shuffle(cards, seed, number, cut):
    """Shuffle `number` of the hand; 0 is the deal."""
    stream = key_stream(digest("deck", seed, number.to_bytes(8, "little"), cut))
    cards = list(cards)
    for i in range(len(cards) - 1, 0, -1):
        fair = 256 // (i + 1) * (i + 1)
        byte = next(stream)
        while byte >= fair:
            byte = next(stream)
        j = byte % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def check_chacha20():
    # Section 2.1.1
    state = [0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567]
    quarter_round(state, 0, 1, 2, 3)
    assert state == [0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB]
    # Section 2.3.2
    block = chacha20_block(bytes(range(32)), 1, bytes.fromhex("000000090000004a00000000"))
    assert block.hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )
    # Appendix A.1, vectors 1 and 2: the beginning of the key stream of the zero key
    stream = key_stream(bytes(32))
    assert bytes(next(stream) for _ in range(128)).hex() == (
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
    )


def vectors():
    zero, count, ones = bytes(32), bytes(range(32)), bytes([0xFF] * 32)
    drawn = hashlib.sha256(b"any seed at all").digest()
    decks = [
        (CARDS, seed, number, cut)
        for seed in (zero, count, ones, drawn)
        for number, cut in ((0, b""), (0, b"\0"), (0, "taglio".encode()), (1, b""), (256, bytes(range(200))))
    ]
    # Other numbers of cards, as when the burned ones come back.
    decks += [(CARDS[:n], drawn, 1, b"") for n in (0, 1, 2, 3, 4, 16, 33)]
    return {
        "decks": [
            {
                "cards": len(cards),
                "seed": seed.hex(),
                "number": number,
                "cut": cut.hex(),
                "deck": " ".join(shuffle(cards, seed, number, cut)),
            }
            for cards, seed, number, cut in decks
        ],
        "commitments": [{"seed": seed.hex(), "commitment": commitment(seed).hex()} for seed in (zero, count, drawn)],
        "derived": [
            {"seed": seed.hex(), "label": label, "number": number, "derived": derive(seed, label, number).hex()}
            for seed in (zero, count, drawn)
            for label, number in (("hand", 0), ("hand", 1), ("bot", 0), ("hand", 1 << 40), ("button", (1 << 64) - 1))
        ],
    }


def check(told):
    """Every vector that is told otherwise here, and how many there are."""
    wrong, count = [], 0
    for it in told.get("decks", []):
        count += 1
        deck = shuffle(CARDS[: it["cards"]], bytes.fromhex(it["seed"]), it["number"], bytes.fromhex(it["cut"]))
        if " ".join(deck) != it["deck"]:
            wrong.append(("deck", it))
    for it in told.get("commitments", []):
        count += 1
        if commitment(bytes.fromhex(it["seed"])).hex() != it["commitment"]:
            wrong.append(("commitment", it))
    for it in told.get("derived", []):
        count += 1
        if derive(bytes.fromhex(it["seed"]), it["label"], it["number"]).hex() != it["derived"]:
            wrong.append(("derived", it))
    return wrong, count


def main():
    check_chacha20()
    if sys.argv[1:2] == ["--check"]:
        with sys.stdin if sys.argv[2] == "-" else open(sys.argv[2], encoding="utf-8") as file:
            wrong, count = check(json.load(file))
        for kind, vector in wrong:
            print("differs:", kind, json.dumps(vector))
        print(count, "vectors,", len(wrong), "differ")
        sys.exit(1 if wrong or not count else 0)
    if len(sys.argv) > 1:
        seed = bytes.fromhex(sys.argv[1])
        cut = bytes.fromhex(sys.argv[2]) if len(sys.argv) > 2 else b""
        assert len(seed) == 32, "a seed is 64 hex digits"
        print("commitment", commitment(seed).hex())
        print("deck", " ".join(shuffle(CARDS, seed, 0, cut)))
    else:
        print(json.dumps(vectors(), indent=1))


if __name__ == "__main__":
    main()
