import { listContentJobs, type ContentType } from '../../../../../shared/contracts/ai-content.ts';
import { call } from '../../../lib/api/client.ts';
import { paths } from '../../../lib/paths.ts';
import { useResource } from '../../../lib/resources/use-resource.ts';
import { LastJob } from './last-job.tsx';

/** The state of the last draft of one type; the cards of all types share one fetch. */
const LastDraft = ({ type }: { readonly type: ContentType }) => {
  const { data: jobs } = useResource(listContentJobs.id, () => call(listContentJobs));
  return (
    <LastJob
      jobs={jobs?.filter((job) => job.type === type)}
      none="aiContent.noneYet"
      history={paths.aiContent}
      all="job.history"
    />
  );
};

export const LastLessonPlan = () => <LastDraft type="LESSON_PLAN" />;
export const LastTest = () => <LastDraft type="TEST" />;
export const LastExercise = () => <LastDraft type="EXERCISE" />;
