import { getConfig } from '@testing-library/react';
import { expect } from 'vitest';
import { unanswered } from './fake-api.ts';

const NOTICE_MS = 15_000;
const SHOWN = 300;
// Tests may replace the clock.
const { setTimeout, clearTimeout } = globalThis;

/** What the page of the running test shows, and which of its calls had no answer. */
export const waitingNotice = (): string => {
  const text = document.body.textContent.replaceAll(/\s+/g, ' ').slice(0, SHOWN);
  const missing = unanswered.map((call) => `\n  The fake API has no answer for ${call}.`).join('');
  return `\n${expect.getState().currentTestName ?? 'A test'}: has waited for ${NOTICE_MS / 1000} s. The page shows: ${text}${missing}\n`;
};

/** Waits as before, and prints what the page shows if that takes long: the time limit is minutes away. */
export const waitAndSay = () => {
  const before = getConfig();
  return async (wait: () => Promise<unknown>): Promise<unknown> => {
    const timer = setTimeout(() => process.stderr.write(waitingNotice()), NOTICE_MS);
    try {
      return await before.asyncWrapper(wait);
    } finally {
      clearTimeout(timer);
    }
  };
};
