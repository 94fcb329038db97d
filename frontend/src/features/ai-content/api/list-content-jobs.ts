import { listContentJobs, type ContentJob } from '../../../../../shared/contracts/ai-content.ts';
import { call } from '../../../lib/api/client.ts';

export const fetchContentJobs = (): Promise<ContentJob[]> => call(listContentJobs);
