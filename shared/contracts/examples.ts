import type { ProfessionalProfile } from '../model/profile.ts';
import { ownValues } from './own-values.ts';

/** An example of a call and its answer in the OpenAPI document. */
export interface Example {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly response?: unknown;
}

/** The teacher of the examples, who is also the demo teacher of every local platform. */
export const demoProfile: ProfessionalProfile = {
  fullName: 'أمينة بن يوسف',
  academicSeason: '2026/2027',
  educationalAdministration: 'مديرية التربية لولاية الجزائر شرق',
  level: 'Middle',
  dateOfBirth: '1987-03-14',
  placeOfBirth: 'الجزائر',
  rank: 'أستاذة التعليم المتوسط',
  category: '12',
  gradeStep: '6',
  dateOfProgression: '2023-09-01',
  educationalScore: '17.50',
  dateOfEducationalScore: '2024-11-20',
  school: 'متوسطة الشهيد العربي بن مهيدي',
  subject: 'اللغة العربية',
  classesTaught: '1م1، 1م2، 2م1، 2م3، 3م2، 4م1',
  academicQualifications: 'ليسانس في اللغة والأدب العربي، جامعة الجزائر 2',
};

/** Ids that a real caller gets from earlier calls; a replay substitutes its own. */
export const placeholders = {
  uid: 'Zb3kQ0yVYtR8fQm1cH2xWn4LdE62',
  studentId: 'q7RkV2mJc0bTn5LxWd8uYh1sEo93',
  classId: '01KAJ6Z7B1N5C8H3K2P6Q9R4TW',
  jobId: '01KAJ6Z9Q4T3M8V5W2X7Y1N0PB',
  uploadId: '019aa46fa1e0c1c2692d26e71d54e12b',
} as const;

const { uid, studentId, classId, jobId, uploadId } = placeholders;
const coverImageKey = 'covers/zellige-star.jpg';
const time = '2026-11-20T08:15:30.000Z';
const upload = (name: string) => `uploads/${uid}/${uploadId}/${name}`;
const signed = (key: string) =>
  `https://example.s3.eu-west-3.amazonaws.com/${key}?X-Amz-Signature=…`;

