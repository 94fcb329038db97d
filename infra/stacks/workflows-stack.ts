import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { SweepEnvironment } from '#lambdas/job-lifecycle/environment.ts';
import type { ReadingEnvironment, RenderingEnvironment } from '#lambdas/notebooks/environment.ts';
import type { JobKind } from '#shared/model/job.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { JobWorkflow } from '../constructs/job-workflow.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { UndeliveredEvents } from '../constructs/undelivered-events.ts';
import type { Models } from '../settings.ts';
import { contentTasks } from './content-tasks.ts';
import type { DataStack } from './data-stack.ts';
import { gradeTasks } from './grade-tasks.ts';

export interface WorkflowsStackProps extends StackProps {
  readonly data: DataStack;
  /** The model that reads doubtful cells a second time; see `Settings`. */
  readonly visionModel?: string;
  /** Those that draft; see `Settings`. */
  readonly models: Models;
}

/** The background jobs: their state machines, their steps, the repair rule and the sweep. */
export class WorkflowsStack extends Stack {
  readonly notebook: JobWorkflow;
  readonly grade: JobWorkflow;
  readonly aiContent: JobWorkflow;
  /** Ends what nothing else has ended. */
  readonly sweep: NodeFunction;
  readonly undelivered: UndeliveredEvents;

  get all(): readonly JobWorkflow[] {
    return [this.notebook, this.grade, this.aiContent];
  }

  constructor(scope: Construct, id: string, props: WorkflowsStackProps) {
    super(scope, id, props);
    const { table, uploads, results, artwork } = props.data;
    const jobFiles = { TABLE_NAME: table.tableName, RESULTS_BUCKET: results.bucketName };
    const workFiles = results.arnForObjects('work/*');

    const recordJob = new NodeFunction<JobFilesEnvironment>(this, 'RecordJob', {
      bundle: 'record-job',
      environment: jobFiles,
      description: 'Records a transition of a job, if the job allows it',
    })
      .allow(['dynamodb:UpdateItem'], [table.tableArn])
      // Who ends a job finds and deletes what its steps left for one another; so below.
      .allow(['s3:ListBucket'], [results.bucketArn])
      .allow(['s3:DeleteObject'], [workFiles]);
    const repairJob = new NodeFunction<JobFilesEnvironment>(this, 'RepairJob', {
      bundle: 'repair-job',
      environment: jobFiles,
      description: 'Marks a job failed when its execution ended without saying so',
    })
      .allow(['dynamodb:UpdateItem'], [table.tableArn])
      .allow(['s3:ListBucket'], [results.bucketArn])
      .allow(['s3:DeleteObject'], [workFiles]);

    const undelivered = new UndeliveredEvents(this, 'Undelivered');
    this.undelivered = undelivered;
    // A sweep that fails is made again in five minutes; a repair is not.
    undelivered.keepFailuresOf(repairJob);

    const [reading, rendering] = jobSteps.notebook;
    const readSpreadsheet = new NodeFunction<ReadingEnvironment>(this, 'ReadSpreadsheet', {
      bundle: reading.task,
      environment: {
        ...jobFiles,
        UPLOADS_BUCKET: uploads.bucketName,
      },
      memorySize: 1024,
      timeout: Duration.seconds(reading.seconds),
      description: "Reads the classes and names of a teacher's spreadsheet",
    })
      .allow(['dynamodb:GetItem'], [table.tableArn])
      // An upload above the limit is deleted.
      .allow(['s3:GetObject', 's3:DeleteObject'], [uploads.arnForObjects('uploads/*')])
      // Without it S3 answers 403 and not 404 for an object that is missing; so below.
      .allow(['s3:ListBucket'], [uploads.bucketArn])
      .allow(['s3:PutObject', 's3:DeleteObject'], [workFiles]);

    const renderNotebook = new NodeFunction<RenderingEnvironment>(this, 'RenderNotebook', {
      bundle: rendering.task,
      environment: {
        ...jobFiles,
        ARTWORK_BUCKET: artwork.bucketName,
      },
      memorySize: 1769, // One whole CPU: shaping and layout are bound by it.
      timeout: Duration.seconds(rendering.seconds),
      description: 'Renders the class notebook',
    })
      .allow(['dynamodb:GetItem'], [table.tableArn])
      .allow(['s3:GetObject'], [artwork.arnForObjects('covers/*'), workFiles])
      .allow(['s3:ListBucket'], [artwork.bucketArn, results.bucketArn])
      .allow(['s3:PutObject', 's3:DeleteObject'], [results.arnForObjects('results/*')]);

    const workflow = (id: string, kind: JobKind, tasks: Record<string, NodeFunction>) =>
      new JobWorkflow(this, id, { kind, tasks, record: recordJob, repair: repairJob, undelivered });
    this.notebook = workflow('Notebook', 'notebook', {
      [reading.task]: readSpreadsheet,
      [rendering.task]: renderNotebook,
    });
    this.grade = workflow('Grade', 'grade', gradeTasks(this, props));
    this.aiContent = workflow('AiContent', 'ai-content', contentTasks(this, props));
    const arnOf = ({ stateMachine }: JobWorkflow) => stateMachine.stateMachineArn;

    this.sweep = new NodeFunction<SweepEnvironment>(this, 'SweepJobs', {
      bundle: 'sweep-jobs',
      environment: {
        ...jobFiles,
        NOTEBOOK_WORKFLOW_ARN: arnOf(this.notebook),
        GRADE_WORKFLOW_ARN: arnOf(this.grade),
        AI_CONTENT_WORKFLOW_ARN: arnOf(this.aiContent),
      },
      timeout: Duration.minutes(1),
      description: 'Starts or ends the jobs that every other safeguard missed',
    })
      .allow(['dynamodb:Query'], [table.openJobsArn])
      .allow(['dynamodb:GetItem', 'dynamodb:UpdateItem'], [table.tableArn])
      .allow(['s3:ListBucket'], [results.bucketArn])
      .allow(['s3:DeleteObject'], [workFiles])
      .allow(['states:StartExecution'], this.all.map(arnOf));
    acknowledge(
      this.sweep,
      ['Serverless-LambdaDLQ'],
      'A sweep that fails is made again in five minutes, and alarms; its event says nothing worth keeping.',
    );
    new Rule(this, 'Sweep', {
      description: 'Status events are best effort; the sweep is the last word',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [undelivered.targetOf(this.sweep)],
    });
  }
}
