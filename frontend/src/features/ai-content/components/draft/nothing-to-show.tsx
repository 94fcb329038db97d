import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { jobSteps } from '#shared/model/job-steps.ts';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import drawing from '#frontend/assets/illustrations/lesson-plan.svg';
import { NothingOfJob } from '#frontend/components/jobs/nothing-of-job.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { paths } from '#frontend/lib/paths.ts';
import { againPath } from '../../model/content-forms.ts';

/** Only a failed draft needs it. */
const WriteByRules = lazyComponent(() => import('./write-by-rules.tsx'));

/** Replaces the sheet: the draft does not exist, has failed, or is plain text. */
export const NothingToShow = ({ job }: { readonly job: Read<ContentJob> | undefined }) =>
  job?.result && job.status !== 'FAILED' ? (
    <Card sx={{ p: { xs: 2, sm: 4 } }}>
      <Box
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
      >
        {job.result}
      </Box>
    </Card>
  ) : (
    <NothingOfJob
      job={job}
      steps={jobSteps['ai-content']}
      picture={drawing}
      text="draft.noDraft"
      to={paths.aiContent}
      action="aiContent.historyTitle"
      failed={{
        text: job?.error?.code === 'cancelled' ? 'draft.cancelled' : 'draft.failed',
        to: job ? againPath(job.type, job.id) : paths.aiContent,
        action: 'draft.again',
        other: job && <WriteByRules job={job} />,
      }}
    />
  );
