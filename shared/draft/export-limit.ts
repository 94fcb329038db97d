import type { DraftLanguage } from '../model/locale.ts';

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

const LONE = /^\s*[-+−]?[1-9]\d{0,2},\d{3}\s*$/;

/** The limits of answers that are texts. */
export const textLimits = (answers: readonly string[], language: DraftLanguage): ExportLimit[] => [
  ...(language === 'en' && answers.some((text) => LONE.test(text)) ? ['thousands' as const] : []),
  ...(answers.some((text) => text.includes('->')) ? ['arrow' as const] : []),
];
