/** Business constants and limits. Sizes are bytes and times are milliseconds unless the name says otherwise. */
export const limits = {
  requestBodyBytes: 256 * 1024,
  spreadsheetBytes: 5 * 1024 * 1024,
  imageBytes: 10 * 1024 * 1024,
  /** A picture's sides in pixels: larger ones come from no camera, smaller ones are unreadable. */
  pictureSide: 10_000,
  pictureSmallestSide: 200,
  /** Lifetime of an upload ticket and of a download link. */
  presignedUrlSeconds: 300,
  /** How long a sign-in counts as recent; the identity provider uses the same for irreversible actions. */
  recentSignIn: 300_000,
  passwordLength: 6,
  pollingInterval: 10_000,
  questionCountDefault: 5,
  questionCountMax: 50,
  nameLength: 200,
  textLength: 200,
  longTextLength: 4_000,
  emailLength: 254,
  fileNameLength: 255,
  /** A class notebook: more classes or pupils than any timetable has is a mistake. */
  notebookClasses: 40,
  classPupils: 100,
  notebookPupils: 1_500,
  /** A printed name; a longer one is refused, and the error says where it is. */
  pupilNameLength: 120,
  /** The name of a sheet, and so of a class: Excel's limit. Longer names are cut. */
  sheetNameLength: 31,
  /** Saved classes of a teacher: more than two years' timetables have. */
  savedClasses: 60,
  /** Mark sheets of a class: 20 subjects in three terms. */
  classMarkSheets: 60,
  /** Subjects of a class, and the largest coefficient of one. */
  classSubjects: 20,
  coefficient: 20,
  /** Rows and columns of a seating plan. */
  seatingSide: 14,
  /** Printed sheets that photos are recognised by, above the 4,000 of ten classes with a test a month. */
  printedSheets: 6_000,
  /** Lessons in a week, and holidays in a season. */
  timetableLessons: 60,
  holidays: 40,
  /** Changes of timetable or hours in a season. */
  yearChanges: 12,
  /** Entries of a course's log: a session in each period of 40 weeks is more than any course has. */
  logEntries: 600,
  /** A note or the homework of a session. */
  sessionTextLength: 300,
  /** A note beside a pupil's name in a roll. */
  rollNoteLength: 120,
  /** Rolls of a class in a month: four a day, every day. */
  monthRolls: 124,
  /** From the first to the last day of one print of daily pages: a school year. */
  dailyDays: 366,
  /** Pages of each kind that a class may have for writing by hand. */
  writingPages: 60,
  /** Students in one imported spreadsheet: more than any teacher has. */
  importedStudents: 2_000,
  rosterStudents: 10_000,
  /** Mails a teacher may send in a day (UTC): to all students (six classes in one import), and to one of them. */
  invitationsPerDay: 400,
  invitationsPerStudentPerDay: 10,
  /**
   * Mails of all teachers together in a day, and of teachers with unverified addresses, who must not use up the others'
   * share. The identity provider mails 25,000 sign-in links a day (firebase.google.com/docs/auth/limits); the rest is
   * for people who request a link themselves. It makes 250,000 links for mails of the platform's own, whose number a
   * deployment sets up to the limit below, and which a new account of SES sends 50,000 of.
   */
  projectInvitationsPerDay: 20_000,
  mailedInvitationsPerDay: 40_000,
  mailedInvitationsPerDayMax: 240_000,
  projectUnverifiedInvitationsPerDay: 1_000,
  /** Upload tickets in a day (UTC): all, and those without a signed file size. */
  uploadsPerDay: 200,
  unsizedUploadsPerDay: 20,
  /** Unforeseen errors one caller may report: a burst, then one more after each interval. */
  browserErrorBurst: 6,
  browserErrorRefill: 10 * 60_000,
  /** A document as JSON; less than a request's body, so that any document can be sent back edited. */
  documentBytes: 200 * 1024,
  /** Versions kept of a document; beyond that, those that were current for the shortest time are deleted. */
  documentVersions: 50,
  /** How long a job may work, and wait for room: the timeout, the sweep and the texts follow these. */
  jobDuration: 10 * 60_000,
  jobWait: 60 * 60_000,
  /** The most jobs a list has, and how many a history requests at a time. */
  jobsListed: 100,
  jobsShown: 50,
  /** Pictures of one class in one extraction: a list of four columns of pupils, and some taken twice. */
  extractionPictures: 6,
  /** Pictures of answer sheets in one job: those of a large class, and some taken twice. */
  answerPictures: 60,
  /** Answer sheets without a name in one print. */
  spareAnswerSheets: 10,
  /** A page of marks: more rows or columns than any paper has. */
  gradebookRows: 120,
  gradebookColumns: 27,
  /** Columns of marks of a mark sheet; a gradebook also has numbers, names and remarks. */
  sheetColumns: 24,
  /** Columns of a sheet that a teacher corrects, and classes and sheets about which choices are made. */
  correctedColumns: 60,
  readingChoices: 160,
  /** Text of one cell or column heading. */
  gradebookTextLength: 160,
  /** A file that a source text is taken from; it is read on the device and never sent. */
  sourceBytes: 50 * 1024 * 1024,
  /** A draft: the length of one text field, the length of its lists, and its most questions or exercises. */
  draftTextLength: 2_000,
  draftListLength: 20,
  draftQuestions: 60,
  /** Levels of a rubric. */
  draftRubricLevels: 5,
  draftOptions: 6,
  phaseChecks: 2,
  /** Questions of a test in a mark sheet: those of a draft, and its integration task. */
  testQuestions: 61,
  draftPoints: 100,
  lessonMinutes: 480,
  /** Annual distributions of a teacher, lessons of one, and sessions or hours of a lesson: more than a year has. */
  distributions: 20,
  plannedLessons: 400,
  lessonSessions: 60,
  /** Sessions of one lesson plan: with three phases each, they fill its list of phases. */
  planSessions: 6,
  /** Questions on a shelf of the bank to which others are added, and its bytes; and the most that one holds. */
  shelfQuestionsAdded: 60,
  shelfBytesAdded: 100 * 1024,
  shelfQuestions: 120,
  /** Of a kept question: its former wordings, and the tests that it was in. */
  keptWordings: 4,
  keptTests: 40,
  /** Bytes of the kept questions that a drafted test begins with. */
  givenBytes: 100 * 1024,
  /** Questions in one file of the bank, and in one for paper, which takes longer to make. */
  exportedQuestions: 2_000,
  exportedOnPaper: 200,
  /** A final competence is a long sentence. */
  competenceLength: 600,
  /** A month, a week or both. */
  weekLength: 60,
  /** For teachers with an unverified address; job kinds have their own in their descriptors. */
  unverifiedInvitationsPerDay: 5,
} as const;

/** Page sizes that a table offers; `-1` is "all". */
export const pageSizes = [5, 7, 10, 15, 20, 25, 50, -1] as const;
