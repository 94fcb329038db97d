import type { LessonPhase } from '../model/draft.ts';

/** The phases of one session, with the index of the first among all. */
export interface Session {
  readonly from: number;
  readonly minutes: number;
  readonly phases: readonly LessonPhase[];
}

/** The sessions of a lesson plan, in order; one if its phases name none. */
export function sessionsOf(phases: readonly LessonPhase[]): Session[] {
  const starts = phases.flatMap(({ session }, index) =>
    index > 0 && session === phases[index - 1]?.session ? [] : [index],
  );
  return starts.map((from, at) => {
    const own = phases.slice(from, starts[at + 1]);
    return { from, phases: own, minutes: own.reduce((sum, { minutes }) => sum + minutes, 0) };
  });
}

/** The phases with their sessions numbered from 1, without gaps; those of a plan with one session stay as they are. */
export function numberSessions(phases: readonly LessonPhase[]): LessonPhase[] {
  if (phases.every(({ session }) => session === undefined)) return [...phases];
  return sessionsOf(phases).flatMap((session, index) =>
    session.phases.map((phase) =>
      phase.session === index + 1 ? phase : { ...phase, session: index + 1 },
    ),
  );
}

/** A phase that was put between others belongs to the session of the one before it, or after it if it is the first. */
export function joinSession(phases: readonly LessonPhase[], id: string): LessonPhase[] {
  const index = phases.findIndex((phase) => phase.id === id);
  const neighbour = phases[index - 1] ?? phases[index + 1];
  return numberSessions(
    phases.map((phase) => {
      if (phase.id !== id || phase.session === neighbour?.session) return phase;
      const { session: _, ...others } = phase;
      return neighbour?.session === undefined ? others : { ...others, session: neighbour.session };
    }),
  );
}
