import { useMemo } from 'react';
import { listStudents } from '#shared/contracts/students.ts';
import { sortedByName } from '#shared/text/name-order.ts';
import { call } from '#frontend/lib/api/client.ts';
import { useRole } from '#frontend/lib/auth/session.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import type { Pupil } from '../model/spinner/pupils.ts';

export interface SpinnerStudents {
  readonly status: 'none' | 'loading' | 'failed' | 'ready';
  readonly pupils: readonly Pupil[];
  readonly retry: () => void;
}

export const useSpinnerStudents = (): SpinnerStudents => {
  // The API would refuse a student's call, and a refusal ends the session.
  const isTeacher = useRole() === 'teacher';
  const { data, error, isValidating, mutate } = useResource(
    isTeacher ? listStudents.id : null,
    () => call(listStudents),
    { revalidateOnFocus: false },
  );
  const pupils = useMemo(
    () =>
      sortedByName(data ?? [], ({ fullName }) => fullName).map(({ studentId, fullName }) => ({
        id: studentId,
        name: fullName,
      })),
    [data],
  );
  const retry = () => void mutate();
  if (data) return { status: 'ready', pupils, retry };
  const status = isValidating ? 'loading' : error ? 'failed' : 'none';
  return { status: isTeacher ? status : 'none', pupils: [], retry };
};
