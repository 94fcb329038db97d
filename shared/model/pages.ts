/**
 * Every route of the site, by who may see it. The page of `gradeReview` is the file `grade-review-page.tsx` in the
 * folder `pages` of a feature.
 */
export const pagesByAudience = {
  visitors: {
    login: '/login',
    register: '/register',
    forgotPassword: '/forgot-password',
  },
  anyone: {
    /** Where the link of an invitation leads; the API's mails name it. */
    signInLink: '/sign-in-link',
  },
  users: {
    home: '/',
    dashboard: '/dashboard',
    profile: '/profile',
    games: '/games',
    game: '/games/:gameId',
  },
  teachers: {
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
    // Follows the forms, whose addresses it would match as well.
    draft: '/ai-content/:jobId',
  },
} as const;

export const pages = {
  ...pagesByAudience.visitors,
  ...pagesByAudience.anyone,
  ...pagesByAudience.users,
  ...pagesByAudience.teachers,
};

/** Which page an address shows, with `:jobId` for what names a thing of the teacher's; `…` if it is no page. */
export function pageOf(address: string): string {
  const parts = address.split('/');
  const isShownBy = (page: string): boolean => {
    const pattern = page.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  };
  // Exact pages come before `:jobId`, as in the router.
  return Object.values(pages).find(isShownBy) ?? '…';
}
