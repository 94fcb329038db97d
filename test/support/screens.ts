import type { Page } from 'playwright-core';
import type { Test } from '#shared/model/draft.ts';
import { samplePlan, sampleTest } from './sample-drafts/edited-drafts.ts';
import { mixedTests } from './sample-drafts/mixed-tests.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { getClassSubjects } from '#shared/contracts/class-subjects.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { getAttendance, listAttendance } from '#shared/contracts/attendance.ts';
import { getCourseLog, listCourseLogs } from '#shared/contracts/course-logs.ts';
import { listQuestionFigures, listQuestionShelves } from '#shared/contracts/question-bank.ts';
import { keptChoice, keptIdOf } from '#shared/bank/kept.fixture.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { getMarkSheet, listAllMarkSheets, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getHand } from '#shared/contracts/hand.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { listReportJobs } from '#shared/contracts/reports.ts';
import { listStudents } from '#shared/contracts/students.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { emptyAttendance } from '#shared/model/attendance.ts';
import { emptyCourseLog } from '#shared/model/course-log.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import type { Student } from '#shared/model/student.ts';
import {
  classAttendancePath,
  registerPhotoPath,
  classLessonsPath,
  classSeatingPath,
  classMarksPath,
  classPath,
  classReportsPath,
  classSubjectsPath,
  classTestsPath,
  markSheetPath,
  pointsSearch,
  reportsOfClassPath,
  rollPath,
} from '#frontend/lib/class-paths.ts';
import { answerCall } from './answer-call.ts';
import type { SayText } from './interface-text.ts';
import { waitingRoom } from './open-page.ts';
import { answerWithAnswers, sampleAnswersPath } from './sample-answer-sheets.ts';
import { sampleClasses, sampleSavedClass } from './sample-classes.ts';
import { sampleProfile } from './sample-profile.ts';
import { seatedClass } from '#shared/seating/seating.fixture.ts';
import { sampleSchoolYear } from './sample-school-year.ts';
import { sampleSheet } from './sample-mark-sheet.ts';
import {
  draftsInEveryState,
  extractionsInEveryState,
  jobsInEveryState,
  reportsInEveryState,
} from './sample-jobs.ts';
import { answerWithDraft, sampleDraftPath } from './answer-with-draft.ts';
import { answerWithGradebook, reviewPath, unknownName } from './sample-review.ts';
import { createSteps } from './teacher-steps.ts';

const testOfAllKinds: Test = {
  ...sampleTest(),
  scale: sampleTest().scale + mixedTests.en.scale,
  questions: [...sampleTest().questions, ...mixedTests.en.questions],
};

/** The lessons of 2م3 in the teacher's subject; 4م1 has none. */
const ofSecondYear: AnnualDistribution = {
  ...{ subject: sampleProfile.subject, level: 'Middle', year: 2 },
  lessons: [
    { lesson: 'Me and my friends', sessions: 3, sequence: 'Sequence 1' },
    { lesson: 'حل المعادلة $3x + 2 = 11$', sessions: 2, sequence: 'أنشطة عددية' },
    { lesson: 'Writing a message', sessions: 4 },
  ],
};

/** A screen in one of its states. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state, once its heading is visible. */
  readonly act?: (page: Page, say: SayText) => Promise<void>;
}

const sampleRoster: readonly Student[] = [
  ['Amina Haddad', 'amina.haddad@example.com'],
  ['ياسين بن علي', 'yacine.benali@example.com'],
  ['Lina Zerrouki', 'lina.zerrouki@example.com'],
].map(([fullName = '', email = ''], index) => ({
  studentId: `student-${index}`,
  fullName,
  email,
  addedAt: '2026-09-20T08:00:00.000Z',
  joined: index !== 1,
}));
/** A good row, one that is already on the list, one without an address. */
const listToImport = `name,email
سارة منصوري,sara.mansouri@example.com
Amina Haddad,amina.haddad@example.com
Karim Said,`;

const ministryWorkbook = 'test/fixtures/spreadsheets/ministry-6x40.xlsx';

/** The latest Sunday, on which the sample timetable has a lesson of the sample class. */
const sunday = (): string => {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  return date.toISOString().slice(0, 10);
};

/** An address without a page. */
const nowhere = '/no/such/page';

const shown = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().waitFor();

/** A link like those in invitations; it is never opened. */
const invitation = '/sign-in-link?email=salma.benali%40example.com&mode=signIn&oobCode=code';

