import { describe, expect, it } from 'vitest';
import { requireRecentSignIn } from './session-checks.ts';

const signedIn = Date.UTC(2026, 9, 1);
const after = (seconds: number) => () =>
  requireRecentSignIn(signedIn / 1000, signedIn + seconds * 1000);

describe('the check for a recent sign-in', () => {
  it.each([0, 299, 360])('accepts a sign-in of %i s ago', (seconds) => {
    expect(after(seconds)).not.toThrow();
  });

  it.each([361, 86_400])('rejects a sign-in of %i s ago', (seconds) => {
    expect(after(seconds)).toThrow(expect.objectContaining({ code: 'recent-sign-in-required' }));
  });
});
