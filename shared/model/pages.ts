/** Every route of the site, as one value each. */
export const pages = {
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
