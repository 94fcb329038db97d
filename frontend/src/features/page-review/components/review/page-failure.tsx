import type { GradebookPage } from '#shared/model/gradebook.ts';
import { FailureLead, leadOf } from '#frontend/components/jobs/failure-lead.tsx';
import { FailureText } from '#frontend/components/jobs/failure-text.tsx';

/** Why one of several photos was not read, and where it is read instead. */
const PageFailure = (failure: NonNullable<GradebookPage['failure']>) => {
  const lead = leadOf(failure);
  return (
    <>
      <FailureText {...failure} /> {lead && <FailureLead {...lead} />}
    </>
  );
};

export default PageFailure;
