/**
 * Which failures of a step are retried, and for how long; a `JobError` needs a person and is never retried.
 * `transient`: three times, starting after one second, and about ten minutes while no function can run. `throttled`: while
 * a model or OCR service has no room, the job waits for up to an hour, and says so; an optional step waits for two
 * minutes.
 */
export type RetryClass = 'transient' | 'throttled';

/** Error names of throttled requests; OCR services and models limit requests by second or minute. */
export const throttlingErrors = [
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'LimitExceededException',
  'ModelNotReadyException',
  'TooManyRequestsException',
  'ServiceUnavailableException',
] as const;

/** Error names that carry a model's `Retry-After` in seconds, because a workflow cannot read a time. */
export const retryAfterErrors = {
  RetryAfter15: 15,
  RetryAfter60: 60,
  RetryAfter120: 120,
} as const;
export type RetryAfterError = keyof typeof retryAfterErrors;

/** The model could not be reached, or its service failed. */
export const modelUnreachable = 'ModelUnreachableException';
export const modelFailed = 'InternalServerException';
/** The server's answer was not a model's answer. */
export const modelUnreadable = 'ModelAnswerUnreadableException';
/** The question, or its text, is longer than the model can read. */
export const modelOverflow = 'ModelContextExceededException';

/** The error a workflow gets when the account's concurrency limit is reached. */
export const functionThrottled = 'Lambda.TooManyRequestsException';

export interface JobStep {
  /** The step a running job reports, and the name of its result in the workflow's state. Unique across kinds. */
  readonly id: string;
  /** The bundle of the step's function. Without one the job ends here, as `not-available`. */
  readonly task?: string;
  readonly seconds: number;
  readonly retry: RetryClass;
  /** The job continues without its result if it fails. Never set on the last step. */
  readonly optional?: true;
  /** The step is skipped if an earlier step's result has this: the step's id, then the field. */
  readonly unless?: readonly [step: string, field: string];
  /**
   * Runs the step for each item of a list. Steps that follow one another with the same list run item by item, and an
   * item that fails stops alone; the next step finds in the list what each item has become. The job's progress shows
   * how many are done.
   */
  readonly each?: EachItem;
}

export interface EachItem {
  /** Where the list is: `items` of the job, or a field of an earlier step's result. */
  readonly list: readonly string[];
  readonly concurrency: number;
}

const each = { list: ['items'], concurrency: 3 } as const;
/** A printed sheet was read; no table needs to be looked for. */
const printed = ['identifying', 'sheet'] as const;

/**
 * The kinds of background jobs with their steps in order. State machines, the progress that jobs report and the browser
 * follow them; `shared/contracts/job-kind.ts` describes the rest of a kind.
 */
export const jobSteps = {
  notebook: [
    { id: 'reading', task: 'read-spreadsheet', seconds: 30, retry: 'transient' },
    { id: 'rendering', task: 'render-notebook', seconds: 60, retry: 'transient' },
  ],
  grade: [
    { id: 'checking', task: 'check-picture', seconds: 30, retry: 'transient', each },
    {
      id: 'identifying',
      task: 'identify-sheet',
      seconds: 60,
      retry: 'transient',
      optional: true,
      each,
    },
    {
      id: 'straightening',
      task: 'straighten-picture',
      seconds: 60,
      retry: 'transient',
      unless: printed,
      each,
    },
    {
      id: 'analyzing',
      task: 'analyze-picture',
      seconds: 120,
      retry: 'throttled',
      unless: printed,
      each,
    },
    {
      id: 'tabulating',
      task: 'tabulate-marks',
      seconds: 30,
      retry: 'transient',
      unless: printed,
      each,
    },
    {
      id: 'rereading',
      task: 'reread-cells',
      seconds: 120,
      retry: 'throttled',
      optional: true,
      each,
    },
    { id: 'writing', task: 'write-gradebook', seconds: 30, retry: 'transient' },
  ],
  'ai-content': [
    { id: 'planning', task: 'plan-draft', seconds: 15, retry: 'transient' },
    { id: 'drafting', task: 'draft-content', seconds: 200, retry: 'throttled' },
    { id: 'repairing', task: 'repair-draft', seconds: 240, retry: 'throttled' },
    { id: 'solving', task: 'solve-questions', seconds: 90, retry: 'throttled', optional: true },
    { id: 'finishing', task: 'finish-draft', seconds: 30, retry: 'transient' },
  ],
  'answer-sheets': [
    { id: 'registering', task: 'read-answer-sheet', seconds: 60, retry: 'transient', each },
    { id: 'collecting', task: 'collect-answers', seconds: 60, retry: 'transient' },
  ],
  report: [{ id: 'composing', task: 'render-report', seconds: 60, retry: 'transient' }],
} as const satisfies Record<string, readonly JobStep[]>;

export type JobKind = keyof typeof jobSteps;
const isJobKind = (name: string): name is JobKind => name in jobSteps;
export const jobKinds: readonly JobKind[] = Object.keys(jobSteps).filter(isJobKind);

type AnyStep = (typeof jobSteps)[JobKind][number];
export type StepId = AnyStep['id'];

export const stepIds: readonly StepId[] = Object.values(jobSteps).flatMap((steps) =>
  steps.map(({ id }) => id),
);

type StepsByName<Kind extends JobKind> = {
  readonly [Step in (typeof jobSteps)[Kind][number] as Step['id']]: Step;
};

/** The steps of a kind of job by their names, for those who need the limits of one. */
export function stepsOf<Kind extends JobKind>(kind: Kind): StepsByName<Kind>;
export function stepsOf(kind: JobKind): Record<string, JobStep> {
  return Object.fromEntries(jobSteps[kind].map((step) => [step.id, step]));
}
