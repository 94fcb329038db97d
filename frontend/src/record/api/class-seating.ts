import type { SWRResponse } from 'swr';
import * as z from 'zod/mini';
import { getClassSeating, putClassSeating } from '#shared/contracts/class-seating.ts';
import { seatingPlan, type SeatingPlan } from '#shared/model/seating.ts';
import { call, versionOf } from '#frontend/lib/api/client.ts';
import { readInFull } from '#frontend/lib/api/read-response.ts';
import { urlOf } from '#frontend/lib/api/request.ts';
import { keepChanged } from '#frontend/lib/offline/answer-or-copy.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

// It is edited and sent back as a whole.
readInFull.add(seatingPlan);

/** Where the pupils of a class sit, and which version of that it is. */
export interface SavedSeating {
  /** Without seats before the first save. */
  readonly plan: SeatingPlan;
  readonly version: string | null | undefined;
}

const toSaved = (answer: object): SavedSeating => ({
  plan: z.parse(seatingPlan, answer),
  version: versionOf(answer),
});

/** The key of a plan among the resources. */
export const seatingResource = (classId: string): string => `${getClassSeating.id}/${classId}`;

/** Fetches the current version of a plan. */
export const fetchSeating = async (classId: string): Promise<SavedSeating> =>
  toSaved(await call(getClassSeating, { params: { classId } }));

/**
 * Saves a plan over the version that was seen.
 * @throws ApiError `precondition-failed` if another device has saved meanwhile
 */
export const saveSeating = async (
  classId: string,
  plan: SeatingPlan,
  version: SavedSeating['version'],
): Promise<SavedSeating> => {
  const params = { classId };
  const saved = toSaved(await call(putClassSeating, { params, body: plan, version }));
  // So that the plan which opens without a network is not an older one.
  keepChanged(urlOf(getClassSeating, { params }, ''), () => saved.plan);
  return saved;
};

/** The seating plan of a class, if an id is given. */
export const useClassSeating = (classId: string | undefined): SWRResponse<SavedSeating, unknown> =>
  useResource(classId === undefined ? null : seatingResource(classId), () =>
    fetchSeating(classId ?? ''),
  );
