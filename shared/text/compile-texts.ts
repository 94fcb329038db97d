import { parse } from '@formatjs/icu-messageformat-parser';

const compiled = (texts: unknown): unknown => {
  if (typeof texts === 'string') return texts.includes('{') ? parse(texts) : texts;
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return texts;
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compiled(text)]));
};

/** The files of `shared/texts`, in bundles. */
export const textFiles = /[/\\]shared[/\\]texts[/\\]\w+[/\\][\w-]+\.json$/;

/** Turns each text with placeholders into its syntax tree, so that bundles need no parser. */
export const compileTexts = (json: string): string => JSON.stringify(compiled(JSON.parse(json)));
