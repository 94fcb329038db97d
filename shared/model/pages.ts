/** Every route, by audience. The page of `gradeReview` is the file `pages/grade-review-page.tsx` of a feature. */
export const pagesByAudience = {
  visitors: {
    login: '/login',
    register: '/register',
    forgotPassword: '/forgot-password',
  },
  anyone: {
    /** The link in an invitation leads here; the API's mails contain this address. */
    signInLink: '/sign-in-link',
  },
  users: {
    home: '/',
    dashboard: '/dashboard',
    profile: '/profile',
    account: '/profile/account',
    games: '/games',
    game: '/games/:gameId',
  },
  teachers: {
    week: '/week',
    schoolYear: '/profile/school-year',
    students: '/manage-students',
    classes: '/classes',
    fillClasses: '/classes/fill-workbook',
    class: '/classes/:classId',
    classMarks: '/classes/:classId/marks',
    markSheet: '/classes/:classId/marks/:sheetId',
    classSubjects: '/classes/:classId/subjects',
    classLessons: '/classes/:classId/lessons',
    classSeating: '/classes/:classId/seating',
    classAttendance: '/classes/:classId/attendance',
    classRoll: '/classes/:classId/roll/:rollKey',
    classRegister: '/classes/:classId/attendance/photo',
    classTests: '/classes/:classId/tests',
    classReports: '/classes/:classId/reports',
    reports: '/reports',
    makeReports: '/reports/new',
    reportFiles: '/reports/files',
    createNotebook: '/notebooks/create',
    notebooks: '/notebooks',
    extractGrades: '/grades/extract',
    grades: '/grades',
    gradeReview: '/grades/:jobId',
    readAnswerSheets: '/answer-sheets/new',
    answerSheets: '/answer-sheets',
    answerReview: '/answer-sheets/:jobId',
    lessonPlan: '/ai-content/lesson-plan',
    test: '/ai-content/test',
    exercise: '/ai-content/exercise',
    questions: '/questions',
    aiContent: '/ai-content',
    // After the forms, because it would match their addresses too.
    draft: '/ai-content/:jobId',
  },
} as const;

export const pages = {
  ...pagesByAudience.visitors,
  ...pagesByAudience.anyone,
  ...pagesByAudience.users,
  ...pagesByAudience.teachers,
};
