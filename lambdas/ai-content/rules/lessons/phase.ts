import type * as z from 'zod/mini';
import type { phaseAnswer } from '../../domain/answers.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { LessonContext } from './lesson-context.ts';

export type DraftPhase = z.infer<typeof phaseAnswer>;

/** The activities in a phase, by person. */
export interface PhaseWords {
  readonly teacher: string;
  readonly pupils: string;
  readonly assessment: string;
}
/** A phase in both languages, of which one is used. */
export type PhaseText = Readonly<Record<DraftLanguage, PhaseWords>>;

/** A way to fill a phase; `undefined` if the lesson lacks the material. `goal` is the objective in words. */
export type PhaseMaker = (context: LessonContext, goal: string) => PhaseText | undefined;
