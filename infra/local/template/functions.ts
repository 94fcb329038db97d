import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import type { ReadResources } from './resource-reader.ts';

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

const lambda = z.object({
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
  read: ReadResources,
  { assets }: Pick<Assembly, 'assets'>,
): readonly FunctionSpec[] =>
  read('AWS::Lambda::Function', lambda).flatMap(({ logicalId, name, arn, properties }) => {
    const codePath = assets.get(properties.Code.S3Key);
    if (codePath === undefined || !properties.Runtime.startsWith('nodejs')) return [];
    return [
      {
        ...{ logicalId, name, arn, codePath },
        roleArn: properties.Role,
        handler: properties.Handler,
        memoryMb: properties.MemorySize,
        timeoutSeconds: properties.Timeout,
        environment: properties.Environment.Variables,
      },
    ];
  });
