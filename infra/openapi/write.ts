import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { endpoints } from '#shared/contracts/index.ts';
import { openApiDocument } from './document.ts';

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

if (import.meta.main) await writeFile(openApiFile, await openApiText());
