import type { ClassSubject, ClassSubjects, Stream } from '../../model/class-subjects.ts';
import type { SchoolLevel } from '../../model/profile.ts';
import type { Term } from '../../model/term.ts';
import { scaleOfClass } from './class-results.ts';
import { knownSubject, type KnownSubject } from './subject-names.ts';

/** Coefficients of a year of study, as far as the sources agree. */
interface CoefficientPreset {
  readonly preset: string;
  /** Of the text that names where it is from. */
  readonly source: string;
  readonly level: SchoolLevel;
  /** Missing: all years of the level. */
  readonly year?: number;
  readonly stream?: Stream;
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`: of the source. Missing: not known. */
  readonly since?: string;
  /** When the source was looked up. */
  readonly read: string;
  /** Only what no source contradicts; the teacher is asked for the others. */
  readonly coefficients: Readonly<Partial<Record<KnownSubject, number>>>;
}

const READ = '2026-11-29';
/** Of every stream of the last year whose coefficients are known. Tamazight differs from school to school. */
const lastYear = { arabic: 3, french: 2, english: 2, islamic: 2, pe: 1 } as const;
const alsoInScience = { ...lastYear, philosophy: 2, 'history-geography': 2 } as const;

const secondary = (
  stream: Stream,
  coefficients: CoefficientPreset['coefficients'],
): CoefficientPreset => ({
  preset: `3as-${stream}`,
  source: '3as',
  level: 'Secondary',
  year: 3,
  stream,
  read: READ,
  coefficients,
});

/**
 * Sources (where each text names its own): letter 1547 of 2017-09-21 for middle school (El Watan, 2017-11-16), whose
 * figures that newer tools contradict are left out: maths, physics and science of the second year, physics and science of
 * the third. Fourth year: only what a list of 2017, tools and a paper of 2025 agree on. Third year of secondary school:
 * the weights of the baccalaureate in four public tools and more. Languages and arts have one source or none, and the
 * first two years of secondary school have too few: no preset.
 */
export const coefficientPresets: readonly CoefficientPreset[] = [
  {
    preset: 'primary',
    source: 'primary',
    level: 'Primary',
    since: '2022-12',
    read: READ,
    coefficients: {},
  },
  {
    ...{ preset: '1am', source: '1am', level: 'Middle', year: 1, since: '2017-09-21', read: READ },
    coefficients: {
      ...{ arabic: 2, maths: 2, french: 1, english: 1, science: 1, physics: 1 },
      ...{ history: 1, geography: 1, islamic: 1 },
    },
  },
  {
    ...{ preset: '2am', source: '2am', level: 'Middle', year: 2, since: '2017-09-21', read: READ },
    coefficients: { arabic: 3, french: 2, english: 1, history: 1, geography: 1, islamic: 1 },
  },
  {
    ...{ preset: '3am', source: '3am', level: 'Middle', year: 3, since: '2017-09-21', read: READ },
    coefficients: {
      ...{ arabic: 3, maths: 3, french: 2, english: 1, history: 1, geography: 1, islamic: 1 },
    },
  },
  {
    ...{ preset: '4am', source: '4am', level: 'Middle', year: 4, since: '2017', read: READ },
    coefficients: {
      ...{ arabic: 5, physics: 2, science: 2, islamic: 2, tamazight: 2, civics: 1, pe: 1 },
    },
  },
  secondary('sciences', { ...alsoInScience, science: 6, physics: 5, maths: 5 }),
  secondary('maths', { ...alsoInScience, maths: 7, physics: 6, science: 2 }),
  secondary('technical', { ...alsoInScience, technology: 6, maths: 6, physics: 6 }),
  secondary('management', {
    ...{ ...alsoInScience, accounting: 6, economics: 5, maths: 5, 'history-geography': 4, law: 2 },
  }),
  secondary('letters', {
    ...{ ...lastYear, philosophy: 6, arabic: 6, 'history-geography': 4, french: 3, english: 3 },
    maths: 2,
  }),
];

/** What decides which preset a class has. */
export interface Study {
  readonly level: SchoolLevel | undefined;
  readonly year?: number | undefined;
  readonly stream?: Stream | undefined;
}

/** The preset of a year of study; undefined if the sources are silent or contradict each other. */
export const coefficientPreset = ({ level, year, stream }: Study): CoefficientPreset | undefined =>
  coefficientPresets.find(
    (one) =>
      one.level === level &&
      (one.year === undefined || one.year === year) &&
      (one.stream === undefined || one.stream === stream),
  );

/** The coefficient that a preset has for a subject; undefined if it has none. Primary schools have no coefficients. */
export const presetCoefficient = (
  { level, coefficients }: Pick<CoefficientPreset, 'level' | 'coefficients'>,
  subject: string,
): number | undefined => {
  if (level === 'Primary') return 1;
  const known = knownSubject(subject);
  return known && coefficients[known];
};

/** In primary schools these have words instead of marks in the first term of the year in which they begin. */
const WORDS: Readonly<Partial<Record<KnownSubject, number>>> = {
  french: 3,
  english: 3,
  tamazight: 4,
};

const FIRST: Term = 1;
const isFirst = (words: readonly Term[]): boolean => words.length === 1 && words[0] === FIRST;

const hasWords = (subject: string, { level, year }: Study): boolean => {
  const known = knownSubject(subject);
  return level === 'Primary' && year !== undefined && known !== undefined && WORDS[known] === year;
};

/** Years that end with an examination, which decides instead of the average of the year. */
const isExamYear = ({ level, year }: Study): boolean =>
  (level === 'Middle' && year === 4) || (level === 'Secondary' && year === 3);

/**
 * The average that pupils move up with: half of the full mark; undefined where an examination decides, or without a year.
 * @param scale the full mark, if it is not the usual one
 */
export const usualPass = (study: Study, scale?: number): number | undefined => {
  const { level, year } = study;
  const isKnown = level === 'Primary' || (level !== undefined && year !== undefined);
  return isKnown && !isExamYear(study) ? scaleOfClass({ scale }, level) / 2 : undefined;
};

/** The preset of an id. */
export const presetCalled = (preset: string | undefined): CoefficientPreset | undefined =>
  coefficientPresets.find((one) => one.preset === preset);

/**
 * Sets what is known of a class's subjects. What the teacher has set stays; what an earlier preset had set is replaced,
 * or asked for again.
 */
export function withPreset(settings: ClassSubjects, study: Study): ClassSubjects {
  const preset = coefficientPreset(study);
  const before = presetCalled(settings.preset);
  // A year without a preset was chosen for this level, too.
  const hadYear = settings.year !== undefined;
  const studyBefore = { ...settings, level: before?.level ?? (hadYear ? study.level : undefined) };
  const set = ({ coefficient, words, ...one }: ClassSubject): ClassSubject => {
    const [known, had] = [preset, before].map((of) => of && presetCoefficient(of, one.subject));
    const wasKnown = coefficient === undefined || coefficient === had;
    const weight = wasKnown ? known : coefficient;
    const isUnset = words === undefined || (hasWords(one.subject, studyBefore) && isFirst(words));
    const without = isUnset ? (hasWords(one.subject, study) ? [FIRST] : undefined) : words;
    return {
      ...one,
      ...(weight !== undefined && { coefficient: weight }),
      ...(without && { words: without }),
    };
  };
  const { preset: _, pass: passBefore, year: __, stream: ___, ...rest } = settings;
  const { scale } = settings;
  const isUsual = passBefore === usualPass(studyBefore, scale);
  const pass = isUsual ? usualPass(study, scale) : passBefore;
  const { year, stream } = study;
  return {
    ...rest,
    subjects: settings.subjects.map(set),
    ...(year !== undefined && { year }),
    ...(stream !== undefined && { stream }),
    ...(preset && { preset: preset.preset }),
    ...(pass !== undefined && { pass }),
  };
}
