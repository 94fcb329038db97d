import type { Draft } from '../model/draft.ts';
import type { DraftLanguage } from '../model/locale.ts';
import { forKind, type ByKind, type Question } from '../model/question.ts';
import type { QuizFormat } from './export-formats.ts';
import { numberKeyOf } from './number-key.ts';
import { gapsOf, markedGaps } from './questions/gap.ts';
import { readNumber } from './written-number.ts';

/** What a learning system makes of questions otherwise than the draft says. */
export const exportLimits = [
  /** GIFT has no points. */
  'points',
  /** Each gap becomes a question with its share of the points. */
  'gaps',
  /** A person marks it, since no program can. */
  'person',
  /** Systems read a number in few writings, and take no account of its unit. */
  'numbers',
  /** An exact number is right in its usual writings only. */
  'writings',
  /** In English, a comma before three digits separates thousands. */
  'thousands',
  /** The answer is no number that a tolerance could be around. */
  'tolerance',
  /** Moodle rounds the limits of a number that is so small. */
  'small',
  /** Words are accepted beside a number; systems have either. */
  'words',
  /** GIFT writes `->` as an arrow. */
  'arrow',
  /** Each text in its right place earns its share. */
  'order',
] as const;
export type ExportLimit = (typeof exportLimits)[number];

/** A limit, and the questions that it is about, numbered from 1. */
export interface LimitedQuestions {
  readonly limit: ExportLimit;
  readonly numbers: readonly number[];
}

/** How much Moodle widens a tolerance, of a number of at most this size; a tenth of it matters. */
const WIDENED = 1e-13;

/** The limits that a kind of question reaches, whether or not the format is one of theirs. */
const limitsOfKind = (language: DraftLanguage): ByKind<readonly ExportLimit[]> => {
  const lone = /^\s*[-+−]?[1-9]\d{0,2},\d{3}\s*$/;
  const textLimits = (answers: readonly string[]): ExportLimit[] => [
    ...(language === 'en' && answers.some((text) => lone.test(text)) ? ['thousands' as const] : []),
    ...(answers.some((text) => text.includes('->')) ? ['arrow' as const] : []),
  ];
  return {
    choice: () => [],
    truth: () => [],
    open: () => ['person'],
    short(question) {
      const { answer, variants, tolerance } = question;
      const answers = [answer, ...variants];
      if (answers.every((text) => text.trim() === '')) return ['person'];
      const limits = textLimits(answers);
      const key = numberKeyOf(question, language);
      if (!key) {
        if (tolerance) return [...limits, 'tolerance'];
        return tolerance === 0 && readNumber(answer, language) ? [...limits, 'writings'] : limits;
      }
      const least = WIDENED * Math.max(1, ...key.numbers.map(Math.abs));
      return [
        ...limits,
        'numbers',
        ...(key.tolerance < least ? ['small' as const] : []),
        ...(key.others.length > 0 ? ['words' as const] : []),
      ];
    },
    gap: ({ text }) => {
      const gaps = gapsOf(text);
      if (!markedGaps(text)) return ['person'];
      return [...textLimits(gaps.flat()), ...(gaps.length > 1 ? ['gaps' as const] : [])];
    },
    matching: ({ pairs }) => (pairs.length < 2 ? ['person'] : []),
    ordering: ({ items }) => (items.length < 2 ? ['person'] : ['order']),
  };
};

/** Whether Moodle's gaps have whole numbers of points, as its weights are. */
export const hasWholeShares = (points: number, gaps: number): boolean =>
  points > 0 && Number.isInteger(points / gaps);

/** Whether a limit of a question is one of the format. */
function isOf(format: QuizFormat, limit: ExportLimit, question: Question): boolean {
  const isOfMoodle = format === 'gift' || format === 'moodle';
  switch (limit) {
    case 'points':
    case 'arrow':
      return format === 'gift';
    case 'gaps':
      if (format !== 'moodle' || question.kind !== 'gap') return format === 'gift';
      return !hasWholeShares(question.points, gapsOf(question.text).length);
    case 'small':
      return isOfMoodle;
    default:
      return true;
  }
}

/** What a format for learning systems cannot hold of a draft, for its teacher to read before the export. */
export function limitsOfExport(draft: Draft, format: QuizFormat): LimitedQuestions[] {
  if (draft.type !== 'TEST') return [];
  const limits = limitsOfKind(draft.language);
  const found = draft.questions.map((question): readonly ExportLimit[] =>
    ['points' as const, ...forKind(question, limits)].filter((limit) =>
      isOf(format, limit, question),
    ),
  );
  return exportLimits
    .map((limit) => ({
      limit,
      numbers: found.flatMap((each, index) => (each.includes(limit) ? [index + 1] : [])),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}
