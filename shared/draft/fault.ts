/**
 * How serious a fault is. `hard`: the draft is not what was asked for, is inconsistent, or would teach something wrong;
 * a model's draft with one must not reach a teacher. `soft`: a hint of poor quality that good drafts can have too, such
 * as a long key. A correction is requested for both; only hard faults fail a job.
 */
export type Severity = 'hard' | 'soft';

export const faultRules = {
  // The draft is not what was asked for.
  'other-type': 'hard',
  'other-language': 'hard',
  'question-count': 'hard',
  'type-count': 'hard',
  'question-kind': 'hard',
  'difficulty-other': 'soft',
  'levels-low': 'soft',
  'exercise-count': 'hard',
  'other-minutes': 'hard',
  'other-scale': 'hard',
  'task-missing': 'hard',
  'task-unasked': 'soft',
  'off-topic': 'hard',
  'example-copied': 'hard',
  'instructions-copied': 'hard',
  // The draft is inconsistent.
  empty: 'hard',
  'list-empty': 'hard',
  'points-sum': 'hard',
  'minutes-sum': 'hard',
  'no-minutes': 'hard',
  'part-missing': 'soft',
  stages: 'hard',
  'other-sessions': 'hard',
  'session-start': 'soft',
  'key-missing': 'hard',
  'options-few': 'hard',
  'gap-missing': 'hard',
  'list-short': 'hard',
  'marking-sum': 'hard',
  'rubric-sum': 'hard',
  'options-same': 'hard',
  'option-count': 'hard',
  'option-count-uneven': 'soft',
  'questions-same': 'hard',
  'questions-alike': 'soft',
  'keyword-twice': 'soft',
  'difficulty-falls': 'hard',
  'difficulty-flat': 'soft',
  // The draft would teach or mark something wrong.
  'sum-wrong': 'hard',
  'key-wrong': 'hard',
  'second-key': 'hard',
  'answer-not-in-solution': 'hard',
  'figure-missing': 'hard',
  'figure-wrong': 'hard',
  'passage-not-in-source': 'hard',
  'passage-missing': 'soft',
  'reason-repeats': 'soft',
  // A question gives its key away, or does not test knowledge.
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
  language: 'hard',
  'mixed-language': 'soft',
  'repeated-words': 'hard',
  placeholder: 'hard',
  markup: 'hard',
  markdown: 'soft',
  contact: 'soft',
  'latin-question-mark': 'soft',
  'formula-open': 'soft',
} as const satisfies Record<string, Severity>;
export type FaultRule = keyof typeof faultRules;

export interface Fault {
  readonly rule: FaultRule;
  /** The position in the document, from 0 as in JSON: `questions.2.options` is in the third question. */
  readonly path: string;
  /** Named parameters for its description: numbers, and words of the draft. */
  readonly params?: Readonly<Record<string, string | number>>;
}

export const isHard = ({ rule }: Pick<Fault, 'rule'>): boolean => faultRules[rule] === 'hard';

/** One fault if the rule is broken, else none; keeps rules short. */
export const faultIf = (
  broken: boolean,
  rule: FaultRule,
  path: string,
  params?: Fault['params'],
): Fault[] => (broken ? [{ rule, path, ...(params && { params }) }] : []);
