import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import { call } from '../../../lib/api/client.ts';

export const fetchNotebooks = (): Promise<Job[]> => call(listNotebookJobs);