/** Screens for visitors. */
export const guestScreens: readonly Screen[] = [
  {
    name: 'login',
    path: '/login',
    act: async (page, say) => {
      await createSteps(page, say).press('auth.loginSubmit');
      await page.getByText(say('auth.emailRequired')).waitFor();
    },
  },
  { name: 'register', path: '/register' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'sign-in-link', path: invitation },
  { name: 'incomplete-link', path: '/sign-in-link' },
  { name: 'not-found', path: nowhere },
];

/** Screens of a teacher with a profile, on a page prepared by `answerWithSamples`. */
export const teacherScreens: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    act: async (page) => {
      await shown(page, 'main [data-status]');
      await shown(page, 'main section ol li');
    },
  },
  { name: 'week', path: '/week', act: (page) => shown(page, 'main table') },
  {
    name: 'search',
    path: '/games',
    act: async (page, say) => {
      await createSteps(page, say).press('search.title');
      await page.getByRole('option', { name: /2م3/ }).first().waitFor();
    },
  },
  {
    name: 'user-menu',
    path: '/dashboard',
    act: async (page, say) => {
      await createSteps(page, say).press('layout.userMenu');
      await shown(page, '[role=menuitem]');
    },
  },
  {
    name: 'students',
    path: '/manage-students',
    act: (page) => page.getByText('lina.zerrouki@example.com').first().waitFor(),
  },
  {
    name: 'add-student-dialog',
    path: '/manage-students',
    act: async (page, say) => {
      const { press } = createSteps(page, say);
      await press('students.add');
      await shown(page, '[role=dialog] input');
      await page.getByRole('dialog').getByRole('button').last().click();
      await shown(page, '[role=dialog] [aria-invalid=true]');
    },
  },
  {
    name: 'import-dialog',
    path: '/manage-students',
    act: async (page, say) => {
      await createSteps(page, say).press('students.import');
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({
          name: 'list.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(listToImport),
        });
      await shown(page, '[role=dialog] table, [role=dialog] ul');
    },
  },
  {
    name: 'classes',
    path: '/classes',
    act: (page) => shown(page, 'main li'),
  },
  {
    name: 'class-menu',
    path: '/classes',
    act: async (page, say) => {
      await page
        .getByRole('button', { name: say('classes.moreOf', { name: '2م3' }) })
        .first()
        .click();
      await shown(page, '[role=menuitem]');
    },
  },
  {
    name: 'class',
    path: classPath(sampleSavedClass.id),
    act: (page) => shown(page, 'main ol li'),
  },
  {
    name: 'class-marks',
    path: classMarksPath(sampleSavedClass.id),
    act: (page) => shown(page, 'main section li'),
  },
  {
    name: 'mark-sheet',
    path: markSheetPath(sampleSavedClass.id, sampleSheet.id),
    act: (page) => shown(page, '[role=grid]'),
  },
  {
    name: 'test-points',
    path: markSheetPath(sampleSavedClass.id, sampleSheet.id) + pointsSearch('c2'),
    act: (page) => shown(page, '[role=grid]'),
  },
  {
    name: 'class-subjects',
    path: `${classSubjectsPath(sampleSavedClass.id)}?period=1`,
    act: (page) => page.locator('main section li').first().waitFor(),
  },
  {
    name: 'class-coefficients',
    path: `${classSubjectsPath(sampleSavedClass.id)}?period=1`,
    act: async (page, say) => {
      await createSteps(page, say).press('subjects.coefficients');
      await shown(page, '[role=dialog] input[name=coefficient]');
    },
  },
  {
    name: 'pupil-across-subjects',
    path: `${classSubjectsPath(sampleSavedClass.id)}?period=1`,
    act: async (page, say) => {
      await createSteps(page, say).press('subjects.pupilByPupil');
      await shown(page, '[role=dialog] input[data-subject]');
    },
  },
  {
    name: 'class-subjects-year',
    path: `${classSubjectsPath(sampleSavedClass.id)}?period=year`,
    act: (page) => shown(page, 'main table tbody tr'),
  },
  {
    name: 'class-reports',
    path: classReportsPath(sampleSavedClass.id),
    act: (page) => shown(page, 'main table'),
  },
  {
    name: 'reports',
    path: '/reports',
    act: (page) => shown(page, 'main table'),
  },
  {
    name: 'make-reports',
    path: reportsOfClassPath(sampleSavedClass.id, 1),
    act: async (page) => {
      await shown(page, 'main input[name=classes]:checked');
      await page.locator('main input[name=contents]').nth(1).check();
    },
  },
  {
    name: 'report-files',
    path: '/reports/files',
    act: (page) => shown(page, 'main [data-status]'),
  },
  {
    name: 'class-lessons',
    path: classLessonsPath(sampleSavedClass.id),
    act: (page) => shown(page, 'main section dl'),
  },
  {
    name: 'class-seating',
    path: classSeatingPath(sampleSavedClass.id),
    act: (page) => shown(page, 'main [data-seat]'),
  },
  {
    name: 'class-attendance',
    path: classAttendancePath(sampleSavedClass.id),
    act: (page) => shown(page, 'main table'),
  },
  {
    name: 'class-attendance-list',
    path: `${classAttendancePath(sampleSavedClass.id)}?from=&to=`,
    act: (page) => shown(page, 'main h2'),
  },
  {
    name: 'class-roll',
    path: rollPath(sampleSavedClass.id, `${sunday()}-1`),
    act: (page) => shown(page, 'main h1'),
  },
  {
    name: 'class-register',
    path: registerPhotoPath(sampleSavedClass.id),
    act: (page) => shown(page, 'main input[type=file]'),
  },
  {
    name: 'class-tests',
    path: classTestsPath(sampleSavedClass.id),
    act: (page) => shown(page, 'main section li'),
  },
  {
    name: 'fill-classes',
    path: '/classes/fill-workbook',
    act: (page) => shown(page, 'main select'),
  },
  {
    name: 'class-update',
    path: '/classes',
    act: async (page, say) => {
      await page
        .getByRole('button', { name: say('classes.moreOf', { name: '2م3' }) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: say('classes.updateOne', { name: '2م3' }) }).click();
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(ministryWorkbook);
      await shown(page, '[role=dialog] section');
    },
  },
  {
    name: 'import-of-classes',
    path: '/manage-students',
    act: async (page, say) => {
      await createSteps(page, say).press('students.import');
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(ministryWorkbook);
      await shown(page, '[role=dialog] section');
    },
  },
  {
    name: 'profile',
    path: '/profile',
    act: (page) => shown(page, 'main dl'),
  },
  {
    name: 'profile-form',
    path: '/profile',
    act: async (page, say) => {
      const { press } = createSteps(page, say);
      await press('profile.edit');
      await page.getByLabel(say('profile.field.school'), { exact: true }).fill('');
      await press('profile.save');
      await page.getByText(say('form.required')).waitFor();
    },
  },
  {
    name: 'school-year',
    path: '/profile/school-year',
    act: (page) => shown(page, '[data-hour]'),
  },
  {
    name: 'school-year-errors',
    path: '/profile/school-year',
    act: async (page, say) => {
      const { press } = createSteps(page, say);
      await press('schoolYear.add.holiday');
      await page.getByLabel(say('schoolYear.afternoon'), { exact: true }).fill('09:00');
      await press('schoolYear.save');
      await page.getByText(say('form.dateInvalid')).first().waitFor();
    },
  },
  {
    name: 'account',
    path: '/profile/account',
    act: (page) => shown(page, 'main form'),
  },
  {
    name: 'create-notebook',
    path: '/notebooks/create',
    act: (page) => shown(page, 'main form [name=contents]'),
  },
  {
    name: 'cover-dialog',
    path: '/notebooks/create',
    act: async (page, say) => {
      await createSteps(page, say).press('createNotebook.selectCover');
      await shown(page, '[role=option] img');
    },
  },
  {
    name: 'notebooks',
    path: '/notebooks',
    act: (page) => shown(page, 'main [data-status]'),
  },
  {
    name: 'delete-dialog',
    path: '/notebooks',
    act: async (page, say) => {
      await page
        .getByRole('button', { name: say('job.delete') })
        .last()
        .click();
      await shown(page, '[role=dialog]');
    },
  },
  {
    name: 'extract-grades-form',
    path: '/grades/extract',
    act: async (page, say) => {
      await createSteps(page, say).press('grades.extract');
      await page.getByText(say('grades.imageRequired')).waitFor();
    },
  },
  {
    name: 'grade-extractions',
    path: '/grades',
    act: (page) => shown(page, 'main [data-status]'),
  },
  {
    name: 'grade-review',
    path: reviewPath(),
    act: (page) => shown(page, '[data-review-grid] [data-here]:focus'),
  },
  {
    name: 'grade-statistics',
    path: reviewPath(),
    act: async (page, say) => {
      await shown(page, '[data-review-grid] [data-here]:focus');
      await createSteps(page, say).press('review.statistics');
      await page.getByText(say('review.honours')).waitFor();
    },
  },
  {
    name: 'grade-averages',
    path: reviewPath(),
    act: async (page, say) => {
      await shown(page, '[data-review-grid] [data-here]:focus');
      await createSteps(page, say).press('review.averages');
      await page.locator('[name=preset]').selectOption('middle-2022');
      await page.getByText(say('review.addPart')).waitFor();
    },
  },
  {
    name: 'pupil-dialog',
    path: reviewPath(),
    act: async (page) => {
      await page.locator('[data-review-grid] [data-kind=name]', { hasText: unknownName() }).click();
      await page.keyboard.press('F2');
      await shown(page, '[role=dialog] [role=option]');
    },
  },
  {
    name: 'answer-sheets',
    path: '/answer-sheets',
    act: (page) => shown(page, 'main [data-status]'),
  },
  {
    name: 'answer-sheets-form',
    path: '/answer-sheets/new',
    act: async (page, say) => {
      await createSteps(page, say).press('answerSheets.read');
      await page.getByText(say('answerSheets.photosMissing')).waitFor();
    },
  },
  {
    name: 'answer-review',
    path: sampleAnswersPath(),
    act: async (page) => {
      await shown(page, '[data-answers] [data-here]');
      await shown(page, 'main svg image');
    },
  },
  {
    name: 'answer-threshold',
    path: sampleAnswersPath(),
    act: async (page, say) => {
      await page.getByRole('button', { name: say('answers.threshold') }).click();
      await page.getByRole('slider').focus();
      await page.keyboard.press('Home');
      await page.getByRole('list', { name: say('answers.thresholdList') }).waitFor();
    },
  },
  {
    name: 'test-form',
    path: '/ai-content/test',
    act: async (page, say) => {
      await createSteps(page, say).press('aiContent.generate');
      await page.getByText(say('form.required')).first().waitFor();
    },
  },
  {
    name: 'questions',
    path: '/questions',
    act: async (page, say) => {
      await page
        .getByRole('button', { name: say('bank.open') })
        .first()
        .click();
      await page.getByText(say('bank.inNoTest')).waitFor();
    },
  },
  {
    name: 'drafts',
    path: '/ai-content',
    act: (page) => shown(page, 'main [data-status]'),
  },
  {
    name: 'draft-dialog',
    path: '/ai-content',
    act: async (page, say) => {
      await createSteps(page, say).press('aiContent.view');
      await shown(page, '[role=dialog] article');
    },
  },
  {
    name: 'draft-plan',
    path: sampleDraftPath(samplePlan),
    act: (page) => shown(page, 'article'),
  },
  {
    name: 'draft-test',
    path: sampleDraftPath(sampleTest()),
    act: async (page) => {
      await page.locator('[data-text="q1.stem"]').click();
      await shown(page, 'article textarea');
    },
  },
  {
    name: 'draft-download',
    path: sampleDraftPath(sampleTest()),
    act: async (page, say) => {
      await createSteps(page, say).press('draft.download');
      await shown(page, '[role=dialog] [type=radio]');
    },
  },
  {
    name: 'spinner-wheel',
    path: '/games/spinner',
    act: async (page, say) => {
      const button = (id: 'spin' | 'spinAgain' | 'markAbsent') =>
        page.getByRole('button', { name: say(`games.spinner.${id}`), exact: true });
      // Turns are saved, so the wheel may have been turned before.
      await button('spin').or(button('spinAgain')).click();
      await button('markAbsent').waitFor();
    },
  },
  {
    name: 'quiz-question',
    path: '/games/quiz',
    act: async (page, say) => {
      const field = page.getByLabel(say('games.quiz.questions'), { exact: true });
      const question = page.getByText(say('games.quiz.progress', { number: 1, total: 3 }));
      await field.or(question).waitFor();
      if (await question.isVisible()) return; // a game that was begun is kept
      await field.fill(say('games.quiz.sample'));
      await page.getByRole('button', { name: say('games.quiz.start', { count: 3 }) }).click();
      await question.waitFor();
    },
  },
];

