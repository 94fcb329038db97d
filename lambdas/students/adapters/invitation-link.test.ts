import { expect, it } from 'vitest';
import { invitationLinkFor } from './invitation-link.ts';

it('leads to the site and says which address was invited, and in which language', () => {
  const linkFor = invitationLinkFor({ 'accept-language': 'ar' }, 'https://school.example');
  expect(linkFor('a+b@example.com')).toEqual({
    email: 'a+b@example.com',
    language: 'ar',
    continueUrl: 'https://school.example/sign-in-link?email=a%2Bb%40example.com&language=ar',
  });
});
