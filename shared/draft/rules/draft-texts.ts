import type { Draft } from '../../model/draft.ts';

/** What stands in one place of a draft, and where that is. */
export interface DraftText {
  readonly path: string;
  readonly text: string;
}

/** Values that are no prose, and what is quoted from the source text, which has a language of its own. */
const NOT_PROSE = new Set(
  'type language level year subject drafter kind id key stage notes sourceText passage unit'.split(
    ' ',
  ),
);

function textsIn(value: unknown, path: string): DraftText[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    NOT_PROSE.has(name) ? [] : textsIn(inner, path === '' ? name : `${path}.${name}`),
  );
}

/** Every text of a draft that its drafter wrote for people to read, in the order of the document. */
export const draftTexts = (draft: Draft): DraftText[] => textsIn(draft, '');
