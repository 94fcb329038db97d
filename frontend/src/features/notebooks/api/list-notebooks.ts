import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import type { NotebookJob } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

export const fetchNotebooks = (): Promise<NotebookJob[]> => call(listNotebookJobs);
