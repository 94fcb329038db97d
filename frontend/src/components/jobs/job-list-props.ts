import type { ReactNode } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import type { JobProgressProps } from './job-progress.tsx';

/** A column of a history beyond those every job has. */
export interface JobColumn<J extends Job> {
  readonly id: string;
  readonly label: MessageId;
  readonly render: (job: J) => ReactNode;
}

export interface JobListProps<J extends Job> {
  /** What the table is called for screen readers. */
  readonly label: MessageId;
  readonly jobs: readonly J[];
  readonly steps: JobProgressProps['steps'];
  readonly columns: readonly JobColumn<J>[];
  readonly actions: (job: J) => ReactNode;
}
