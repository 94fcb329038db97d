import { describe, expect, it } from 'vitest';
import { identityOf } from './identity.ts';

const now = 1_800_000_000;
const claims = { aud: 'p', sub: 'u-1', iat: now, auth_time: now, exp: now + 3600 };

describe('the identity in a token', () => {
  it.each([
    ['teacher', 'teacher'],
    ['student', 'student'],
    [undefined, 'student'],
    ['admin', 'student'],
    [['teacher'], 'student'],
  ])('with the role claim %j is %s', (role, expected) => {
    expect(identityOf({ ...claims, role }, 'p', now)).toMatchObject({ role: expected });
  });

  it('has an empty, unverified address when the token has none', () => {
    expect(identityOf({ ...claims, email_verified: 'true' }, 'p', now)).toEqual({
      uid: 'u-1',
      role: 'student',
      email: '',
      emailVerified: false,
      authTime: now,
      issuedAt: now,
    });
  });

  it('is valid although the clocks differ by half a minute', () => {
    expect(identityOf(claims, 'p', now - 30)).toMatchObject({ uid: 'u-1' });
    expect(identityOf(claims, 'p', now - 31)).toBe('iat');
  });
});
