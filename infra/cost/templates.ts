import { Stack, type App, type CfnElement } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { IConstruct } from 'constructs';
import * as z from 'zod/mini';
import type { JobKind } from '#shared/model/job-steps.ts';
import { JobWorkflow } from '../constructs/job-workflow.ts';
import { NodeFunction } from '../constructs/node-function.ts';

const properties = z.record(z.string(), z.unknown());
const template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z._default(properties, {}) }),
  ),
});
const definitionString = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const definition = z.object({
  StartAt: z.string(),
  States: z.record(z.string(), z.object({ Next: z.optional(z.string()) })),
});

/** The parts of the templates that cost money. */
export interface Deployed {
  /** Megabytes of each function, by its bundle. */
  readonly memory: ReadonlyMap<string, number>;
  /** The number of states in an execution without failures. */
  readonly transitions: ReadonlyMap<JobKind, number>;
  /** The properties of every resource of a type. */
  of(type: string): readonly Readonly<Record<string, unknown>>[];
}

/** Synthesizes an app and reads its templates. */
export function deployed(app: App): Deployed {
  const resources = new Map(
    app.synth().stacks.map(({ stackName, template: synthesized }) => {
      return [stackName, template.parse(synthesized).Resources] as const;
    }),
  );
  const propertiesOf = (element: CfnElement) => {
    const stack = Stack.of(element);
    const found = resources.get(stack.stackName)?.[stack.getLogicalId(element)];
    if (!found) throw new Error(`${element.node.path} is in no template`);
    return found.Properties;
  };
  const all = app.node.findAll();
  return {
    memory: new Map(
      all
        .filter((construct) => construct instanceof NodeFunction)
        .map((handler) => {
          const { MemorySize } = propertiesOf(resourceOf(handler, CfnFunction));
          return [handler.bundle, z.parse(z.number(), MemorySize)];
        }),
    ),
    transitions: new Map(
      all
        .filter((construct) => construct instanceof JobWorkflow)
        .map(({ kind, stateMachine }) => {
          const { DefinitionString } = propertiesOf(resourceOf(stateMachine, CfnStateMachine));
          return [kind, statesOnTheWay(DefinitionString)];
        }),
    ),
    of: (type) =>
      [...resources.values()]
        .flatMap((found) => Object.values(found))
        .filter(({ Type }) => Type === type)
        .map(({ Properties }) => Properties),
  };
}

function resourceOf<T extends CfnElement>(
  construct: IConstruct,
  type: abstract new (...args: never[]) => T,
): T {
  const resource = construct.node.defaultChild;
  if (!(resource instanceof type)) throw new Error(`${construct.node.path} has another resource`);
  return resource;
}

/** Counts the states on the path from the first to the last. */
function statesOnTheWay(string: unknown): number {
  const [separator, parts] = z.parse(definitionString, string)['Fn::Join'];
  const text = parts.map((part) => (typeof part === 'string' ? part : 'arn')).join(separator);
  const { StartAt, States } = z.parse(definition, JSON.parse(text));
  let count = 0;
  for (let at: string | undefined = StartAt; at !== undefined; at = States[at]?.Next) count += 1;
  return count;
}
