import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, type SessionUser } from '#frontend/lib/auth/session.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import ProfilePage from './profile-page.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#frontend/lib/api/client.ts', () => ({ call }));

const user: SessionUser = {
  uid: 'u',
  email: 'amina@example.com',
  displayName: 'Amina',
  photoUrl: undefined,
  emailVerified: true,
  provider: 'password',
};
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => call.mockReset().mockResolvedValue(undefined));

const tabs = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]);

describe('the profile page', () => {
  it('for a teacher shows the professional information', async () => {
    session.set({ status: 'signed-in', user, role: 'teacher' });
    renderPage(<ProfilePage />);
    await screen.findByText('You have not filled in your professional information yet.');
    expect(headings()).toEqual(['Amina', 'Professional information']);
    expect(screen.getByText('Verified')).toBeTruthy();
    expect(screen.getByText('Email and password')).toBeTruthy();
  });

  it('has the school year and the account on pages of their own', async () => {
    session.set({ status: 'signed-in', user, role: 'teacher' });
    renderPage(<ProfilePage />);
    await screen.findByText('You have not filled in your professional information yet.');
    expect(tabs()).toEqual([
      ['My details', '/profile', 'page'],
      ['School year', '/profile/school-year', null],
      ['Account', '/profile/account', null],
    ]);
    cleanup();
    renderPage(<ProfilePage />, { at: '/profile/account' });
    await screen.findByRole('heading', { name: 'Your handwriting' });
    expect(headings()).toEqual([
      'Amina',
      'Account settings',
      'Your handwriting',
      'Account activity',
      'Your data',
    ]);
    expect(tabs().map(([, , current]) => current)).toEqual([null, null, 'page']);
  });

  it('for a student shows only the account, and calls no API', async () => {
    session.set({ status: 'signed-in', user, role: 'student' });
    renderPage(<ProfilePage />);
    await screen.findByRole('heading', { name: 'Your data' });
    expect(headings()).toEqual(['Amina', 'Account settings', 'Account activity', 'Your data']);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });

  it('for a Google account says where its settings are', async () => {
    session.set({ status: 'signed-in', user: { ...user, provider: 'google' }, role: 'student' });
    renderPage(<ProfilePage />);
    expect(
      await screen.findByText('Your password and email are managed in your Google account.'),
    ).toBeTruthy();
    expect(screen.getByText('Google account')).toBeTruthy();
    expect(screen.queryByLabelText('New password')).toBeNull();
  });

  it('leads home when there is no user', () => {
    session.set({ status: 'signed-out', deliberate: true });
    renderPage(<ProfilePage />);
    expect(screen.getByText('Your profile could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to homepage' })).toBeTruthy();
  });
});
