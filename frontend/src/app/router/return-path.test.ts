import { describe, expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

describe('returnPath', () => {
  it('goes back to a page of this site', () => {
    expect(returnPath({ from: '/notebooks?a=1' })).toBe('/notebooks?a=1');
  });

  it.each([undefined, null, {}, { from: 1 }, { from: '//evil.example' }, { from: 'https://x' }])(
    'goes to the dashboard for any other path: %j',
    (state) => {
      expect(returnPath(state)).toBe('/dashboard');
    },
  );
});
