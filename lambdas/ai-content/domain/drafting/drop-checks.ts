import type { Draft, LessonPhase } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import type { Finding } from '../assemble/assembled.ts';
import { leftOutNotes } from '../assemble/lesson-checks.ts';

/** The path of the check that a finding is about. */
const checkPath = ({ path }: Finding): string | undefined =>
  /^phases\.\d+\.checks\.\d+(?=\.|$)/.exec(path)?.[0];

function withoutFaulty(phase: LessonPhase, index: number, faulty: ReadonlySet<string>) {
  const { checks = [], ...others } = phase;
  const good = checks.filter((_, at) => !faulty.has(`phases.${index}.checks.${at}`));
  return good.length > 0 ? { ...others, checks: good } : others;
}

/**
 * Leaves out the checks of a lesson that break a hard rule, since the rest of the plan is good without them. A note
 * says so, and their faults are still to be repaired.
 */
export function dropFaultyChecks(
  draft: Draft,
  findings: readonly Finding[],
): { readonly draft: Draft; readonly findings: readonly Finding[] } {
  if (draft.type !== 'LESSON_PLAN') return { draft, findings };
  const faulty = new Set(findings.flatMap((one) => (one.isHard ? (checkPath(one) ?? []) : [])));
  if (faulty.size === 0) return { draft, findings };
  const phases = draft.phases.map((phase, index) => withoutFaulty(phase, index, faulty));
  const missing = [...faulty].map((path) => Number(path.split('.')[1]));
  const notes = [...leftOutNotes(missing, draft.language), ...draft.notes];
  return {
    draft: { ...draft, phases, notes: notes.slice(0, limits.draftListLength) },
    findings: findings.map((one) => (checkPath(one) ? { ...one, isHard: false } : one)),
  };
}
