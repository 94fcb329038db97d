import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SessionUser } from '../../lib/auth/session.ts';
import { UserAvatar } from './user-avatar.tsx';

const user: SessionUser = {
  uid: 'u',
  email: 'amina@example.org',
  displayName: 'سعاد',
  photoUrl: 'https://example.org/photo.jpg',
  emailVerified: true,
  provider: 'google',
};

it('shows the first letter when the picture cannot be loaded', () => {
  const { container } = render(<UserAvatar user={user} size={34} />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
  fireEvent.error(picture!);
  expect(container.textContent).toBe('س');
});

it.each([
  ['the address, without a name', { displayName: undefined }, 'A'],
  ['no letter, without both', { displayName: undefined, email: undefined }, '?'],
])('takes the letter of %s', (_, missing, letter) => {
  const shown = { ...user, photoUrl: undefined, ...missing };
  expect(render(<UserAvatar user={shown} size={34} />).container.textContent).toBe(letter);
});
