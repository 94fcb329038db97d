import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import en from 'zod/v4/locales/en.js';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/index.ts';
import { openApiDocument } from './document.ts';
import { examples } from '#shared/contracts/examples.ts';

/** The document's file, next to the contracts. */
export const openApiFile = path.resolve(import.meta.dirname, '../../shared/contracts/openapi.json');

const hex = (character: string, unit: number): string => character.charCodeAt(unit).toString(16);

/** The file's exact text. */
export async function openApiText(): Promise<string> {
  const options = await resolveConfig(openApiFile);
  const text = await format(JSON.stringify(openApiDocument(endpoints)), {
    ...options,
    parser: 'json',
  });
  // The patterns contain non-characters, which no editor shows, so they are escaped.
  return text.replaceAll(/\p{NChar}/gu, (one) => `\\u${hex(one, 0)}\\u${hex(one, 1)}`);
}

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
  await writeFile(openApiFile, await openApiText());
  for (const endpoint of endpoints)
    for (const fault of exampleFaults(endpoint)) {
      console.error(`shared/contracts/examples.ts, '${endpoint.id}': ${fault}`);
      process.exitCode = 1;
    }
}
