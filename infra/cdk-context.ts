import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const cdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/** The context in `cdk.json`, for scripts that synthesize without the CDK's command line. */
export const cdkContext = (): Record<string, unknown> => {
  const file = path.resolve(import.meta.dirname, '../cdk.json');
  return cdkJson.parse(JSON.parse(readFileSync(file, 'utf8'))).context;
};
