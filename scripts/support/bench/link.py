"""A slow connection between a program and the terminal that shows it, as SSH has it."""

import collections
import os
import select
import socket
import threading
import time

# Seconds that a byte is under way, each way, and bytes a second towards the terminal.
DELAY, RATE = 0.150, 2400
# Bytes that the sockets on the way take before the program has to wait.
CAPACITY = 65536
# How the environment of a program shows that its terminal is at the far end.
VARIABLES = {"SSH_CONNECTION": "192.0.2.1 50000 192.0.2.2 22"}
REQUEST, ANSWER = b"\x1b[5n", b"\x1b[0n"


class Link:
    """Carries bytes between a pseudo-terminal and `end`, the far end. There the terminal answers the
    request for its status, as any terminal does."""

    def __init__(self, terminal):
        self.terminal = terminal
        self.end, self.inner = socket.socketpair()
        self.thread = threading.Thread(target=self.carry, daemon=True)
        self.thread.start()

    def carry(self):
        keys, output = collections.deque(), collections.deque()
        # When the line has carried what was written so far.
        free, seen = 0, b""
        while True:
            now = time.monotonic()
            while keys and keys[0][0] <= now:
                os.write(self.terminal, keys.popleft()[1])
            while output and output[0][0] <= now:
                data = output.popleft()[1]
                self.inner.sendall(data)
                # A request may be in two pieces.
                seen = seen[1 - len(REQUEST):] + data
                for _ in range(seen.count(REQUEST)):
                    keys.append((now + DELAY, ANSWER))
            sources = [self.inner]
            if (free - now) * RATE < CAPACITY:
                sources.append(self.terminal)
            due = [queue[0][0] for queue in (keys, output) if queue]
            ready, _, _ = select.select(sources, [], [], max(0, min(due, default=now + 1) - now))
            now = time.monotonic()
            if self.inner in ready:
                data = self.inner.recv(4096)
                if not data:
                    return
                keys.append((now + DELAY, data))
            if self.terminal in ready:
                # Small pieces arrive one by one.
                try:
                    data = os.read(self.terminal, 48)
                except OSError:
                    self.inner.close()
                    return
                free = max(free, now) + len(data) / RATE
                output.append((free + DELAY, data))

    def close(self):
        """Call this before the pseudo-terminal is closed."""
        self.end.close()
        self.thread.join()
