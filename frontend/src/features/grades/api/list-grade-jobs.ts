import { listGradeJobs } from '../../../../../shared/contracts/grades.ts';
import type { Job } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

export const fetchGradeJobs = (): Promise<Job[]> => call(listGradeJobs);
