import * as z from 'zod/mini';
import { physicalName, typeOf } from './names.ts';
import type { ResolvedResource } from './resolved-stack.ts';
import type { Environment } from './resource-types.ts';

export interface ReadResource<Properties> {
  readonly logicalId: string;
  readonly name: string;
  /** Empty if the type has none. */
  readonly arn: string;
  readonly properties: Properties;
}

/** Reads the resources of a type; throws if their properties do not match the schema. */
export type ReadResources = <Schema extends z.core.$ZodType>(
  type: string,
  properties: Schema,
) => readonly ReadResource<z.infer<Schema>>[];

export const resourceReader =
  (resources: readonly ResolvedResource[], environment: Environment): ReadResources =>
  (type, schema) =>
    resources
      .filter(({ resource }) => resource.Type === type)
      .map((located) => {
        const name = physicalName(located);
        return {
          logicalId: located.logicalId,
          name,
          arn: typeOf(located).attributes?.['Arn']?.(name, environment) ?? '',
          properties: z.parse(schema, located.properties),
        };
      });
