import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import { arnOf, physicalName } from './names.ts';
import type { ResolvedResource } from './resolved-stack.ts';
import type { Environment } from './resource-types.ts';

/** A Node function as declared in the template. */
export interface FunctionSpec {
  readonly logicalId: string;
  readonly name: string;
  readonly arn: string;
  readonly roleArn: string;
  /** Folder of the code to upload. */
  readonly codePath: string;
  /** `file.export`, e.g. `index.handler`. */
  readonly handler: string;
  readonly memoryMb: number;
  readonly timeoutSeconds: number;
  readonly environment: Readonly<Record<string, string>>;
}

const properties = z.object({
  Code: z.object({ S3Key: z.string() }),
  Handler: z.string(),
  Runtime: z.string(),
  Role: z.string(),
  MemorySize: z._default(z.number(), 128),
  Timeout: z._default(z.number(), 3),
  Environment: z._default(z.object({ Variables: z.record(z.string(), z.string()) }), {
    Variables: {},
  }),
});

/** Node functions with code on disk; other runtimes (CDK's own helpers) are not hosted. */
export const readFunctions = (
  resources: readonly ResolvedResource[],
  { assets }: Pick<Assembly, 'assets'>,
  environment: Environment,
): readonly FunctionSpec[] =>
  resources
    .filter(({ resource }) => resource.Type === 'AWS::Lambda::Function')
    .flatMap((located) => {
      const parsed = properties.safeParse(located.properties);
      if (!parsed.success || !parsed.data.Runtime.startsWith('nodejs')) return [];
      const codePath = assets.get(parsed.data.Code.S3Key);
      if (codePath === undefined) return [];
      return [
        {
          logicalId: located.logicalId,
          name: physicalName(located),
          arn: arnOf(located, environment),
          roleArn: parsed.data.Role,
          codePath,
          handler: parsed.data.Handler,
          memoryMb: parsed.data.MemorySize,
          timeoutSeconds: parsed.data.Timeout,
          environment: parsed.data.Environment.Variables,
        },
      ];
    });
