import { writeFigure, type Decimals } from '#shared/model/write-figure.ts';
import { coverTextsIn } from '#shared/notebook/cover-texts.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import { said } from './said.ts';
import { en as records } from './records/en.ts';

const cover = coverTextsIn('en');

/** All texts of the printed notebook in English; its type is the type of all languages. */
export const en = {
  notebook: cover.notebook,
  subtitle: (subject: string, level: string) => said([subject, level], ' · '),
  fileTitle: (subject: string, season: string) =>
    `Class notebook: ${said([subject, season], ', ')}`,
  fileSubject: (school: string, season: string) => said([school, season], ', '),
  folio: (page: number, pages: number) => `Page ${page} of ${pages}`,
  continued: (title: string) => `${title} (continued)`,
  classTitle: (name: string) => `Class ${isolate(name)}`,
  levels: cover.levels,

  records,

  contents: 'Contents',
  overview: 'The classes',
  teacherCard: 'Teacher card',
  timetable: 'Weekly timetable',
  classList: 'Class list',
  attendance: 'Attendance',
  attendanceOf: (month: string) => `Attendance: ${month}`,
  marks: 'Marks',
  marksOf: (term: string) => `Marks: ${term}`,
  results: 'Results and ranking',
  statistics: 'Statistics and honours',
  notes: 'Notes',
  remediation: 'Remediation tracking',

  card: {
    identity: 'Identity',
    career: 'Career',
    post: 'Post',
    qualifications: 'Academic qualifications',
    fullName: 'Full name',
    dateOfBirth: 'Date of birth',
    placeOfBirth: 'Place of birth',
    rank: 'Rank',
    category: 'Category',
    gradeStep: 'Grade step',
    dateOfProgression: 'Date of promotion',
    educationalScore: 'Inspection mark',
    dateOfEducationalScore: 'Date of inspection mark',
    educationalAdministration: 'Directorate of education',
    school: 'School',
    level: 'Level',
    subject: 'Subject',
    classesTaught: 'Classes taught',
    academicSeason: 'School year',
  },
  signatures: { teacher: 'The teacher', director: 'The head teacher', inspector: 'The inspector' },

  class: 'Class',
  subject: 'Subject',
  pupils: 'Pupils',
  girls: 'Girls',
  boys: 'Boys',
  total: 'Total',
  page: 'Page',
  count: (label: string, count: number) => `${label}: ${count}`,

  number: 'No.',
  registrationNumber: 'Registration no.',
  name: 'Surname and name',
  dateOfBirth: 'Date of birth',
  gender: 'Sex',
  genders: { female: 'F', male: 'M' },
  remarks: 'Remarks',

  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  monthOfYear: (month: string, year: number | undefined) => (year ? `${month} ${year}` : month),
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  weekdayInitials: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  absences: 'Abs.',
  lates: 'Late',
  holidayOf: (name: string, from: string, to: string) =>
    `${isolate(name)} ${from === to ? from : `${from} to ${to}`}`,
  attendanceLegend: 'A absent   ·   E excused absence   ·   L late',

  day: 'Day',
  morning: 'Morning',
  afternoon: 'Afternoon',
  period: (position: number) => String(position),

  terms: ['First term', 'Second term', 'Third term'],
  markColumns: {
    notebook: 'Note\u00adbook',
    homework: 'Home\u00adwork',
    participation: 'Partici\u00adpation',
    behaviour: 'Beha\u00adviour',
    activities: 'Activ\u00adities (A)',
    practical: 'Practical or oral (P)',
    test1: 'Test 1',
    test2: 'Test 2',
    tests: 'Tests (T)',
    expression: 'Speaking and listening',
    reading: 'Reading and recitation',
    writing: 'Written production',
    continuous: 'Contin\u00aduous assess\u00adment (C)',
    exam: 'Exam (E)',
    average: 'Aver\u00adage',
  },
  mark: (value: number, decimals?: Decimals) => writeFigure(value, 'en', decimals),
  absentMark: 'abs',
  oddMarks: (sign: string) =>
    `${sign} As in the workbook: off the scale or not a mark, so not counted`,
  ownAverages: (sign: string) => `${sign} The workbook's own average`,
  recordedAverages: (sign: string) => `${sign} Average by the teacher’s own rule in the record`,
  otherAverages: (pupils: number) =>
    `The workbook has a different average for ${pupils} pupils; the printed one follows the rule`,
  averagesOf: (some: number, all: number) =>
    `Averages for ${some} of ${all} pupils; the others were absent or have a mark missing`,
  uncountedColumns: 'Columns not named in the rule do not count',
  unnamedTerm: 'The workbook does not say which term these marks are from',
  scheme: (name: string) => `Rule applied: ${name}`,
  schemes: {
    'primary-languages-2022': {
      name: 'Primary school, 2022–23 (languages)',
      formulas: [
        'C = mean of the three activities',
        'Average = (C + E) ÷ 2',
        'In the other subjects: average = E',
      ],
    },
    'middle-2022': {
      name: 'Middle school, 2022–23 (correspondence 1711)',
      formulas: [
        'A = notebook + homework + participation + behaviour',
        'C = (A + test 1 + test 2) ÷ 3; with one test: C = (A + test 1) ÷ 2',
        'Average = (C + 2 × E) ÷ 3',
      ],
    },
    secondary: {
      name: 'Secondary school, common practice (no official text found)',
      formulas: [
        'A = notebook + homework + participation + behaviour',
        'T = mean of the tests',
        'Average = (A + P + T + 2 × E) ÷ 5; without P, ÷ 4',
      ],
    },
  },

  average: 'Average',
  rank: 'Rank',
  year: 'Year',
  honour: 'Honour',
  annualFormula: 'Annual average = (first term + second term + third term) ÷ 3',
  honoursOf: (period: string) => `Honours printed: by the average of ${period}`,

  rankedOf: (period: string, some: number, all: number) => `${period} ${some} of ${all}`,
  ranked: (periods: readonly string[]) => `Pupils with an average: ${periods.join(', ')}`,

  statistic: 'Result',
  counted: 'Pupils with an average',
  countOf: (some: number, all: number) => `${some} of ${all}`,
  pupilCount: 'Pupils',
  share: '%',
  percentage: (share: string) => `${share}%`,
  below: (mark: string) => `Below ${mark}`,
  between: (low: string, high: string) => `${low} to less than ${high}`,
  atLeast: (mark: string) => `${mark} and above`,
  passed: (mark: string) => `Passed (${mark} and above)`,
  highest: 'Highest average',
  lowest: 'Lowest average',
  classAverage: 'Class average',
  best: 'Top ten of each term',

  date: 'Date',
  pupil: 'Pupil(s)',
  difficulty: 'Difficulty observed',
  remedy: 'Remedial activity',
  outcome: 'Outcome',
  and: ', ',
  andMore: (count: number) => `+${count}`,
  wholeClass: 'The whole class',
  missed: (test: string, questions: readonly string[]) =>
    `${isolate(test)}: ${questions.length > 1 ? 'questions' : 'question'} ${questions.join(', ')}`,
};

export type Messages = typeof en;
