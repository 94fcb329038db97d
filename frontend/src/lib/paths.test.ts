import { describe, expect, it } from 'vitest';
import { gamePath, paths } from './paths.ts';

describe('the paths of the application', () => {
  it('are those that links and bookmarks rely on', () => {
    expect(Object.values(paths).toSorted()).toEqual(
      [
        '/',
        '/dashboard',
        '/login',
        '/register',
        '/forgot-password',
        '/sign-in-link',
        '/profile',
        '/profile/school-year',
        '/profile/account',
        '/week',
        '/manage-students',
        '/classes',
        '/classes/fill-workbook',
        '/classes/:classId',
        '/classes/:classId/marks',
        '/classes/:classId/marks/:sheetId',
        '/classes/:classId/lessons',
        '/classes/:classId/attendance',
        '/classes/:classId/attendance/photo',
        '/classes/:classId/roll/:rollKey',
        '/classes/:classId/tests',
        '/classes/:classId/reports',
        '/classes/:classId/seating',
        '/classes/:classId/subjects',
        '/reports',
        '/reports/files',
        '/reports/new',
        '/notebooks/create',
        '/notebooks',
        '/grades/extract',
        '/grades',
        '/grades/:jobId',
        '/answer-sheets/new',
        '/answer-sheets',
        '/answer-sheets/:jobId',
        '/ai-content/lesson-plan',
        '/ai-content/test',
        '/ai-content/exercise',
        '/ai-content',
        '/questions',
        '/ai-content/:jobId',
        '/games',
        '/games/:gameId',
      ].toSorted(),
    );
  });

  it('escape the name of a game', () => {
    expect(gamePath('quiz')).toBe('/games/quiz');
    expect(gamePath('a/b')).toBe('/games/a%2Fb');
  });
});
