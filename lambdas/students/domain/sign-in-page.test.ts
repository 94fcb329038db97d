import { expect, it } from 'vitest';
import { signInPage } from './sign-in-page.ts';

it('is on the site and says which address was invited, and in which language', () =>
  expect(signInPage('https://school.example', 'a+b@example.com', 'ar')).toBe(
    'https://school.example/sign-in-link?email=a%2Bb%40example.com&language=ar',
  ));
