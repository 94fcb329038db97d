import type { SWRResponse } from 'swr';
import { listStudents } from '../../../../../shared/contracts/students.ts';
import type { Student } from '../../../../../shared/model/student.ts';
import { call } from '../../../lib/api/client.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';

/** The caller's roster. Nobody else changes it, so a return to the window does not fetch it again. */
export const useStudents = (): SWRResponse<Student[], unknown> =>
  useResource(listStudents.id, () => call(listStudents), { revalidateOnFocus: false });
