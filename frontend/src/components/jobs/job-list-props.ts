import type { ReactNode, RefCallback } from 'react';
import type { Job } from '../../lib/api/response-types.ts';
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

/** What the two shapes of a history are given: the actions come to the place that is named for them. */
export interface JobShapeProps<J extends Job> extends Omit<JobListProps<J>, 'actions'> {
  readonly placeActions: (job: J) => RefCallback<HTMLElement>;
  /** Milliseconds since the epoch. */
  readonly now: number;
}
