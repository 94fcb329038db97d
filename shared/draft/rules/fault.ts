import type { ContentRequest } from '../../contracts/ai-content.ts';
import type { Language } from '../../model/locale.ts';

/** What was asked for, that a draft is held to; the plan of a draft fits as it is. */
export interface Asked {
  readonly request: ContentRequest;
  readonly language: Language;
  /** Of a lesson. */
  readonly minutes?: number | undefined;
  /** Of a test: its full mark, and whether an integration task is asked for besides the questions. */
  readonly scale?: number | undefined;
  readonly integrationTask?: boolean | undefined;
  /** Of an exercise set. */
  readonly exerciseCount?: number | undefined;
}

/**
 * How bad it is. `hard`: the draft is not what was asked for, does not hold together, or would teach what is wrong; from
 * a model it must never reach a teacher. `soft`: a hint of quality, for which good drafts exist that give it all the
 * same (a long key may be long for a reason). Both are asked to be mended; for a soft one no job fails.
 */
export type Severity = 'hard' | 'soft';

/** Every rule, by the name that stays its own. */
export const faultRules = {
  // Another draft than was asked for.
  'other-type': 'hard',
  'other-language': 'hard',
  'question-count': 'hard',
  'question-kind': 'hard',
  'exercise-count': 'hard',
  'other-minutes': 'hard',
  'other-scale': 'hard',
  'task-missing': 'hard',
  'task-unasked': 'soft',
  // It does not hold together.
  empty: 'hard',
  'list-empty': 'hard',
  'points-sum': 'hard',
  'minutes-sum': 'hard',
  'no-minutes': 'hard',
  stages: 'hard',
  'key-missing': 'hard',
  'options-few': 'hard',
  'options-same': 'hard',
  'option-count': 'hard',
  'option-count-uneven': 'soft',
  'questions-same': 'hard',
  'questions-alike': 'soft',
  'keyword-twice': 'soft',
  'difficulty-falls': 'hard',
  'difficulty-flat': 'soft',
  // It would teach, or mark, what is wrong.
  'sum-wrong': 'hard',
  'key-wrong': 'hard',
  'second-key': 'hard',
  'answer-not-in-solution': 'hard',
  'passage-not-in-source': 'hard',
  'passage-missing': 'soft',
  'reason-repeats': 'soft',
  // It gives its key away, or asks for something else than what a pupil knows.
  'all-or-none': 'hard',
  'key-longest': 'soft',
  'option-form': 'soft',
  'absolute-option': 'soft',
  'shared-clue': 'soft',
  'key-place': 'soft',
  'key-given-away': 'soft',
  'truth-balance': 'soft',
  'truth-question': 'soft',
  'negative-stem': 'soft',
  'double-negation': 'soft',
  'stem-form': 'soft',
  'stem-length': 'soft',
  'answer-long': 'soft',
  'meaning-circular': 'soft',
  // How it is written.
  language: 'hard',
  'mixed-language': 'soft',
  placeholder: 'hard',
  markup: 'hard',
  markdown: 'soft',
  contact: 'soft',
  'latin-question-mark': 'soft',
  'formula-open': 'soft',
} as const satisfies Record<string, Severity>;
export type FaultRule = keyof typeof faultRules;

/** A rule that a draft breaks, and where. */
export interface Fault {
  readonly rule: FaultRule;
  /** The place in the document, counted from 0 as in JSON: `questions.2.options` is of the third question. */
  readonly path: string;
  /** What is said of it, by name: numbers, and words of the draft. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export const isHard = ({ rule }: Pick<Fault, 'rule'>): boolean => faultRules[rule] === 'hard';

/** Keeps a rule's findings short to write: nothing where all is well. */
export const faultIf = (
  broken: boolean,
  rule: FaultRule,
  path: string,
  params?: Fault['params'],
): Fault[] => (broken ? [{ rule, path, ...(params && { params }) }] : []);
