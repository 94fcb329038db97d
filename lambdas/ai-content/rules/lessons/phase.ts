import type * as z from 'zod/mini';
import type { phaseAnswer } from '../../domain/answers.ts';
import type { Language } from '#shared/model/locale.ts';
import type { LessonContext } from './lesson-context.ts';

export type DraftPhase = z.infer<typeof phaseAnswer>;

/** Who does what in a phase. */
export interface PhaseWords {
  readonly teacher: string;
  readonly pupils: string;
  readonly assessment: string;
}
/** What happens in a phase, in both languages; only one is used. */
export type PhaseText = Readonly<Record<Language, PhaseWords>>;

/** A way to do a phase; nothing, where the lesson has not what it needs. `goal` is the objective it serves, in words. */
export type PhaseMaker = (context: LessonContext, goal: string) => PhaseText | undefined;
