/** Business constants and limits, in one place. Sizes are bytes, times are milliseconds unless the name says else. */
export const limits = {
  /** Largest request body of the API. */
  requestBodyBytes: 256 * 1024,
  spreadsheetBytes: 5 * 1024 * 1024,
  imageBytes: 10 * 1024 * 1024,
  /** A picture's sides, in pixels: what no camera makes is not decoded, and in what is tiny nothing can be read. */
  pictureSide: 10_000,
  pictureSmallestSide: 200,
  /** An upload ticket and a download link live this long. */
  presignedUrlSeconds: 300,
  /** A sign-in counts as recent this long; the identity provider has the same for what cannot be undone. */
  recentSignIn: 300_000,
  passwordLength: 6,
  pollingInterval: 10_000,
  notificationDuration: 2_500,
  questionCountDefault: 5,
  questionCountMax: 50,
  nameLength: 200,
  textLength: 200,
  longTextLength: 4_000,
  emailLength: 254,
  fileNameLength: 255,
  /** A class notebook: more classes or pupils than any school timetable holds is a mistake, not a notebook. */
  notebookClasses: 40,
  classPupils: 100,
  notebookPupils: 1_500,
  /** A printed name; a longer one is refused with the place where it stands. */
  pupilNameLength: 120,
  /** The name of a sheet, and so of a class: what Excel allows. A longer one is cut. */
  sheetNameLength: 31,
  /** Classes a teacher keeps: more than two years' timetables hold. */
  savedClasses: 60,
  /** Lessons of a week, and holidays of a season. */
  timetableLessons: 60,
  holidays: 40,
  /** Pages a class may have to be filled in by hand, of each kind. */
  writingPages: 60,
  /** Students a spreadsheet may bring at once: more than any teacher has. */
  importedStudents: 2_000,
  /** Students on one teacher's roster. */
  rosterStudents: 10_000,
  /** Mails a teacher may have sent in a day (UTC): to all students, six classes in one import, and to one of them. */
  invitationsPerDay: 400,
  invitationsPerStudentPerDay: 10,
  /**
   * Mails of all teachers together in a day, and those of teachers whose address nobody has proven: these must not use
   * up what the others need. The identity provider mails 25,000 sign-in links a day
   * (firebase.google.com/docs/auth/limits); the rest is for who asks for a link themselves.
   */
  projectInvitationsPerDay: 20_000,
  projectUnverifiedInvitationsPerDay: 1_000,
  /** Upload tickets in a day (UTC): all, and those for a file whose size was not said and so is not signed. */
  uploadsPerDay: 200,
  unsizedUploadsPerDay: 20,
  /** Unforeseen errors that one caller may report: at once, and then one more after each of these intervals. */
  browserErrorBurst: 6,
  browserErrorRefill: 10 * 60_000,
  /** A document as JSON: less than a request's body, so that whatever a job made can be sent back edited. */
  documentBytes: 200 * 1024,
  /** Versions kept of a document; beyond them, those that stood the shortest go. */
  documentVersions: 50,
  /** A job that has run longer is stopped: its workflow ends then, and the sweep and the texts follow. */
  jobDuration: 10 * 60_000,
  /** Jobs listed at most, and how many a history asks for at a time. */
  jobsListed: 100,
  jobsShown: 50,
  /** A page of marks: more rows or columns than any sheet of paper holds. */
  gradebookRows: 120,
  gradebookColumns: 24,
  /** What stands in one cell, or heads a column. */
  gradebookTextLength: 160,
  /** A draft: what stands in one place, how long its lists are, and its questions or exercises at most. */
  draftTextLength: 2_000,
  draftListLength: 20,
  draftQuestions: 60,
  draftOptions: 6,
  draftPoints: 100,
  lessonMinutes: 480,
  /** For a teacher whose e-mail address is not verified; jobs have theirs in their descriptors. */
  unverifiedInvitationsPerDay: 5,
} as const;

/** How many rows a table can show at once; `-1` is "all". */
export const pageSizes = [5, 7, 10, 15, 20, 25, 50, -1] as const;
