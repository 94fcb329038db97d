import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { session, type SessionUser } from '#frontend/lib/auth/session.ts';
import { paths } from '#frontend/lib/paths.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import DashboardPage from './dashboard-page.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#frontend/lib/api/client.ts', () => ({ call }));

const user: SessionUser = {
  uid: 'u',
  email: 'salma@example.com',
  displayName: 'سلمى',
  photoUrl: undefined,
  emailVerified: true,
  provider: 'password',
};
const places = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async ({ id }: Endpoint) =>
    id === getSchoolYear.id ? { timetable: [] } : [],
  );
});

describe('the home of a student', () => {
  it('greets them and links only to the games and their profile', () => {
    session.set({ status: 'signed-in', user, role: 'student' });
    renderPage(<DashboardPage />);
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeTruthy();
    expect(screen.getByText(/\u2068سلمى\u2069/)).toBeTruthy();
    expect(places()).toEqual([paths.games, paths.profile]);
    for (const card of screen.getAllByRole('listitem')) {
      // Each says once what it is for.
      const [title, ...words] = [...card.querySelectorAll('h2, p')].map((one) => one.textContent);
      expect(card.textContent).toBe([title, ...words].join(''));
      expect(words).toHaveLength(1);
    }
    expect(call).not.toHaveBeenCalled();
  });

  it('greets a student without a name, too', () => {
    session.set({
      status: 'signed-in',
      user: { ...user, displayName: undefined },
      role: 'student',
    });
    renderPage(<DashboardPage />);
    expect(screen.getByText('We are glad you are here. What would you like to do?')).toBeTruthy();
  });
});

describe('the home of a teacher', () => {
  it('has a card for every tool and for the classes', async () => {
    session.set({ status: 'signed-in', user, role: 'teacher' });
    localStorage.setItem('room.today', `${innerWidth}x380`);
    renderPage(<DashboardPage />);
    const cards = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(cards).toEqual([
      'Manage Students',
      'Manage Classes',
      'View Reports',
      'Create Notebook',
      'Extract Grades',
      'Read Answer Sheets',
      'AI Lesson Plan Generator',
      'AI Test Generator',
      'AI Exercise Generator',
      'In-Class Games',
    ]);
    await waitFor(() => expect(call).toHaveBeenCalled());
  });
});
