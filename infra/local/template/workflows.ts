import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import { arnOf, physicalName } from './names.ts';
import type { ResolvedResource } from './resolved-stack.ts';
import type { Environment } from './resource-types.ts';

/** A state machine with resolved substitutions. */
export interface StateMachineSpec {
  readonly name: string;
  readonly arn: string;
  readonly roleArn: string;
  /** Amazon States Language, JSON. */
  readonly definition: string;
}

const stateMachineProperties = z.object({
  RoleArn: z.string(),
  DefinitionString: z.optional(z.string()),
  DefinitionS3Location: z.optional(z.object({ Key: z.string() })),
  DefinitionSubstitutions: z._default(z.record(z.string(), z.string()), {}),
});

/**
 * The state machines of the templates.
 * @throws if a definition is neither in the template nor among the assets
 */
export const readStateMachines = (
  resources: readonly ResolvedResource[],
  { assets }: Pick<Assembly, 'assets'>,
  environment: Environment,
): readonly StateMachineSpec[] =>
  resources
    .filter(({ resource }) => resource.Type === 'AWS::StepFunctions::StateMachine')
    .map((located) => {
      const parsed = stateMachineProperties.parse(located.properties);
      const file = assets.get(parsed.DefinitionS3Location?.Key ?? '');
      const text =
        parsed.DefinitionString ?? (file === undefined ? undefined : readFileSync(file, 'utf8'));
      if (text === undefined) throw new Error(`${located.logicalId} has no definition`);
      return {
        name: physicalName(located),
        arn: arnOf(located, environment),
        roleArn: parsed.RoleArn,
        definition: text.replaceAll(
          /\$\{([A-Za-z0-9_]+)\}/g,
          (whole, name: string) => parsed.DefinitionSubstitutions[name] ?? whole,
        ),
      };
    });

const target = z.object({ Arn: z.string(), Input: z.optional(z.string()) });
const ruleProperties = z.object({
  EventPattern: z.optional(z.record(z.string(), z.unknown())),
  ScheduleExpression: z.optional(z.string()),
  State: z._default(z.string(), 'ENABLED'),
  Targets: z._default(z.array(target), []),
});

/** A rule that sends matching events, or ticks of a schedule, to its targets. */
export interface EventRuleSpec {
  readonly name: string;
  readonly arn: string;
  readonly pattern?: Readonly<Record<string, unknown>>;
  readonly schedule?: string;
  readonly targets: readonly z.infer<typeof target>[];
}

/** The enabled EventBridge rules of the templates. */
export const readEventRules = (
  resources: readonly ResolvedResource[],
  environment: Environment,
): readonly EventRuleSpec[] =>
  resources
    .filter(({ resource }) => resource.Type === 'AWS::Events::Rule')
    .flatMap((located) => {
      const rule = ruleProperties.parse(located.properties);
      if (rule.State !== 'ENABLED') return [];
      return [
        {
          name: physicalName(located),
          arn: arnOf(located, environment),
          ...(rule.EventPattern !== undefined && { pattern: rule.EventPattern }),
          ...(rule.ScheduleExpression !== undefined && { schedule: rule.ScheduleExpression }),
          targets: rule.Targets,
        },
      ];
    });

const permissionProperties = z.object({
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

/** The resource policies of the functions. */
export const readInvokePermissions = (
  resources: readonly ResolvedResource[],
): readonly InvokePermission[] =>
  resources
    .filter(({ resource }) => resource.Type === 'AWS::Lambda::Permission')
    .map(({ properties }) => {
      const { FunctionName, Principal, SourceArn } = permissionProperties.parse(properties);
      return { function: FunctionName, principal: Principal, sourceArn: SourceArn };
    });
