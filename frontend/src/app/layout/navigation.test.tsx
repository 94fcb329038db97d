import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Role } from '#shared/model/role.ts';
import { paths } from '../../lib/paths.ts';
import { renderPage } from '../../test-support/render.tsx';
import NavigationList from './navigation-list.tsx';

const role = vi.hoisted((): { current: Role } => ({ current: 'teacher' }));
vi.mock('../../lib/auth/session.ts', () => ({ useRole: () => role.current }));

const lit = (at: string, who: Role = 'teacher') => {
  role.current = who;
  const { container } = renderPage(<NavigationList />, { at });
  return [...container.querySelectorAll('[aria-current=page]')].map((item) => item.textContent);
};

it('has the games, for teachers and students', () => {
  for (const who of ['teacher', 'student'] as const) {
    role.current = who;
    const { unmount } = renderPage(<NavigationList />);
    expect(screen.getByRole('link', { name: 'In-Class Games' }).getAttribute('href')).toBe(
      '/games',
    );
    unmount();
  }
});

it.each([{ compact: false }, { compact: true }])(
  'has three lists for teachers, each named by its heading: %j',
  ({ compact }) => {
    role.current = 'teacher';
    renderPage(<NavigationList compact={compact} />);
    const pagesOf = (name: string) =>
      within(screen.getByRole('list', { name })).getAllByRole('link', { name: /./ });
    expect(pagesOf('Classes').map((link) => link.getAttribute('href'))).toEqual([
      ...[paths.classes, paths.students, paths.reports, paths.grades],
    ]);
    expect(pagesOf('Prepare')).toHaveLength(4);
    expect(pagesOf('Account')).toHaveLength(1);
    expect(screen.queryAllByRole('heading', { level: 2 })).toHaveLength(compact ? 0 : 3);
  },
);

it.each([
  [paths.home, 'Teacher Dashboard'],
  [paths.dashboard, 'Teacher Dashboard'],
  [paths.students, 'Manage Students'],
  [paths.classes, 'My Classes'],
  [paths.notebooks, 'My Notebooks'],
  [paths.createNotebook, 'My Notebooks'],
  [paths.grades, 'Extracted grades'],
  [paths.extractGrades, 'Extracted grades'],
  [paths.answerSheets, 'Extracted grades'],
  [paths.readAnswerSheets, 'Extracted grades'],
  [paths.aiContent, 'AI content'],
  [paths.lessonPlan, 'AI content'],
  [paths.test, 'AI content'],
  [paths.exercise, 'AI content'],
  [paths.questions, 'Question bank'],
  [paths.games, 'In-Class Games'],
  ['/games/quiz', 'In-Class Games'],
  [paths.profile, 'Profile'],
])('highlights one item, also on the screens below it: %s', (at, label) => {
  expect(lit(at)).toEqual([label]);
});

it('highlights nothing when an address only begins like one of its own', () => {
  expect(lit('/gamesome')).toEqual([]);
  expect(lit('/games/quiz', 'student')).toEqual(['In-Class Games']);
});
