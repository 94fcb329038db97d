import { paths } from '../../lib/paths.ts';

/** Files of pages, below `features`, by route. */
type PageFiles = Readonly<Record<string, string>>;

/**
 * Which file each route's page is, by who may see it. The build reads it too, to preload the page of an address.
 */
export const pageFiles = {
  visitors: {
    [paths.login]: 'auth/pages/login-page.tsx',
    [paths.register]: 'auth/pages/register-page.tsx',
    [paths.forgotPassword]: 'auth/pages/forgot-password-page.tsx',
  },
  anyone: {
    [paths.signInLink]: 'auth/pages/sign-in-link-page.tsx',
  },
  users: {
    [paths.home]: 'dashboard/pages/dashboard-page.tsx',
    [paths.dashboard]: 'dashboard/pages/dashboard-page.tsx',
    [paths.profile]: 'profile/pages/profile-page.tsx',
    [paths.games]: 'games/pages/games-page.tsx',
    [paths.game]: 'games/pages/game-page.tsx',
  },
  teachers: {
    [paths.students]: 'students/pages/students-page.tsx',
    [paths.classes]: 'classes/pages/classes-page.tsx',
    [paths.createNotebook]: 'notebooks/pages/create-notebook-page.tsx',
    [paths.notebooks]: 'notebooks/pages/notebooks-page.tsx',
    [paths.extractGrades]: 'grades/pages/extract-grades-page.tsx',
    [paths.grades]: 'grades/pages/grades-page.tsx',
    [paths.gradeReview]: 'grades/pages/review-page.tsx',
    [paths.lessonPlan]: 'ai-content/pages/lesson-plan-page.tsx',
    [paths.test]: 'ai-content/pages/test-page.tsx',
    [paths.exercise]: 'ai-content/pages/exercise-page.tsx',
    [paths.aiContent]: 'ai-content/pages/ai-content-page.tsx',
    // after the forms, whose addresses it would fit as well
    [paths.draft]: 'ai-content/pages/draft-page.tsx',
  },
} as const satisfies Record<string, PageFiles>;

/** The file of every route's page. */
export const filesByPath: PageFiles = {
  ...pageFiles.visitors,
  ...pageFiles.anyone,
  ...pageFiles.users,
  ...pageFiles.teachers,
};
