import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { jobSteps } from '#shared/model/job-steps.ts';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import drawing from '#frontend/assets/illustrations/lesson-plan.svg';
import { NothingHere } from '#frontend/components/feedback/nothing-here.tsx';
import { JobState } from '#frontend/components/jobs/job-state.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { paths } from '#frontend/lib/paths.ts';
import { againPath } from '../../model/content-forms.ts';

/** Only a failed draft needs it. */
const WriteByRules = lazyComponent(() => import('./write-by-rules.tsx'));

/** Replaces the sheet: the draft does not exist, has failed, or is plain text. */
export const NothingToShow = ({ job }: { readonly job: Read<ContentJob> | undefined }) => {
  if (!job)
    return (
      <NothingHere
        picture={drawing}
        text="error.job-not-found"
        to={paths.aiContent}
        action="aiContent.historyTitle"
      />
    );
  if (job.status === 'FAILED')
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        <JobState job={job} steps={jobSteps['ai-content']} />
        <NothingHere
          picture={drawing}
          text={job.error?.code === 'cancelled' ? 'draft.cancelled' : 'draft.failed'}
          to={againPath(job.type, job.id)}
          action="draft.again"
          other={<WriteByRules job={job} />}
        />
      </Box>
    );
  if (job.result)
    return (
      <Card sx={{ p: { xs: 2, sm: 4 } }}>
        <Box
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
        >
          {job.result}
        </Box>
      </Card>
    );
  return (
    <NothingHere
      picture={drawing}
      text="draft.noDraft"
      to={paths.aiContent}
      action="aiContent.historyTitle"
    />
  );
};
