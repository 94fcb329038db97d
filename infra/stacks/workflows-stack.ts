import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { GradebookReader } from '#lambdas/pages/environment.ts';
import { workflowVariableOf, type SweepEnvironment } from '#lambdas/job-lifecycle/environment.ts';
import { jobKinds, type JobKind } from '#shared/model/job-steps.ts';
import { acknowledge } from '../constructs/acknowledge.ts';
import { JobWorkflow } from '../constructs/job-workflow.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import { UndeliveredEvents } from '../constructs/undelivered-events.ts';
import type { PaidModels } from '../settings.ts';
import { contentTasks } from './ai-content-tasks.ts';
import type { DataStack } from './data-stack.ts';
import { gradeTasks } from './grade-tasks.ts';
import { jobFilesOf, onObjects, toList } from './job-files.ts';
import { notebookTasks } from './notebook-tasks.ts';
import { answerSheetsTasks } from './answer-sheets-tasks.ts';
import { reportTasks } from './report-tasks.ts';

export interface WorkflowsStackProps extends StackProps {
  readonly data: DataStack;
  readonly gradebookReader: GradebookReader;
  /** The model that reads doubtful cells a second time; see `Settings`. */
  readonly visionModel?: string;
  /** The models for drafts; see `Settings`. */
  readonly models: PaidModels;
}

const tasksOf: Readonly<
  Record<JobKind, (stack: Stack, props: WorkflowsStackProps) => Record<string, NodeFunction>>
> = {
  notebook: notebookTasks,
  grade: gradeTasks,
  'ai-content': contentTasks,
  'answer-sheets': answerSheetsTasks,
  report: reportTasks,
};

/** `AiContent` of `ai-content`. */
const pascalCase = (kind: JobKind): string =>
  kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The background jobs: state machines, steps, the repair rule and the sweep. */
export class WorkflowsStack extends Stack {
  /** One for each kind of job. */
  readonly all: readonly JobWorkflow[];
  /** Ends jobs that nothing else has ended. */
  readonly sweep: NodeFunction;
  readonly undelivered: UndeliveredEvents;

  constructor(scope: Construct, id: string, props: WorkflowsStackProps) {
    super(scope, id, props);
    const { table, results } = props.data;
    const jobFiles = jobFilesOf(props.data);
    // Needed to delete the temporary files of a job when it ends.
    const deleteWork = [toList(results, 'work'), onObjects(results, 'work', 'Delete')];

    const recordJob = new NodeFunction<JobFilesEnvironment>(this, 'RecordJob', {
      bundle: 'record-job',
      environment: jobFiles,
      description: 'Records a transition of a job, if the job allows it',
    }).allow(table.permission('UpdateItem'), ...deleteWork);
    const repairJob = new NodeFunction<JobFilesEnvironment>(this, 'RepairJob', {
      bundle: 'repair-job',
      environment: jobFiles,
      description: 'Marks a job failed when its execution ended without saying so',
    }).allow(table.permission('UpdateItem'), ...deleteWork);

    const undelivered = new UndeliveredEvents(this, 'Undelivered');
    this.undelivered = undelivered;
    // A failed sweep runs again in five minutes; a failed repair does not.
    undelivered.keepFailuresOf(repairJob);

    this.all = jobKinds.map(
      (kind) =>
        new JobWorkflow(this, pascalCase(kind), {
          kind,
          tasks: tasksOf[kind](this, props),
          record: recordJob,
          repair: repairJob,
          undelivered,
        }),
    );
    const arnOf = ({ stateMachine }: JobWorkflow) => stateMachine.stateMachineArn;

    this.sweep = new NodeFunction<SweepEnvironment>(this, 'SweepJobs', {
      bundle: 'sweep-jobs',
      environment: {
        ...jobFiles,
        ...Object.fromEntries(this.all.map((each) => [workflowVariableOf(each.kind), arnOf(each)])),
      },
      // Less than until the next one.
      timeout: Duration.minutes(4),
      description: 'Starts or ends the jobs that every other safeguard missed',
    }).allow(
      { actions: ['dynamodb:Query'], resources: [table.openJobsArn] },
      table.permission('GetItem', 'UpdateItem'),
      ...deleteWork,
      { actions: ['states:StartExecution'], resources: this.all.map(arnOf) },
    );
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
