import type { LessonPlan } from '#shared/model/draft.ts';
import { checksOf } from '#shared/model/draft.ts';
import { faultIf, type Fault } from '#shared/draft/fault.ts';
import { choiceFaults } from './choice-rules.ts';
import { askedBy, repeatFaults } from './repeat-rules.ts';
import { passageFaults } from './source-rules.ts';
import { stemFaults } from './stem-rules.ts';

/** Faults of the checks of a lesson, which keep the rules of choice questions in tests. */
export function checkFaults(plan: LessonPlan): Fault[] {
  const checks = checksOf(plan);
  const repeated = repeatFaults(
    'checks',
    checks.map(({ check }) => askedBy(check)),
  );
  return [
    ...checks.flatMap(({ check, path }) => [
      ...stemFaults(check, path),
      ...choiceFaults(check, path),
      ...passageFaults(check, path, plan.sourceText),
    ]),
    ...repeated.map((fault) => ({
      ...fault,
      path: checks[Number(fault.path.split('.')[1])]?.path ?? fault.path,
    })),
    // Rules have none for a topic that they do not know.
    ...plan.phases.flatMap((phase, index) =>
      faultIf(
        plan.drafter === 'model' && (phase.checks ?? []).length === 0,
        'part-missing',
        `phases.${index}.checks`,
        { field: `checks of phase ${index + 1}` },
      ),
    ),
  ];
}
