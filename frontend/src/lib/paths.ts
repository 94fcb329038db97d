import { generatePath } from 'react-router';

/** Every route of the specification's table (section 2), and the invitation's, as one value each. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  /** Where the link of an invitation leads; the API's mails name it. */
  signInLink: '/sign-in-link',
  profile: '/profile',
  students: '/manage-students',
  classes: '/classes',
  createNotebook: '/notebooks/create',
  notebooks: '/notebooks',
  extractGrades: '/grades/extract',
  grades: '/grades',
  gradeReview: '/grades/:jobId',
  lessonPlan: '/ai-content/lesson-plan',
  test: '/ai-content/test',
  exercise: '/ai-content/exercise',
  aiContent: '/ai-content',
  draft: '/ai-content/:jobId',
  games: '/games',
  game: '/games/:gameId',
} as const;

/** The query parameter of the notebook form that chooses a cover, by its key. */
export const COVER = 'cover';

/** The address of the notebook form, with a cover chosen. */
export const notebookFormPath = (cover: string | undefined): string =>
  cover === undefined
    ? paths.createNotebook
    : `${paths.createNotebook}?${new URLSearchParams({ [COVER]: cover }).toString()}`;

/** The query parameter of the notebook form that chooses kept classes, by their ids, comma-joined. */
export const CLASSES = 'classes';

/** The address of the notebook form, with kept classes chosen. */
export const notebookOfClassesPath = (classIds: readonly string[]): string =>
  `${paths.createNotebook}?${new URLSearchParams({ [CLASSES]: classIds.join(',') }).toString()}`;

/** The query parameter of the wheel that puts a kept class on it. */
export const CLASS = 'class';

/** The address of the wheel, with a kept class on it. */
export const wheelOfClassPath = (classId: string): string =>
  `${gamePath('spinner')}?${new URLSearchParams({ [CLASS]: classId }).toString()}`;

/** The address of one game. */
export const gamePath = (gameId: string): string => generatePath(paths.game, { gameId });

/** The address where the marks of an extraction are checked. */
export const gradeReviewPath = (jobId: string): string =>
  generatePath(paths.gradeReview, { jobId });

/** The address of one draft. */
export const draftPath = (jobId: string): string => generatePath(paths.draft, { jobId });

/** The query parameter of the forms that fills them from an earlier job. */
export const FROM = 'from';
