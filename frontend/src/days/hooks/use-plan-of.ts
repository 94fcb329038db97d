import type { CourseLine } from '#shared/course/course.ts';
import { draftPath } from '#frontend/lib/paths.ts';
import { preparePath, type PlannedLine } from '#frontend/lib/plan-paths.ts';
import { contentCalls } from '#frontend/lib/resources/job-lists.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { planState, type PlanState } from '../model/plan-state.ts';

export interface PlanOfLine {
  readonly state: PlanState;
  /** The page of the plan; without one, the form that prepares it. */
  readonly path: string;
}

/** The plan of each line of a distribution, as far as the list of drafts says. */
export const usePlanOf = (): ((of: PlannedLine['of'], line: CourseLine) => PlanOfLine) => {
  const { data: jobs } = useResource(contentCalls.list, contentCalls.fetch);
  return (of, { name, line: { plan } }) => {
    const state = planState(plan, jobs);
    const path =
      state === 'none' || plan === undefined ? preparePath({ of, name }) : draftPath(plan);
    return { state, path };
  };
};
