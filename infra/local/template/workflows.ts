import * as z from 'zod/mini';
import type { ReadResources } from './resource-reader.ts';

export interface StateMachineSpec {
  readonly name: string;
  readonly arn: string;
  readonly roleArn: string;
  /** Amazon States Language, JSON. */
  readonly definition: string;
}

const stateMachine = z.object({ RoleArn: z.string(), DefinitionString: z.string() });

export const readStateMachines = (read: ReadResources): readonly StateMachineSpec[] =>
  read('AWS::StepFunctions::StateMachine', stateMachine).map(({ name, arn, properties }) => ({
    name,
    arn,
    roleArn: properties.RoleArn,
    definition: properties.DefinitionString,
  }));

const rule = z.object({
  EventPattern: z.optional(z.record(z.string(), z.unknown())),
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(z.object({ Arn: z.string(), Input: z.optional(z.string()) })), []),
});

/** A rule that sends matching events, or ticks of a schedule, to its targets. */
export interface EventRuleSpec {
  readonly name: string;
  readonly arn: string;
  readonly pattern?: Readonly<Record<string, unknown>>;
  readonly schedule?: string;
  readonly targets: z.infer<typeof rule>['Targets'];
}

export const readEventRules = (read: ReadResources): readonly EventRuleSpec[] =>
  read('AWS::Events::Rule', rule)
    .filter(({ properties }) => properties.State === 'ENABLED')
    .map(({ name, arn, properties }) => ({
      name,
      arn,
      pattern: properties.EventPattern,
      schedule: properties.ScheduleExpression,
      targets: properties.Targets,
    }));

const permission = z.object({
  FunctionName: z.string(),
  Principal: z.string(),
  SourceArn: z.optional(z.string()),
});

/** A service's permission to invoke a function (its resource policy). */
export interface InvokePermission {
  readonly function: string;
  readonly principal: string;
  readonly sourceArn?: string;
}

export const readInvokePermissions = (read: ReadResources): readonly InvokePermission[] =>
  read('AWS::Lambda::Permission', permission).map(({ properties }) => ({
    function: properties.FunctionName,
    principal: properties.Principal,
    sourceArn: properties.SourceArn,
  }));
