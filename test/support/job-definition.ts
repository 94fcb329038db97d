import { Template } from 'aws-cdk-lib/assertions';
import { Function } from 'aws-cdk-lib/aws-lambda';
import { DefinitionBody, StateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import { jobStates } from '#infra/constructs/job-states.ts';
import type { JobStep } from '#shared/model/job-steps.ts';
import { newStack } from './new-stack.ts';

/** The definition that would be deployed for a job with these steps; each function's ARN ends with its name. */
export function jobDefinition(steps: readonly JobStep[]): string {
  const stack = newStack('workflows');
  const named = (name: string) =>
    Function.fromFunctionArn(stack, name, `arn:aws:lambda:eu-west-3:000000000000:function:${name}`);
  const tasks = Object.fromEntries(steps.flatMap(({ task = '' }) => [[task, named(task)]]));
  const chain = jobStates(stack, { kind: 'grade', steps, tasks, record: named('record-job') });
  new StateMachine(stack, 'Machine', { definitionBody: DefinitionBody.fromChainable(chain) });
  const [machine] = Object.values(
    Template.fromStack(stack).findResources('AWS::StepFunctions::StateMachine'),
  ) as { Properties: { DefinitionString: string } }[];
  return machine!.Properties.DefinitionString;
}
