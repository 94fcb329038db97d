export interface DraftText {
  readonly path: string;
  readonly text: string;
}

/** Values that are not prose, and quotations from the source text, which may have another language. */
const NOT_PROSE = new Set(
  'type language level year subject drafter kind id key stage notes sourceText readings passage unit bloom figure'.split(
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

/** Every text of a draft, or of a part of one, that was written for readers, in document order. */
export const draftTexts = (draft: object): DraftText[] => textsIn(draft, '');
