import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, type Session, type SessionUser } from '../../lib/auth/session.ts';
import { renderPage } from '../../test-support/render.tsx';
import { GuestsOnly, RequireUser, TeachersOnly } from './guards.tsx';

const leave = vi.hoisted(() => vi.fn());
vi.mock('../../lib/auth/leave.ts', () => ({ leave }));

const user: SessionUser = {
  uid: 'u',
  email: 'a@b.c',
  displayName: undefined,
  photoUrl: undefined,
  emailVerified: false,
  provider: 'password',
};
const signedOut: Session = { status: 'signed-out', deliberate: false };

const visit = (at: string) =>
  renderPage(
    <Suspense>
      <Routes>
        <Route element={<GuestsOnly />}>
          <Route path="/login" element="login page" />
        </Route>
        <Route element={<RequireUser />}>
          <Route path="/dashboard" element="dashboard page" />
          <Route path="/profile" element="profile page" />
          <Route element={<TeachersOnly />}>
            <Route path="/notebooks" element="notebooks page" />
          </Route>
        </Route>
      </Routes>
    </Suspense>,
    { at },
  );
const address = () => screen.getByTestId('address').textContent;
const open = (at: string) => {
  visit(at);
  return address();
};

beforeEach(() => {
  leave.mockReset();
  session.set({ status: 'loading' });
});

describe('guards of pages', () => {
  it.each(['/login', '/profile', '/notebooks'])('decide nothing at %s while loading', (at) => {
    expect(open(at)).toBe(at);
    expect(screen.queryByText(/page/)).toBeNull();
  });

  it('send a visitor to the login page', () => {
    session.set(signedOut);
    expect(open('/profile')).toBe('/login');
  });

  it('send a signed-in user from the login page to the dashboard', () => {
    session.set({ status: 'signed-in', user, role: 'teacher' });
    expect(open('/login')).toBe('/dashboard');
  });

  it.each(['/login', '/profile'])(
    'explain at %s why the sign-in failed, and offer to try again or to leave',
    async (at) => {
      const retry = vi.fn();
      session.set({ status: 'unknown', reason: { id: 'error.network' }, retry });
      expect(open(at)).toBe(at);
      expect(screen.getByText('No connection. Check your network and try again.')).toBeTruthy();
      expect(screen.queryByText(/login page|profile page/)).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(retry).toHaveBeenCalledOnce();
      fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
      await expect.poll(() => vi.mocked(leave).mock.calls).toHaveLength(1);
    },
  );

  it('let a teacher into a teacher’s page', () => {
    session.set({ status: 'signed-in', user, role: 'teacher' });
    expect(open('/notebooks')).toBe('/notebooks');
    expect(screen.getByText('notebooks page')).toBeTruthy();
  });

  it('tell a student that a page is for teachers, and keep them signed in', async () => {
    session.set({ status: 'signed-in', user, role: 'student' });
    await act(async () => visit('/notebooks'));
    expect(address()).toBe('/notebooks');
    expect(await screen.findByRole('heading', { name: 'For teachers' })).toBeTruthy();
    expect(screen.queryByText('notebooks page')).toBeNull();
    expect(session.get().status).toBe('signed-in');
  });
});
