/**
 * What is tried again when a step fails, and how long; what a person must mend (a `JobError`) never is.
 * `transient`: three times, from one second on, and about two minutes for room to run in. `throttled`: besides, as long
 * for a model or an OCR service that says it has too much to do.
 */
export type RetryClass = 'transient' | 'throttled';

/** What services call a request that is one too many now: quotas of OCR services and models are by the second or minute. */
export const throttlingErrors = [
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'LimitExceededException',
  'ModelNotReadyException',
  'TooManyRequestsException',
  'ServiceUnavailableException',
] as const;

/**
 * How long a model that has too much to do asks to be left alone (`Retry-After`), in seconds, by the error's name: a
 * workflow cannot read the time from an error, only its name. Longer times are cut to the longest.
 */
export const retryAfterErrors = {
  RetryAfter15: 15,
  RetryAfter60: 60,
  RetryAfter120: 120,
} as const;
export type RetryAfterError = keyof typeof retryAfterErrors;

/** A model that could not be reached at all, and one whose service failed by itself. */
export const modelUnreachable = 'ModelUnreachableException';
export const modelFailed = 'InternalServerException';
/** A server that has answered what no model answers. */
export const modelUnreadable = 'ModelAnswerUnreadableException';

/** What a workflow is told of a function that cannot run now: as many run in the account as may. */
export const functionThrottled = 'Lambda.TooManyRequestsException';

/** One step of a kind of job. */
export interface JobStep {
  /** What a running job reports, and the name of the step's result in the workflow's state. Unique among all kinds. */
  readonly id: string;
  /** The bundle of the function that does it. Without one the job ends here, as `not-available`. */
  readonly task?: string;
  /** Seconds the function may take. */
  readonly seconds: number;
  readonly retry: RetryClass;
  /** Whether the job goes on without what it makes, should it fail; never its last step. */
  readonly optional?: true;
  /**
   * Has the step done for each item of a list, of which it is given one at a time; its result is the list of theirs.
   * How many are done shows.
   */
  readonly each?: {
    /** Where the list is: an earlier step, and a name in its result. */
    readonly list: readonly [step: string, name: string];
    /** How many are done at a time. */
    readonly concurrency: number;
  };
}

/**
 * The kinds of background jobs, with the steps of each in their order: state machines, what a job may report and the
 * browser follow them. What else sets a kind apart is in its descriptor (`shared/contracts/job-kind.ts`).
 */
export const jobSteps = {
  notebook: [
    { id: 'reading', task: 'read-spreadsheet', seconds: 30, retry: 'transient' },
    { id: 'rendering', task: 'render-notebook', seconds: 60, retry: 'transient' },
  ],
  grade: [
    { id: 'checking', task: 'check-picture', seconds: 30, retry: 'transient' },
    { id: 'straightening', task: 'straighten-picture', seconds: 60, retry: 'transient' },
    { id: 'analyzing', task: 'analyze-picture', seconds: 120, retry: 'throttled' },
    { id: 'tabulating', task: 'read-table', seconds: 30, retry: 'transient' },
    { id: 'rereading', task: 'reread-cells', seconds: 120, retry: 'throttled', optional: true },
    { id: 'writing', task: 'write-gradebook', seconds: 30, retry: 'transient' },
  ],
  'ai-content': [
    { id: 'planning', task: 'plan-draft', seconds: 15, retry: 'transient' },
    { id: 'drafting', task: 'draft-content', seconds: 200, retry: 'throttled' },
    { id: 'repairing', task: 'repair-draft', seconds: 240, retry: 'throttled' },
    { id: 'solving', task: 'solve-questions', seconds: 90, retry: 'throttled', optional: true },
    { id: 'finishing', task: 'finish-draft', seconds: 30, retry: 'transient' },
  ],
} as const satisfies Record<string, readonly JobStep[]>;

export type JobKind = keyof typeof jobSteps;
const isJobKind = (name: string): name is JobKind => name in jobSteps;
export const jobKinds: readonly JobKind[] = Object.keys(jobSteps).filter(isJobKind);

type AnyStep = (typeof jobSteps)[JobKind][number];
export type StepId = AnyStep['id'];

export const stepIds: readonly StepId[] = Object.values(jobSteps).flatMap((steps) =>
  steps.map(({ id }) => id),
);
