import { Stack, type App, type CfnElement } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnStateMachine } from 'aws-cdk-lib/aws-stepfunctions';
import type { IConstruct } from 'constructs';
import * as z from 'zod/mini';
import type { JobKind } from '#shared/model/job-steps.ts';
import { JobWorkflow } from '#infra/constructs/job-workflow.ts';
import { NodeFunction } from '#infra/constructs/node-function.ts';

const properties = z.record(z.string(), z.unknown());
const template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z._default(properties, {}) }),
  ),
});
const definitionString = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) });
const aState = z.object({
  Next: z.optional(z.string()),
  /** Of a question whether there are several items; the first answer is that there is one. */
  Choices: z.optional(z.array(z.object({ Next: z.string() }))),
  /** Of a question whether steps are skipped: they are not. */
  Default: z.optional(z.string()),
  /** The states for each item of a list. */
  ItemProcessor: z.optional(z.unknown()),
});
const definition = z.object({ StartAt: z.string(), States: z.record(z.string(), aState) });

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

/** Counts the states on the path from the first to the last, of a job with one item that skips no step. */
function statesOnTheWay(string: unknown): number {
  const [separator, parts] = z.parse(definitionString, string)['Fn::Join'];
  const text = parts.map((part) => (typeof part === 'string' ? part : 'arn')).join(separator);
  return countStates(JSON.parse(text));
}

function countStates(machine: unknown): number {
  const { StartAt, States } = z.parse(definition, machine);
  let count = 0;
  for (let at: string | undefined = StartAt; at !== undefined;) {
    const state: z.infer<typeof aState> | undefined = States[at];
    count += 1 + (state?.ItemProcessor === undefined ? 0 : countStates(state.ItemProcessor));
    const answer: string | undefined = at.startsWith('Skip ')
      ? state?.Default
      : state?.Choices?.[0]?.Next;
    at = state?.Next ?? answer;
  }
  return count;
}
