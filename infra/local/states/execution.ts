/** One run of a state machine. Dates are milliseconds since the epoch. */
export interface Execution {
  readonly executionArn: string;
  readonly stateMachineArn: string;
  readonly name: string;
  /** JSON, as given. */
  readonly input: string;
  readonly startDate: number;
  /** Missing while it runs. */
  readonly ending?: Ending;
}

export interface Ending {
  readonly status: 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'ABORTED';
  readonly stopDate: number;
  readonly output?: string;
  readonly error?: string;
  readonly cause?: string;
}

/** The status in Step Functions' terms. */
export const statusOf = ({ ending }: Execution): Ending['status'] | 'RUNNING' =>
  ending?.status ?? 'RUNNING';
