import * as z from 'zod/mini';
import type { TemplateDocument } from './document.ts';
import { resolveIntrinsics, type Lookup } from './intrinsics.ts';
import { attributeOf, refOf, typeOf, type Located } from './names.ts';
import type { Environment } from './resource-types.ts';

/** A resource with resolved properties. */
export interface ResolvedResource extends Located {
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Values for a deployment besides the templates: account, region, and template parameters by name. */
export interface Surroundings {
  readonly environment: Environment;
  readonly parameters: Readonly<Record<string, string>>;
}

const record = z.record(z.string(), z.unknown());

const lookupFor = (
  stack: string,
  template: TemplateDocument,
  { environment, parameters }: Surroundings,
  importValue: (name: string) => unknown,
): Lookup => {
  const locate = (logicalId: string): Located => {
    const resource = template.Resources[logicalId];
    if (resource === undefined) throw new Error(`${stack}: nothing is named ${logicalId}`);
    return { stack, logicalId, resource };
  };
  const pseudo = new Map<string, unknown>([
    ['AWS::AccountId', environment.accountId],
    ['AWS::NoValue', undefined],
    ['AWS::Partition', 'aws'],
    ['AWS::Region', environment.region],
    ['AWS::StackName', stack],
    [
      'AWS::StackId',
      `arn:aws:cloudformation:${environment.region}:${environment.accountId}:stack/${stack}/local`,
    ],
    ['AWS::URLSuffix', 'amazonaws.com'],
  ]);
  const lookup: Lookup = {
    importValue,
    ref: (name) => {
      if (pseudo.has(name)) return pseudo.get(name);
      const parameter = template.Parameters[name];
      if (parameter === undefined) return refOf(locate(name), environment);
      return parameters[name] ?? parameter.Default;
    },
    attribute: (logicalId, attribute) => attributeOf(locate(logicalId), attribute, environment),
    mapping: (map, first, second) => template.Mappings[map]?.[first]?.[second],
    condition: (name) => z.boolean().parse(resolveIntrinsics(template.Conditions[name], lookup)),
  };
  return lookup;
};

const resolveResource = (located: Located, lookup: Lookup): ResolvedResource => {
  typeOf(located);
  try {
    const properties = record.parse(resolveIntrinsics(located.resource.Properties, lookup));
    return { ...located, properties };
  } catch (cause) {
    const { logicalId, resource } = located;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${logicalId} (${resource.Type}): ${why}`, { cause });
  }
};

/**
 * Every resource of every stack with resolved properties and cross-stack exports. Resources with a false condition are
 * left out.
 * @throws for an unknown type, attribute or intrinsic function, with the logical id
 */
export const resolveStacks = (
  templates: ReadonlyMap<string, TemplateDocument>,
  surroundings: Surroundings,
): readonly ResolvedResource[] => {
  const exports = new Map<string, () => unknown>();
  const importValue = (name: string): unknown => {
    const value = exports.get(name);
    if (value === undefined) throw new Error(`no stack exports ${name}`);
    return value();
  };
  const stacks = [...templates].map(([stack, template]) => ({
    stack,
    template,
    lookup: lookupFor(stack, template, surroundings, importValue),
  }));
  for (const { template, lookup } of stacks) {
    for (const { Value, Export } of Object.values(template.Outputs)) {
      if (Export !== undefined) {
        const name = z.string().parse(resolveIntrinsics(Export.Name, lookup));
        exports.set(name, () => resolveIntrinsics(Value, lookup));
      }
    }
  }
  return stacks.flatMap(({ stack, template, lookup }) =>
    Object.entries(template.Resources)
      .filter(([, { Condition }]) => Condition === undefined || lookup.condition(Condition))
      .map(([logicalId, resource]) => resolveResource({ stack, logicalId, resource }, lookup)),
  );
};
