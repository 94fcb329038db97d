import type { ReactNode, RefCallback } from 'react';
import type { Job } from '../../lib/api/response-types.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import type { JobProgressProps } from './job-progress.tsx';

/** A column of a history, in addition to those of every job. */
export interface JobColumn<J extends Job> {
  readonly id: string;
  readonly label: MessageId;
  readonly render: (job: J) => ReactNode;
}

export interface JobListProps<J extends Job> {
  readonly label: MessageId;
  readonly jobs: readonly J[];
  readonly steps: JobProgressProps['steps'];
  readonly columns: readonly JobColumn<J>[];
  /** Drawn once for each job; uses nothing else that changes. */
  readonly actions: (job: J) => ReactNode;
}

/** The props of both layouts of a history: the actions are rendered into the element with the ref. */
export interface JobShapeProps<J extends Job> extends Omit<JobListProps<J>, 'actions'> {
  readonly placeActions: (job: J) => RefCallback<HTMLElement>;
}
