import { useSWRConfig, type SWRResponse } from 'swr';
import * as z from 'zod/mini';
import { getClassSubjects, putClassSubjects } from '#shared/contracts/class-subjects.ts';
import { classSubjects, type ClassSubjects } from '#shared/model/class-subjects.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { call, versionOf } from '#frontend/lib/api/client.ts';
import { readInFull } from '#frontend/lib/api/read-response.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

// They are edited and sent back as a whole.
readInFull.add(classSubjects);

/** How the general averages of a class are calculated, and which version of that it is. */
export interface ShownSubjects {
  /** Without subjects before the first save. */
  readonly settings: ClassSubjects;
  readonly version: string | null | undefined;
}

const toShown = (answer: object): ShownSubjects => ({
  settings: z.parse(classSubjects, answer),
  version: versionOf(answer),
});

const keyOf = (classId: string): string => `${getClassSubjects.id}/${classId}`;

export const useClassSubjects = (classId: string): SWRResponse<ShownSubjects, unknown> =>
  useResource(keyOf(classId), async () =>
    toShown(await call(getClassSubjects, { params: { classId } })),
  );

/**
 * Returns a function that saves the subjects of a class over the version that was shown. If another device has saved
 * meanwhile, its version is fetched, and the call rejects with `precondition-failed`.
 */
export const useSaveClassSubjects = (classId: string) => {
  const { mutate } = useSWRConfig();
  const key = keyOf(classId);
  return async (settings: ClassSubjects, { version }: ShownSubjects): Promise<void> => {
    try {
      const options = { params: { classId }, body: settings, version };
      const saved = await call(putClassSubjects, options);
      await mutate(key, toShown(saved), { revalidate: false });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'precondition-failed') await mutate(key);
      throw error;
    }
  };
};
