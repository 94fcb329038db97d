import { useCallback } from 'react';
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

/** Of lines of a distribution: each is written once, not each time that it is drawn. */
const preparePaths = new WeakMap<CourseLine['line'], string>();

/** The plan of each line of a distribution, as far as the list of drafts says. */
export const usePlanOf = (): ((of: PlannedLine['of'], line: CourseLine) => PlanOfLine) => {
  const { data: jobs } = useResource(contentCalls.list, contentCalls.fetch);
  return useCallback(
    (of, { name, line }) => {
      const { plan } = line;
      const state = planState(plan, jobs);
      if (state !== 'none' && plan !== undefined) return { state, path: draftPath(plan) };
      const path = preparePaths.get(line) ?? preparePath({ of, name });
      preparePaths.set(line, path);
      return { state, path };
    },
    [jobs],
  );
};
