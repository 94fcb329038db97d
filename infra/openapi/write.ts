import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { endpoints } from '../../shared/contracts/index.ts';
import { openApiDocument } from './document.ts';

/** Where the document is kept, beside the contracts it derives from. */
export const openApiFile = path.resolve(import.meta.dirname, '../../shared/contracts/openapi.json');

/** The document's text, exactly as the file holds it. */
export async function openApiText(): Promise<string> {
  const options = await resolveConfig(openApiFile);
  return format(JSON.stringify(openApiDocument(endpoints)), { ...options, parser: 'json' });
}

if (import.meta.main) await writeFile(openApiFile, await openApiText());
