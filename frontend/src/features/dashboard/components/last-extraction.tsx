import { listGradeJobs } from '../../../../../shared/contracts/grades.ts';
import { call } from '../../../lib/api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { LastJob } from './last-job.tsx';

/** The state of the last grade extraction. */
export const LastExtraction = () => {
  const { data: jobs } = useResource(listGradeJobs.id, () => call(listGradeJobs));
  return <LastJob jobs={jobs} none="grades.noneYet" history={paths.grades} all="job.history" />;
};
