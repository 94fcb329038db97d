"""Starts MiniStack as the command `ministack` does, after `mends.py` has put right what a CDK application lacks in it."""

import os
import signal
import threading
import time

import mends


def end_with(parent: int) -> None:
    """Ends this process, and the functions below it, when the process that started it has ended without saying so."""
    while os.getppid() == parent:
        time.sleep(1)
    os.killpg(os.getpgrp(), signal.SIGKILL)


if __name__ == "__main__":
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    mends.apply()
    from ministack.app import main

    main()
