import { expect, it } from 'vitest';
import { invitationLinkFor } from './invitation-link.ts';

it('builds a link to the site with the invited address and the language', () => {
  const linkFor = invitationLinkFor({ 'accept-language': 'ar' }, 'https://school.example');
  expect(linkFor('a+b@example.com')).toEqual({
    email: 'a+b@example.com',
    language: 'ar',
    continueUrl: 'https://school.example/sign-in-link?email=a%2Bb%40example.com&language=ar',
  });
});