const noticeAcceptance = { version: 1, acceptedAt: time };
const trailEntry = { at: time, what: 'session', device: 'computer' };
const schoolYear = {
  timetable: [
    { day: 0, period: 1, className: '1م1' },
    { day: 0, period: 2, className: '2م3', room: '14' },
  ],
  hours: { morning: '08:00', afternoon: '13:30', minutes: 60 },
  holidays: [{ name: 'عطلة الشتاء', from: '2026-12-17', to: '2027-01-02' }],
};
const reportSettings = {
  honours: {
    thresholds: { 'honour-roll': 12, encouragement: 14, congratulations: 16, excellence: 18 },
    source: 'مجلس الأساتذة',
    since: '2026-09-21',
  },
  remarks: [{ band: 5, text: 'نتائج ممتازة، واصل' }],
  advice: [{ band: 5, text: 'المحافظة على هذا المستوى' }],
};
const annualDistributions = {
  distributions: [
    {
      subject: 'الرياضيات',
      level: 'Middle',
      year: 2,
      lessons: [
        {
          lesson: 'جمع عددين نسبيين',
          field: 'أنشطة عددية',
          sequence: 'الأعداد النسبية',
          competence: 'يحل مشكلات بتوظيف الأعداد النسبية',
          sessions: 2,
          week: 'نوفمبر، الأسبوع 1',
        },
      ],
    },
  ],
};
const student = {
  studentId,
  firebaseUid: studentId,
  fullName: 'Yacine Benali',
  email: 'yacine.benali@example.com',
  addedAt: time,
};
const classContent = {
  name: '2م3',
  subject: 'الرياضيات',
  level: 'Middle',
  school: 'متوسطة المتنبي',
  educationalAdministration: 'مديرية التربية لولاية بومرداس',
  academicSeason: '2026/2027',
  pupils: [
    {
      fullName: 'بن علي ياسين',
      registrationNumber: '1602034501230400',
      dateOfBirth: '2013-05-04',
      gender: 'male',
    },
    { fullName: 'حداد سلمى', registrationNumber: '1602034501230401', gender: 'female' },
  ],
};
const { pupils: _pupils, ...classHeading } = classContent;
const classSummary = {
  ...classHeading,
  id: classId,
  version: 1,
  counts: { pupils: 2, girls: 1, boys: 1 },
  keptAt: time,
  changedAt: time,
  keptUntil: '2027-12-25T08:15:30.000Z',
};
const savedClass = {
  ...classContent,
  ...classSummary,
  pupils: classContent.pupils.map((pupil, index) => ({
    ...pupil,
    id: ['k3v8q1zt', 'x0d7m2rb'][index],
    cardNumber: index + 1,
  })),
};
const classSubjects = {
  subjects: [
    { subject: 'الرياضيات', coefficient: 3 },
    { subject: 'التربية البدنية', coefficient: 1.5, exempt: true },
    { subject: 'اللغة الأمازيغية', terms: [2, 3] },
  ],
  year: 2,
  preset: '2am',
  absent: 'zero',
  excused: 'left-out',
  pass: 10,
};
const classSeating = {
  rows: 2,
  columns: 4,
  aisles: [2],
  seats: { '1-1': 'k3v8q1zt', '1-2': '', '1-3': 'x0d7m2rb', '1-4': '', '2-1': '', '2-2': '' },
  door: 'front-right',
  front: ['x0d7m2rb'],
  apart: [['k3v8q1zt', 'x0d7m2rb']],
};
/** That of mathematics in the first term. */
const sheetId = 't1-ulobfocpbu';
const markSheetContent = {
  columns: [
    { id: 'c1', heading: 'تقويم النشاطات', role: 'activities', scale: 20 },
    { id: 'c2', heading: 'الفرض', role: 'test', scale: 20, date: '2026-11-05' },
  ],
  marks: {
    k3v8q1zt: { c1: { text: '15' }, c2: { text: '12,5' } },
    x0d7m2rb: { c1: { text: 'غ' } },
  },
};
const sheetSummary = {
  id: sheetId,
  subject: 'الرياضيات',
  term: 1,
  columns: 2,
  marks: 3,
  createdAt: time,
  changedAt: time,
};
const sheetVersion = { version: 1, createdAt: time, author: 'teacher' };
const markSheet = {
  ...sheetSummary,
  classId,
  document: { ...sheetVersion, content: markSheetContent },
};
/** That of mathematics in 2026/2027. */
const logId = 'y2026-od52r3ic5l';
const courseLogContent = {
  subject: 'الرياضيات',
  entries: {
    '2026-11-17-3': { state: 'lost', reason: 'own-absence' },
    '2026-11-22-5': { extra: true, note: 'تعويض حصة 17 نوفمبر' },
    '2026-11-24-3': { state: 'half', homework: 'تمرين 5 ص 42' },
  },
};
const courseLog = {
  ...{ classId, id: logId },
  document: { ...sheetVersion, content: courseLogContent },
};
const rolls = {
  rolls: {
    '2026-11-29-2': {
      taken: { at: time, pupils: ['p1', 'p2'] },
      marks: { p2: { sign: 'late', note: '10 min', at: time } },
    },
  },
};
const monthId = 'm2026-11';
const monthOfRolls = {
  ...{ classId, id: monthId },
  document: { ...sheetVersion, content: rolls },
};
const shelfId = 's00';
const shelf = {
  questions: {
    '01KAJ70B3F2G6D9J4M8R1S5V7X': {
      question: {
        kind: 'truth',
        id: 'q3',
        stem: 'A half is larger than a third.',
        points: 1,
        bloom: 'understand',
        reason: 'Of two equal parts each is larger than of three.',
        answer: true,
      },
      language: 'en',
      subject: 'الرياضيات',
      level: 'Middle',
      year: 1,
      competence: 'يقارن كسرين',
      keptAt: time,
      version: 1,
      tests: [{ draft: jobId, question: 'q3', title: 'Fractions', classId, date: '2026-11-20' }],
    },
  },
};
const questionShelf = { id: shelfId, document: { ...sheetVersion, content: shelf } };
const classFigures = {
  ...{ draft: jobId, classId, at: time },
  questions: [{ id: 'q3', pupils: 36, facility: 0.75, discrimination: 0.41 }],
};
/** A page with the two pupils and a spare row. */
const printedSheet = {
  number: 11_259_375,
  layout: {
    kind: 'grid',
    version: 1,
    page: { width: 210, height: 297 },
    markSize: 6,
    marks: { left: 15, top: 14, right: 195, bottom: 66 },
    ticks: [],
    columns: [
      { left: 104, right: 130 },
      { left: 78, right: 104 },
    ],
    rows: [35, 43, 51].map((top) => ({ top, bottom: top + 7.9 })),
  },
  printedAt: time,
  classId,
  classVersion: 1,
  subject: 'الرياضيات',
  term: 1,
  sheetId,
  pupils: ['k3v8q1zt', 'x0d7m2rb'],
  spareRows: 1,
  columns: [
    { id: 'c1', heading: 'تقويم النشاطات', role: 'activities', scale: 20 },
    { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
  ],
};
const pendingJob = {
  id: jobId,
  createdAt: time,
  updatedAt: time,
  status: 'PENDING',
  source: 'names.xlsx',
  generatedFiles: [],
};
const finishedNotebook = {
  ...pendingJob,
  coverImageKey,
  made: {
    pages: 84,
    classes: [
      { name: '1م1', pupils: 38, firstPage: 8, lastPage: 42 },
      { name: '3م2', pupils: 41, firstPage: 43, lastPage: 77 },
    ],
  },
  status: 'SUCCESS',
  generatedFiles: [
    {
      url: signed(`results/${uid}/notebook/${jobId}/notebook.pdf`),
      name: 'class-notebook-2026-2027.pdf',
      contentType: 'application/pdf',
      size: 912_384,
    },
  ],
  filesExpireAt: '2027-11-20T08:15:30.000Z',
};
const answersJob = {
  ...pendingJob,
  status: 'SUCCESS',
  source: '1.jpg',
  pictures: 1,
  made: { classId: savedClass.id, title: 'Fractions', sheets: 1, doubts: 1 },
};
const answers = {
  classId: savedClass.id,
  draft: jobId,
  title: 'Fractions',
  language: 'en',
  scale: 20,
  questions: [
    { id: 'q1', points: 12, key: 'o2' },
    { id: 'q2', points: 8 },
  ],
  layouts: [
    {
      form: 'A',
      picture: { width: 216, height: 303 },
      questions: [
        {
          id: 'q1',
          points: 12,
          options: ['o1', 'o2'],
          bubbles: [
            [43.25, 63.7],
            [53.75, 63.7],
          ],
        },
        { id: 'q2', points: 8, bubbles: [[44.9, 85.1]] },
      ],
    },
  ],
  sheets: [
    {
      picture: 0,
      layout: 0,
      pupil: savedClass.pupils[0]?.id,
      answers: { q1: { chosen: ['o2'] }, q2: { doubt: 'unmarked' } },
    },
  ],
  leftOut: [],
};
const pendingContent = { ...pendingJob, type: 'TEST', source: 'Fractions' };
const finishedContent = {
  ...pendingContent,
  type: 'LESSON_PLAN',
  status: 'SUCCESS',
  result: '# Fractions\n…',
};

const pendingExtraction = { ...pendingJob, source: 'gradebook.jpg' };
const finishedExtraction = {
  ...pendingExtraction,
  status: 'SUCCESS',
  generatedFiles: [
    {
      url: signed(`results/${uid}/grade/${jobId}/draft.xlsx`),
      name: 'marks (draft).xlsx',
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      size: 9_216,
    },
  ],
  filesExpireAt: '2027-11-20T08:15:30.000Z',
  made: {
    ...{ className: '2م3', subject: 'Mathématiques', term: 1 },
    thumbnail: 'data:image/webp;base64,UklGRg==',
  },
};
const marks = {
  language: 'fr',
  digits: 'western',
  title: 'Mathématiques, 1er trimestre',
  columns: [
    { id: 'c1', kind: 'ordinal', heading: 'N°' },
    { id: 'c2', kind: 'name', heading: 'Nom et prénom' },
    { id: 'c3', kind: 'mark', heading: 'Devoir', scale: 20, role: 'test' },
  ],
  rows: [
    {
      id: 'r1',
      cells: [
        { text: '1', confidence: 99.8, box: [400, 1_200, 300, 220] },
        { text: 'Benali Yacine', confidence: 96.1, box: [700, 1_200, 4_000, 220] },
        { text: '12,5', confidence: 99.4, box: [4_700, 1_200, 900, 220] },
      ],
    },
  ],
  warnings: [],
};
const phase = {
  id: 'p1',
  stage: 'launch',
  title: 'Half of a loaf',
  minutes: 45,
  teacher: 'Asks how four pupils share three loaves.',
  pupils: 'Draw their answers and compare them.',
  assessment: 'Each pupil names one fair share.',
  checks: [
    {
      kind: 'choice',
      id: 'c1',
      stem: 'Which part of a loaf is the largest?',
      points: 0,
      reason: 'The fewer equal parts there are, the larger each one is.',
      options: [
        { id: 'o1', text: 'a quarter', mistake: 'compares the numbers 4 and 2' },
        { id: 'o2', text: 'a half' },
        { id: 'o3', text: 'a third' },
      ],
      key: 'o2',
      response: 'Cuts a paper strip into two and another into four, and lays the parts together.',
    },
  ],
};
const draft = {
  type: 'LESSON_PLAN',
  language: 'en',
  title: 'Fractions',
  level: 'Middle',
  year: 1,
  drafter: 'model',
  notes: [],
  minutes: 45,
  outcome: 'I can compare two fractions of the same denominator.',
  curriculum: { field: '', sequence: '', competence: '' },
  prerequisites: ['Equal parts of a whole'],
  materials: ['Paper strips'],
  keywords: [{ id: 'k1', term: 'denominator', meaning: 'How many equal parts make the whole.' }],
  misconceptions: [
    {
      id: 'm1',
      misconception: 'A larger denominator makes a larger fraction.',
      response: 'Fold two equal strips, and compare a half with a quarter.',
    },
  ],
  phases: [phase],
  differentiation: { support: 'Strips that are folded already.', extension: 'Three fractions.' },
  homework: 'Exercise 3.',
};
const firstVersion = { version: 1, createdAt: time, author: 'job' };
const secondVersion = { version: 2, createdAt: time, author: 'teacher' };
const restoredVersion = { version: 3, createdAt: time, author: 'teacher', restoredFrom: 1 };

const versionExamples = (
  noun:
    'grade' | 'content' | 'mark-sheet' | 'course-log' | 'attendance' | 'question-shelf' | 'answers',
  params: Record<string, string>,
  content: object,
) => {
  const first = ['mark-sheet', 'course-log', 'attendance', 'question-shelf'].includes(noun)
    ? sheetVersion
    : firstVersion;
  return {
    [`put-${noun}-document`]: { params, body: content, response: { ...secondVersion, content } },
    [`list-${noun}-versions`]: { params, response: [secondVersion, first] },
    [`get-${noun}-version`]: {
      params: { ...params, version: '1' },
      response: { ...first, content },
    },
    [`restore-${noun}-version`]: {
      params: { ...params, version: '1' },
      response: { ...restoredVersion, content },
    },
  };
};

/** What a user has once. */
const ownExamples: Readonly<Record<keyof typeof ownValues, object>> = {
  profile: demoProfile,
  schoolYear,
  reportSettings,
  annualDistributions,
};
const savedByName: Readonly<Record<string, object>> = ownExamples;
const valueExamples = Object.fromEntries(
  Object.entries(ownValues).flatMap(([name, { get, put }]) => {
    const response = savedByName[name];
    return [
      [get.id, { response }],
      [put.id, { body: response, response }],
    ];
  }),
);

/** Six pages of about thirty pupils in three columns. */
const learntHand = { since: time, pages: 6, marks: 512 };

export const examples: Readonly<Record<string, Example>> = {
  ...valueExamples,
  'get-pupil-data-notice': { response: noticeAcceptance },
  'put-pupil-data-notice': { body: { version: 1 }, response: noticeAcceptance },
  'list-trail': {
    query: { month: time.slice(0, 7) },
    response: { month: time.slice(0, 7), entries: [trailEntry], earlier: '2026-10' },
  },
  'assign-role': { query: {}, response: { role: 'teacher' } },
  'export-account': {
    response: {
      exportedAt: time,
      account: { uid, email: 'amel@example.com', emailVerified: true, role: 'teacher' },
      ...ownExamples,
      pupilDataNotice: noticeAcceptance,
      hand: { since: time },
      trail: [trailEntry],
      students: [student],
      classes: [savedClass],
      markSheets: [markSheet],
      classSubjects: [{ classId, ...classSubjects }],
      classSeatings: [{ classId, seating: classSeating }],
      courseLogs: [courseLog],
      attendance: [monthOfRolls],
      questionShelves: [
        {
          ...{ ...sheetVersion, id: shelfId },
          url: signed(`documents/${uid}/bank/${shelfId}/1-a.json`),
        },
      ],
      questionFigures: [classFigures],
      printedSheets: [printedSheet],
      rosters: [],
      jobs: [],
      uploads: [
        { name: 'names.xlsx', size: 48_213, url: signed(upload('names.xlsx')), uploadedAt: time },
      ],
      usage: [{ what: 'invitation', day: time.slice(0, 10), count: 1 }],
    },
  },
  'delete-account': {},
  'list-students': { response: [student] },
  'add-student': {
    body: { fullName: student.fullName, email: student.email },
    response: { studentId, firebaseUid: studentId },
  },
  'update-student': {
    params: { studentId },
    body: { fullName: 'Yacine Ben Ali' },
    response: { ...student, fullName: 'Yacine Ben Ali' },
  },
  'delete-student': { params: { studentId } },
  'resend-invitation': { params: { studentId } },
  'list-classes': { response: [classSummary] },
  'add-class': { body: classContent, response: savedClass },
  'get-class': { params: { classId }, response: savedClass },
  'replace-class': {
    params: { classId },
    body: { ...classContent, name: '3م3' },
    response: { ...savedClass, name: '3م3', version: 2 },
  },
  'delete-class': { params: { classId } },
  'get-class-subjects': { params: { classId }, response: classSubjects },
  'put-class-subjects': {
    params: { classId },
    body: classSubjects,
    response: classSubjects,
  },
  'get-class-seating': { params: { classId }, response: classSeating },
  'put-class-seating': { params: { classId }, body: classSeating, response: classSeating },
  'print-seating': { params: { classId }, query: { language: 'ar' } },
  'print-answer-cards': { params: { classId }, query: { paper: 'a6', language: 'ar' } },
  'list-mark-sheets': { params: { classId }, response: [sheetSummary] },
  'list-all-mark-sheets': { response: [{ ...sheetSummary, classId }] },
  'add-mark-sheet': {
    params: { classId },
    body: { subject: 'الرياضيات', term: 1, content: markSheetContent },
    response: markSheet,
  },
  'add-marks': {
    params: { classId },
    body: {
      ...{ subject: 'الرياضيات', term: 1 },
      table: {
        columns: [{ heading: 'الاختبار', role: 'exam', scale: 20 }],
        rows: [{ pupil: 'p1', marks: ['12,5'], remark: 'أحسنت', advice: 'المراجعة اليومية' }],
      },
      source: { kind: 'workbook', name: '2م3.xlsx' },
    },
    response: {
      ...{ sheetId, document: secondVersion, columns: ['c3'] },
      ...{ marks: 1, remarks: 2, same: 0, different: [], refused: [], leftOut: 0 },
    },
  },
  'get-mark-sheet': { params: { classId, sheetId }, response: markSheet },
  'print-mark-sheet': { params: { classId, sheetId }, body: { language: 'ar' } },
  'delete-mark-sheet': { params: { classId, sheetId } },
  'print-folder': {
    params: { date: '2026-11-29' },
    query: { language: 'ar', for: 'visit', marks: 'true', standing: 'true' },
  },
  'print-week': { params: { date: '2026-11-29' }, query: { language: 'ar' } },
  ...versionExamples('mark-sheet', { classId, sheetId }, markSheetContent),
  'list-course-logs': { params: { year: '2026' }, response: [courseLog] },
  'get-course-log': { params: { classId, logId }, response: courseLog },
  ...versionExamples('course-log', { classId, logId }, courseLogContent),
  'list-attendance': {
    params: { from: '2026-09', to: '2026-11' },
    query: { classId },
    response: [monthOfRolls],
  },
  'get-attendance': { params: { classId, monthId }, response: monthOfRolls },
  ...versionExamples('attendance', { classId, monthId }, rolls),
  'list-question-shelves': { params: { tens: '0' }, response: [questionShelf] },
  'get-question-shelf': { params: { shelfId }, response: questionShelf },
  ...versionExamples('question-shelf', { shelfId }, shelf),
  'export-question-bank': {
    body: { format: 'moodle', title: 'كسور', language: 'ar', ids: [{ shelf: shelfId }] },
  },
  'list-question-figures': { response: [classFigures] },
  'create-upload': {
    query: {
      fileName: 'names.xlsx',
      fileType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fileSize: '48213',
    },
    response: {
      url: signed(upload('names.xlsx')),
      key: upload('names.xlsx'),
      headers: {
        'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'if-none-match': '*',
      },
    },
  },
  'list-covers': {
    response: [
      {
        key: coverImageKey,
        url: `/${coverImageKey}`,
        thumbnailUrl: '/covers/zellige-star.thumb.jpg',
        title: 'Zellige',
        titles: { en: 'Zellige', ar: 'زليج' },
      },
    ],
  },
  'list-notebook-jobs': { query: {}, response: [finishedNotebook] },
  'submit-notebook': {
    body: {
      coverImageKey,
      studentNamesFileS3Key: upload('names.xlsx'),
      language: 'ar',
    },
    response: pendingJob,
  },
  'retry-notebook': { params: { jobId }, response: pendingJob },
  'delete-notebook': { params: { jobId } },
  'list-workbooks': {
    response: [{ key: upload('names.xlsx'), name: 'names.xlsx', usedAt: time }],
  },
  'list-grade-jobs': { query: { limit: '50' }, response: [pendingExtraction] },
  'extract-grades': {
    body: {
      imageS3Key: upload('gradebook.jpg'),
      workbookS3Key: upload('names.xlsx'),
      language: 'ar',
    },
    response: pendingExtraction,
  },
  'get-grade-job': {
    params: { jobId },
    response: { ...finishedExtraction, document: { ...firstVersion, content: marks } },
  },
  'get-grade-picture': {
    params: { jobId },
    query: {},
    response: {
      url: signed(`documents/${uid}/grade/${jobId}/page-2480x3508.jpg`),
      width: 2480,
      height: 3508,
    },
  },
  ...versionExamples('grade', { jobId }, marks),
  'confirm-grades': {
    params: { jobId },
    response: { ...finishedExtraction, confirmed: { version: 3, at: time } },
  },
  'get-hand': { response: learntHand },
  'put-hand': { body: { learn: true }, response: learntHand },
  'retry-grade-job': { params: { jobId }, response: pendingExtraction },
  'delete-grade-job': { params: { jobId } },
  'list-content-jobs': { query: { view: 'summary' }, response: [pendingContent] },
  'get-content-job': {
    params: { jobId },
    response: { ...finishedContent, document: { ...firstVersion, content: draft } },
  },
  ...versionExamples('content', { jobId }, draft),
  'cancel-content-job': {
    params: { jobId },
    response: { ...pendingContent, status: 'FAILED', error: { code: 'cancelled' } },
  },
  'redraft-part': {
    params: { jobId },
    body: { part: 'p1', instruction: 'Another example' },
    response: { part: phase },
  },
  'read-source-page': {
    body: { imageS3Key: upload('page.jpg') },
    response: {
      paragraphs: [
        { text: 'Le vent du soir passait sur la colline.', doubts: [{ start: 23, end: 26 }] },
      ],
      isPoor: false,
    },
  },
  'read-register-photo': {
    body: { imageS3Key: upload('page.jpg') },
    response: {
      pages: [
        {
          reading: {
            ...{ number: 4_711_304, printedAt: time, classId, classVersion: 3 },
            columns: [{ rolls: [{ key: '2026-11-29-2' }] }],
            rows: [{ pupil: 'a1', boxes: ['absent'] }],
            hasStrangers: false,
          },
          ...{ picture: '/9j/4AAQSkZJRg==', width: 1_061, height: 1_500, isCut: false },
          places: [{ row: 0, column: 0, box: { left: 0.4, top: 0.2, right: 0.43, bottom: 0.22 } }],
        },
      ],
    },
  },
  'generate-content': {
    body: {
      contentType: 'TEST',
      topic: 'Fractions',
      level: 'Middle',
      role: 'exam',
      questionType: 'Multiple Choice',
      questionCount: 5,
    },
    response: { ...pendingContent, role: 'exam' },
  },
  'retry-content-job': { params: { jobId }, response: pendingContent },
  'delete-content-job': { params: { jobId } },
  'export-content': {
    params: { jobId },
    query: { format: 'markdown', form: 'B', help: 'hint', key: 'yes' },
  },
  'print-answer-sheets': {
    params: { jobId },
    body: { classId, paper: 'half', forms: 2, spare: 3 },
  },
  'list-answers-jobs': { query: {}, response: [answersJob] },
  'read-answer-sheets': {
    body: { imageS3Keys: [upload('1.jpg')], language: 'en' },
    response: { ...pendingJob, source: '1.jpg', pictures: 1 },
  },
  'retry-answers-job': {
    params: { jobId },
    response: { ...pendingJob, source: '1.jpg', pictures: 1 },
  },
  'delete-answers-job': { params: { jobId } },
  'get-answers-job': {
    params: { jobId },
    response: { ...answersJob, document: { ...firstVersion, content: answers } },
  },
  'get-answers-picture': {
    params: { jobId },
    query: { sheet: '0' },
    response: {
      url: signed(`documents/${uid}/answer-sheets/${jobId}/page-1512x2121.jpg`),
      width: 1512,
      height: 2121,
    },
  },
  'mark-answer-sheets': {
    params: { jobId },
    response: {
      url: signed(`documents/${uid}/answer-sheets/${jobId}/marked.pdf`),
      name: 'Fractions.pdf',
      contentType: 'application/pdf',
      size: 8_412_330,
    },
  },
  ...versionExamples('answers', { jobId }, answers),
  'list-printed-tests': {
    response: {
      tests: [
        {
          draft: jobId,
          classId,
          title: 'Fractions',
          printedAt: time,
          sheets: [{ number: 7_340_519, pupil: 'a0' }, { number: 1_200_331 }],
        },
      ],
      classes: [{ id: classId, name: '2م3', pupils: [{ id: 'a0', fullName: 'بن علي ياسين' }] }],
    },
  },
  'list-report-jobs': {
    query: {},
    response: [{ ...pendingJob, source: '2م3', contents: ['council', 'slips'], term: 1 }],
  },
  'submit-report': {
    body: { classIds: [classId], term: 1, contents: ['council', 'slips'], language: 'ar' },
    response: { ...pendingJob, source: '2م3', contents: ['council', 'slips'], term: 1 },
  },
  'retry-report': {
    params: { jobId },
    response: { ...pendingJob, source: '2م3', contents: ['council', 'slips'], term: 1 },
  },
  'delete-report': { params: { jobId } },
  'end-sessions': {},
  'report-browser-error': {
    body: {
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading '…')",
      frames: ['show /assets/review-Bx1kT9aQ.js:3:1405'],
      page: '/grades/:jobId',
      version: 'tell-error-9aCk20_d.js',
    },
  },
  'list-games': {
    response: [
      {
        id: 'spinner',
        name: 'Spinner',
        description: 'Picks a pupil, fairly.',
        image: '/games/spinner.svg',
        names: { en: 'Spinner', ar: 'القرعة' },
        descriptions: { en: 'Picks a pupil, fairly.', ar: 'تختار تلميذا بعدل.' },
      },
    ],
  },
};
