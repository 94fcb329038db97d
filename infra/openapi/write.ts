import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { endpoints } from '#shared/contracts/index.ts';
import { openApiDocument } from './document.ts';

/** Where the document is kept, beside the contracts it derives from. */
export const openApiFile = path.resolve(import.meta.dirname, '../../shared/contracts/openapi.json');

const hex = (character: string, unit: number): string => character.charCodeAt(unit).toString(16);

/** The document's text, exactly as the file holds it. */
export async function openApiText(): Promise<string> {
  const options = await resolveConfig(openApiFile);
  const text = await format(JSON.stringify(openApiDocument(endpoints)), {
    ...options,
    parser: 'json',
  });
  // Code points that are no characters stand in patterns; no editor shows them.
  return text.replaceAll(/\p{NChar}/gu, (one) => `\\u${hex(one, 0)}\\u${hex(one, 1)}`);
}

if (import.meta.main) await writeFile(openApiFile, await openApiText());