const plain = (name: string, path = `/${name}`): Screen => ({ name, path });

/** Screens of a teacher that need no action. */
export const plainScreens: readonly Screen[] = [
  {
    ...plain('students-empty', '/manage-students'),
    act: (page, say) => page.getByText(say('students.empty')).waitFor(),
  },
  plain('lesson-plan', '/ai-content/lesson-plan'),
  plain('exercise', '/ai-content/exercise'),
  // Chromium can keep the styles of a wide window if it is narrowed in the moment in which the list appears.
  { ...plain('games'), act: (page) => shown(page, 'main li a') },
  plain('quiz', '/games/quiz'),
  plain('spinner', '/games/spinner'),
  plain('unknown-game', '/games/unknown'),
  plain('link-of-another', invitation),
];

/** Screens of a student. */
export const studentScreens: readonly Screen[] = [
  plain('student-home', '/dashboard'),
  plain('student-profile', '/profile'),
  plain('for-teachers', '/notebooks'),
];

const sampleHand = { since: '2026-09-21T08:00:00.000Z', pages: 6, marks: 512 };

const sampleShelf = { questions: { [keptIdOf(1)]: keptChoice() } };

/** Gives the page students, and jobs of every status in its histories. */
export const answerWithSamples = async (page: Page): Promise<void> => {
  await answerCall(page, listStudents, () => ({ body: sampleRoster }));
  await answerCall(page, listClasses, () => ({ body: sampleClasses }));
  await answerCall(page, getClass, () => ({ body: sampleSavedClass }));
  await answerCall(page, listMarkSheets, () => ({ body: [sampleSheet] }));
  await answerCall(page, listAllMarkSheets, () => ({ body: [sampleSheet] }));
  await answerCall(page, getMarkSheet, () => ({ body: sampleSheet }));
  await answerCall(page, getClassSubjects, () => ({
    body: {
      subjects: [
        { subject: sampleSheet.subject, coefficient: 4 },
        { subject: 'التاريخ والجغرافيا', coefficient: 1.5 },
        { subject: 'التربية البدنية' },
      ],
    },
  }));
  await answerCall(page, getClassSeating, () => ({
    body: seatedClass(sampleSavedClass.pupils.map(({ id }) => id)),
  }));
  await answerCall(page, getAnnualDistributions, () => ({
    body: { distributions: [ofSecondYear] },
  }));
  await answerCall(page, listCourseLogs, () => ({ body: [] }));
  await answerCall(page, getCourseLog, () => ({
    body: {
      ...{ classId: sampleSavedClass.id, id: 'y2026-aaaaaaaaaa' },
      document: { ...unsavedVersion, content: emptyCourseLog },
    },
  }));
  await answerCall(page, listAttendance, () => ({ body: [] }));
  await answerCall(page, getAttendance, () => ({
    body: {
      ...{ classId: sampleSavedClass.id, id: `m${sunday().slice(0, 7)}` },
      document: { ...unsavedVersion, content: emptyAttendance },
    },
  }));
  await answerCall(page, listQuestionShelves, () => ({
    body: [{ id: 's00', document: { ...unsavedVersion, version: 1, content: sampleShelf } }],
  }));
  await answerCall(page, listQuestionFigures, () => ({ body: [] }));
  await answerCall(page, getReportSettings, () => ({ body: {} }));
  await answerCall(page, getHand, () => ({ body: sampleHand }));
  await answerCall(page, getSchoolYear, () => ({
    body: { ...sampleSchoolYear, holidays: [] },
  }));
  await answerCall(page, listNotebookJobs, () => ({ body: jobsInEveryState() }));
  await answerCall(page, listReportJobs, () => ({ body: reportsInEveryState() }));
  await answerCall(page, listGradeJobs, () => ({ body: extractionsInEveryState() }));
  await answerWithGradebook(page);
  await answerWithAnswers(page);
  await answerCall(page, listContentJobs, () => ({ body: draftsInEveryState() }));
  await answerWithDraft(page, samplePlan);
  await answerWithDraft(page, testOfAllKinds);
};

/** Follows a link without reloading the site, which would take most of the time. */
const follow = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(`
    history.pushState(null, '', '${path}');
    dispatchEvent(new PopStateEvent('popstate'));
  `);

/** Opens a screen and brings it into its state, dropping whatever the page showed before. */
export const showScreen = async (page: Page, say: SayText, screen: Screen): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  if (new URL(page.url()).pathname === waitingRoom) {
    await page.goto(nowhere);
  } else {
    await page.keyboard.press('Escape');
    await follow(page, nowhere);
  }
  await heading.filter({ hasText: say('notFound.title') }).waitFor();
  if (screen.path !== nowhere) {
    await follow(page, screen.path);
    await heading.filter({ hasNotText: say('notFound.title') }).waitFor();
  }
  await screen.act?.(page, say);
};
