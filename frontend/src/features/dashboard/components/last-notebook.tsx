import { listNotebookJobs } from '../../../../../shared/contracts/notebooks.ts';
import { call } from '../../../lib/api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { LastJob } from './last-job.tsx';

/** The state of the last notebook. */
export const LastNotebook = () => {
  const { data: jobs } = useResource(listNotebookJobs.id, () => call(listNotebookJobs));
  return (
    <LastJob
      jobs={jobs}
      none="dashboard.noneYet"
      history={paths.notebooks}
      all="dashboard.allNotebooks"
    />
  );
};
