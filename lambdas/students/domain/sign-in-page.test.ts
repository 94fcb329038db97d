import { describe, expect, it } from 'vitest';
import { signInPage, siteOf } from './sign-in-page.ts';

describe('the page an invitation leads to', () => {
  it.each(['https://school.example', 'http://localhost:3000', 'http://127.0.0.1:8080'])(
    'is on %s',
    (origin) =>
      expect(signInPage(siteOf(origin), 'a+b@example.com')).toBe(
        `${origin}/sign-in-link?email=a%2Bb%40example.com`,
      ),
  );

  it.each([
    undefined,
    '',
    'null',
    'http://school.example',
    'http://localhost.evil.example',
    'javascript://localhost',
    'ftp://localhost',
    'https://school.example/path',
    'https://user@school.example',
    'https://',
  ])('refuses %j', (origin) => expect(() => siteOf(origin)).toThrow('validation-failed'));
});
