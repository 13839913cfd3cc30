#!/usr/bin/env python3
"""Asks the engine for the best action of a position: python3 examples/ask-the-engine/ask.py [POSITION] [NODES]

Nothing but Python's own library is needed: the engine speaks lines of text on standard input and output (docs/engine.md).
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
POSITION = "duel edition=en rules=2 phase=place dice=d2,s1,f++1,?2"


class Engine:
    """One engine process; each command gets its answer."""

    def __init__(self):
        command = ["node", str(ROOT / "packages" / "cli" / "bin" / "castellan.js"), "engine"]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        """The answer's first line, and the lines that it announces: `legal 3` is followed by three."""
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        head = self.process.stdout.readline().rstrip("\n")
        if head.startswith("error"):
            raise ValueError(head)
        words = head.split(" ")
        count = int(words[1]) if words[0] in ("legal", "record") and words[1].isdigit() else 0
        return head, [self.process.stdout.readline().rstrip("\n") for _ in range(count)]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def main():
    position = sys.argv[1] if len(sys.argv) > 1 else POSITION
    nodes = sys.argv[2] if len(sys.argv) > 2 else "200"
    engine = Engine()
    try:
        engine.ask("position " + position)
        turn, _ = engine.ask("turn")
        _, legal = engine.ask("legal")
        print(f"{turn}, {len(legal)} legal actions")
        best, _ = engine.ask(f"go nodes={nodes} seed=1")
        print(best)
        action = best[len("best ") : best.index(" win=")]
        assert action in legal
        engine.ask("do " + action)
        print(engine.ask("score")[0])
        print(engine.ask("position")[0])
    finally:
        engine.close()


if __name__ == "__main__":
    main()
