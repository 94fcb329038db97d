import { createContext } from 'react';
import type { Question } from '#shared/model/question.ts';
import type { KeptState } from '../../model/bank/keep-question.ts';

/** Keeps the questions of an open draft in the bank. */
export interface Keeping {
  readonly stateOf: (question: Question) => KeptState;
  /** Keeps those that the bank does not have in these words. */
  readonly keep: (questions: readonly Question[]) => void;
  /** Takes back that a question was kept alone, in this visit. */
  readonly undoOf: (question: Question) => (() => void) | undefined;
  /** Takes back that all were kept, in this visit. */
  readonly undoAll: () => (() => void) | undefined;
}

/** `loading` until the bank is known; undefined where nothing can be kept. */
export const KeepingContext = createContext<Keeping | 'loading' | undefined>(undefined);
