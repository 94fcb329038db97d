import { contentRequest, type ContentJob } from '#shared/contracts/ai-content.ts';
import type { JobFailureCode } from '#shared/model/job.ts';
import type { Read } from '#frontend/lib/api/read-response.ts';
import { draftPath } from '#frontend/lib/paths.ts';
import { contentCalls } from '#frontend/lib/resources/job-lists.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { submittedText } from '../../model/content-forms.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

/** Failures of a model, or of what it wrote: the rules may do what it could not. */
const ofModels: readonly JobFailureCode[] = [
  'draft-unusable',
  'draft-refused',
  'draft-cut-off',
  'model-not-available',
  'model-unreachable',
  'model-failed',
  'model-answer-unreadable',
  'model-context-exceeded',
  'model-too-slow',
  'service-busy',
  'timed-out',
];

/** Asks the rules for what a model could not write, with the same form. They translate nothing. */
const WriteByRules = ({ job }: { readonly job: Read<ContentJob> }) => {
  const { busy, submit } = useSubmitJob(contentCalls, {
    submitted: submittedText(job.type),
    history: draftPath(job.id),
    result: draftPath,
  });
  const request = contentRequest.safeParse(job.request).data;
  const isPossible =
    ofModels.some((code) => code === job.error?.code) &&
    request !== undefined &&
    request.translationOf === undefined &&
    request.drafter === undefined;
  if (!isPossible) return null;
  return (
    <TextButton
      label="draft.byRules"
      variant="outlined"
      aria-disabled={busy}
      onClick={() => void submit(() => Promise.resolve({ ...request, drafter: 'rules' }))}
    />
  );
};

export default WriteByRules;
