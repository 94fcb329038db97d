import type { ReadingLevel } from '../../model/reading.ts';
import type { LessonStage } from '../../model/draft.ts';
import type { BloomLevel } from '../../model/question-levels.ts';
import type { SchoolLevel } from '../../model/profile.ts';
import { semicolons } from '../../model/punctuation.ts';
import { writeExact, writeFigure } from '../../model/write-figure.ts';

const levels = {
  Primary: 'primary school',
  Middle: 'middle school',
  Secondary: 'secondary school',
} as const satisfies Record<SchoolLevel, string>;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const written = (value: number): string => writeFigure(value, 'en');
const counted = (count: number, one: string): string =>
  `${written(count)} ${count === 1 ? one : `${one}s`}`;

/** Labels on sheets in English; other languages have the same shape. */
export const en = {
  /** Letters of the options, in the order that schools use. */
  letters: 'abcdef',
  level: (level: SchoolLevel, year: number | undefined): string =>
    year === undefined ? capital(levels[level]) : `Year ${year}, ${levels[level]}`,
  minutes: (count: number): string => counted(count, 'minute'),
  points: (count: number): string => counted(count, 'point'),
  number: written,
  /** With all its decimals. */
  exactNumber: (value: number): string => writeExact(value, 'en'),
  /** Separates items in one line; items may contain commas. */
  semicolon: semicolons.en,
  /** Between a label or term and what is said of it. */
  colon: ': ',
  /** Separates numbers. */
  comma: ', ',

  school: 'School',
  season: 'School year',
  teacher: 'Teacher',
  subject: 'Subject',
  levelLabel: 'Level',
  duration: 'Duration',
  class: 'Class',
  date: 'Date',
  name: 'Name',
  mark: 'Mark',
  /** Before and after a page number. */
  page: 'Page',
  of: 'of',
  /** Letters of the test forms, by their internal names. */
  formLetters: { A: 'A', B: 'B' },
  form: (form: string): string => `Form ${form}`,

  field: 'Field',
  sequence: 'Sequence',
  competence: 'Final competence',
  outcome: 'Learning outcome',
  prerequisites: 'Prior knowledge',
  materials: 'Materials',
  keywords: 'Keywords',
  term: 'Term',
  meaning: 'Meaning',
  misconceptions: 'Likely misconceptions',
  misconception: 'Misconception',
  response: 'Response',
  course: 'Course of the lesson',
  session: (number: number): string => `Session ${number}`,
  stage: 'Stage',
  time: 'Time',
  teacherDoes: 'Teacher',
  pupilsDo: 'Pupils',
  assessment: 'Assessment',
  stages: {
    launch: 'Launch',
    build: 'Building',
    apply: 'Application',
  } satisfies Record<LessonStage, string>,
  checks: 'Checks for understanding',
  check: (number: number): string => `Check ${number}`,
  ifWrong: 'If several are wrong',
  starter: 'Starter questions',
  exit: 'Exit questions',
  trace: 'What pupils copy',
  differentiation: 'Differentiation',
  support: 'For pupils who need more help',
  extension: 'For pupils who are ahead',
  homework: 'Homework',

  sourceText: 'Text',
  /** In the names of files. */
  readings: { easier: 'easier-text', simplest: 'simplest-text' } satisfies Record<
    ReadingLevel,
    string
  >,
  question: (number: number): string => `Question ${number}`,
  true: 'True',
  false: 'False',
  task: 'Integration task',
  /** Beside the bubbles of an answer sheet. */
  trueLetter: 'T',
  falseLetter: 'F',
  taskLetter: 'Task',
  instructions: 'Instructions',
  hint: 'Hint',
  passage: 'Look again at',
  matchLeft: 'Item',
  letter: 'Letter',
  matchRight: 'Choices',
  rightOrder: 'Letters in the right order',
  beginning: 'The answer begins with',
  firstStep: 'First step',

  answerKey: 'Answer key and marking scale',
  answer: 'Answer',
  answers: 'Expected answers',
  questions: 'Question',
  variants: 'Also accepted',
  tolerance: (tolerance: string): string => `within ${tolerance}`,
  reason: 'Why',
  evidence: 'In the text',
  /** Where the passage is from. */
  source: 'Source',
  titleAndPage: (title: string, page: string): string => `${title}, page ${page}`,
  criteria: 'Criteria',
  rubric: 'Rubric',
  /** Usual names of its levels, the best first. */
  rubricLevels: ['Fully met', 'Partly met', 'Not yet met'],
  total: 'Total',
  specification: 'Table of specifications',
  asksTo: 'Asks to',
  bloom: {
    remember: 'remember',
    understand: 'understand',
    apply: 'apply',
    analyse: 'analyse',
    evaluate: 'evaluate',
    create: 'create',
  } satisfies Record<BloomLevel, string>,
  unjudged: 'not set',
  noLevel: 'level not set',
  noDifficulty: 'difficulty not set',
  doubtful: 'Check this answer.',
  unit: 'Answer in',

  answerSheet: 'Answer sheet',
  fillBubbles:
    'Fill one circle for each question with a dark pen. To change an answer, cross it out and fill another.',
  teacherPoints: 'Points, filled in by the teacher',
  numberInList: 'Your number in the class list: fill the tens, then the ones',
  tens: 'Tens',
  ones: 'Ones',

  exercise: (number: number): string => `Exercise ${number}`,
  difficulties: { 1: 'easy', 2: 'medium', 3: 'hard' },
  integration: 'integration task',
  solutions: 'Solutions',

  /** Suffix of files with answers, and the name of files from untitled drafts. */
  withAnswers: 'with-answers',
  untitled: 'draft',

  notes: 'Check before use',
  drafters: {
    model: 'Drafted by an AI model; the teacher is responsible for it.',
    rules: 'Drafted by rules, without an AI model.',
  },
} as const;

type Widened<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Widened<T[Key]> };
export type Labels = Widened<typeof en>;
