import type { SWRResponse } from 'swr';
import { listWorkbooks } from '#shared/contracts/notebooks.ts';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import { call } from '../../lib/api/client.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

export type Workbook = ResponseOf<typeof listWorkbooks>[number];

/** The workbooks of the teacher's notebooks that are still stored. */
export const useWorkbooks = (): SWRResponse<Workbook[], unknown> =>
  useResource(listWorkbooks.id, () => call(listWorkbooks));
