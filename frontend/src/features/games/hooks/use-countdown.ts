import { useEffect, useState } from 'react';

interface Countdown {
  /** Whole seconds left. */
  readonly left: number;
  readonly running: boolean;
  /** Pauses, resumes, or restarts when the time is up. */
  readonly toggle: () => void;
}

const SECOND = 1_000;

/** Counts seconds down, from the first render until `stopped`. */
export const useCountdown = (seconds: number, stopped: boolean): Countdown => {
  const [left, setLeft] = useState(seconds);
  const [paused, setPaused] = useState(false);
  const running = !paused && !stopped && left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), SECOND);
    return () => clearInterval(timer);
  }, [running]);

  return {
    left,
    running,
    toggle: () => {
      if (left === 0) setLeft(seconds);
      else setPaused(!paused);
    },
  };
};
