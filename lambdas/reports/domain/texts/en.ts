import { isolate } from '#lambdas/print/typography/direction.ts';

/** The names of the preset rules; other rules are the teacher's own. */
const rules: Readonly<Record<string, string>> = {
  'middle-2022': 'middle school, since 2022',
  secondary: 'secondary school',
  'primary-languages-2022': 'primary school, languages, since 2022',
  'primary-2022': 'primary school, other subjects, since 2022',
  'exam-thrice': 'the exam counts three times',
  equal: 'all count the same',
  year: 'average of the year',
};

/** All texts of printed reports in English; its type is the type of all languages. */
export const en = {
  republic: "People's Democratic Republic of Algeria",
  ministry: 'Ministry of National Education',
  directorate: (name: string) =>
    /directorate|مديرية/iu.test(name)
      ? isolate(name)
      : `Directorate of education: ${isolate(name)}`,
  season: (season: string) => `School year: ${season}`,
  teacher: (name: string) => `Teacher: ${isolate(name)}`,
  date: 'Date',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  continued: (title: string) => `${title} (continued)`,
  className: (name: string) => `Class ${isolate(name)}`,
  files: { council: 'council pack', slips: 'pupil slips', year: 'year report' },
  titles: { council: 'Council pack', slips: 'Pupil slips', year: 'Report of the year' },
  terms: ['First term', 'Second term', 'Third term'],
  year: 'Year',

  ranking: 'Results by rank',
  list: 'Marks by name',
  figures: 'Figures of the class',
  minutes: 'Minutes of the class council',
  yearResults: 'Results of the year',
  yearFigures: 'Figures of the year',

  number: 'No.',
  name: 'Surname and name',
  rank: 'Rank',
  average: 'Average',
  progress: 'From term before',
  honour: 'Honours',
  remark: 'Remark',
  moved: 'Places gained',
  honours: {
    'honour-roll': 'Honour roll',
    encouragement: 'Encouragement',
    congratulations: 'Congratulations',
    excellence: 'Excellence',
  },
  mark: (value: number, decimals?: number) =>
    decimals === undefined ? String(value) : value.toFixed(decimals),
  percentage: (share: string) => `${share} %`,
  signed: (value: number, text: string) => `${value > 0 ? '+' : value < 0 ? '−' : ''}${text}`,
  none: '–',
  and: ', ',

  rule: (name: string, formula: string) => `Rule of the average (${name}): ${formula}`,
  noRule: 'The sheet has no rule of averages, so nothing is ranked.',
  noSheet: 'The record has no marks of this term.',
  rules,
  ownRule: 'the teacher’s own rule',
  annualFormula: '(First term + Second term + Third term) ÷ 3',
  rounding: 'Averages are rounded to hundredths; pupils with the same average share a rank.',
  averagesOf: (some: number, all: number) =>
    `Averages for ${some} of ${all} pupils; the others were absent or have a mark missing`,
  allTerms: 'A pupil has an average of the year with the averages of all three terms.',
  otherRuleBefore: 'The term before has another rule: the difference compares unlike averages.',
  ruleOf: (term: string, name: string, formula: string) => `${term} (${name}): ${formula}`,
  oddMarks: (sign: string) => `${sign} Off the scale or not a mark, so not counted`,
  thresholds: (list: string, from: string) => `Honours from ${list} (out of 20). ${from}`,
  threshold: (honour: string, mark: string) => `${honour} ${mark}`,
  usualThresholds: (date: string) =>
    `Usual in schools (${date}), no official text; the council decides.`,
  ownThresholds: (source: string, date: string) => [source, date].filter(Boolean).join(', '),

  statistic: 'Figure',
  all: 'All',
  girls: 'Girls',
  boys: 'Boys',
  counted: 'Pupils with an average',
  marked: 'Marks',
  mean: 'Mean',
  classAverage: 'Class average',
  median: 'Median',
  highest: 'Highest',
  lowest: 'Lowest',
  passed: 'Passed',
  passRate: 'Pass rate',
  absent: 'Absent',
  before: 'Term before',
  countOf: (some: number, all: number) => `${some} of ${all}`,
  bands: 'Averages by band',
  band: 'Band',
  pupils: 'Pupils',
  share: '%',
  below: (mark: string) => `Below ${mark}`,
  between: (low: string, high: string) => `${low} to below ${high}`,
  atLeast: (mark: string) => `${mark} and above`,
  byColumn: 'By column',
  column: 'Column',
  bySex: 'Girls and boys',
  awarded: 'Honours',
  byTerm: 'By term',

  meeting: { date: 'Date', chair: 'Chair', present: 'Present', absent: 'Absent' },
  observations: 'Observations',
  decisions: 'Decisions',
  signatures: { teacher: 'The teacher', director: 'The head teacher', parent: 'The parent' },

  slip: {
    column: 'Assessment',
    mark: 'Mark',
    average: (scale: string) => `Average /${scale}`,
    rank: (rank: string, of: string) => `Rank: ${rank} of ${of}`,
    classAverage: (mark: string) => `Class average: ${mark}`,
    extremes: (lowest: string, highest: string) => `Lowest ${lowest}, highest ${highest}`,
    progress: (change: string) => `From the term before: ${change}`,
    rule: (formula: string) => `Average: ${formula}`,
    notSchool: 'One subject teacher’s slip, not the school’s bulletin.',
  },
};

export type ReportTexts = typeof en;
