import { withPlan } from '#shared/distribution/change-distributions.ts';
import type { PlannedLine } from '#frontend/lib/plan-paths.ts';
import { useChangeDistributions } from '#frontend/lib/resources/annual-distributions.ts';

/** Stores the lesson plan of a planned lesson, for every class of its level; undefined removes it. Rejects if that fails. */
export const useLinkPlan = () => {
  const change = useChangeDistributions();
  return ({ of, name }: PlannedLine, plan: string | undefined): Promise<void> =>
    change((all) => withPlan(all, of, name, plan));
};
