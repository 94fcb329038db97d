import * as z from 'zod/mini';
import type { TemplateDocument } from './document.ts';
import { resolveIntrinsics, type Lookup } from './intrinsics.ts';
import { attributeOf, refOf, typeOf, type Located } from './names.ts';
import type { Environment } from './resource-types.ts';

export interface ResolvedResource extends Located {
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Values for a deployment besides the templates: account, region, and template parameters by name. */
export interface Surroundings {
  readonly environment: Environment;
  readonly parameters: Readonly<Record<string, string>>;
}

const record = z.record(z.string(), z.unknown());
const reference = z.object({ Ref: z.string() });

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
  const pseudo = new Map<string, string>([
    ['AWS::AccountId', environment.accountId],
    ['AWS::Partition', 'aws'],
    ['AWS::Region', environment.region],
    ['AWS::URLSuffix', 'amazonaws.com'],
  ]);
  return {
    importValue,
    ref: (name) => {
      const parameter = template.Parameters[name];
      if (parameter !== undefined) return parameters[name] ?? parameter.Default;
      const known = pseudo.get(name);
      if (known !== undefined) return known;
      const located = locate(name);
      const { standsFor } = typeOf(located);
      if (standsFor === undefined) return refOf(located, environment);
      const { Ref } = reference.parse(located.resource.Properties[standsFor]);
      return attributeOf(locate(Ref), 'Arn', environment);
    },
    attribute: (logicalId, attribute) => attributeOf(locate(logicalId), attribute, environment),
  };
};

const resolveResource = (located: Located, lookup: Lookup): ResolvedResource => {
  typeOf(located);
  try {
    if (located.resource.Condition !== undefined)
      throw new Error('the local host does not know conditions');
    const properties = record.parse(resolveIntrinsics(located.resource.Properties, lookup));
    return { ...located, properties };
  } catch (cause) {
    const { logicalId, resource } = located;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${logicalId} (${resource.Type}): ${why}`, { cause });
  }
};

/**
 * Every resource of every stack with resolved properties and cross-stack exports.
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
  for (const { template, lookup } of stacks)
    for (const { Value, Export } of Object.values(template.Outputs))
      if (Export) exports.set(Export.Name, () => resolveIntrinsics(Value, lookup));
  return stacks.flatMap(({ stack, template, lookup }) =>
    Object.entries(template.Resources).map(([logicalId, resource]) =>
      resolveResource({ stack, logicalId, resource }, lookup),
    ),
  );
};
