import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import type { Job } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

export const fetchNotebooks = (): Promise<Job[]> => call(listNotebookJobs);
