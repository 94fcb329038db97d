import type { SWRResponse } from 'swr';
import { gradeJobs } from '#shared/contracts/grades.ts';
import { listWorkbooks } from '#shared/contracts/notebooks.ts';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import { call } from '../../lib/api/client.ts';
import { jobCalls } from '../../lib/resources/job-calls.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The jobs that read photographed gradebooks. */
export const gradeCalls = jobCalls(gradeJobs);

export type Workbook = ResponseOf<typeof listWorkbooks>[number];

/** The workbooks of the teacher's notebooks that are still stored. */
export const useWorkbooks = (): SWRResponse<Workbook[], unknown> =>
  useResource(listWorkbooks.id, () => call(listWorkbooks));
