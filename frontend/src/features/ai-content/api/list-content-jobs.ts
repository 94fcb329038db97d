import { listContentJobs } from '../../../../../shared/contracts/ai-content.ts';
import type { ContentJob } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

export const fetchContentJobs = (): Promise<ContentJob[]> => call(listContentJobs);
