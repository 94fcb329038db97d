import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import en from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/index.ts';
import { openApiDocument } from './document.ts';
import { examples } from '#shared/contracts/examples.ts';

/** What the contract does not allow in the example of an endpoint; one sentence for each part of the call. */
export function exampleFaults(endpoint: Endpoint): readonly string[] {
  const example = examples[endpoint.id] ?? {};
  return (['params', 'query', 'body', 'response'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (!schema) return example[part] === undefined ? [] : [`${part}: the contract has none`];
    const { error } = z.safeParse(schema, example[part], { error: en().localeError });
    if (!error) return [];
    return [`${part}: ${example[part] === undefined ? 'missing' : z.prettifyError(error)}`];
  });
}

if (import.meta.main) {
  const file = path.resolve(import.meta.dirname, '../../dist/openapi.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(openApiDocument(endpoints), null, 2));
  console.log(`Written: ${path.relative(process.cwd(), file)}`);
  for (const endpoint of endpoints)
    for (const fault of exampleFaults(endpoint)) {
      console.error(`shared/contracts/examples.ts, '${endpoint.id}': ${fault}`);
      process.exitCode = 1;
    }
}
