/** Replaces the old XML between `start` and `end`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where an attribute is written, with the space before it. */
export function attributeIn(
  attributes: string,
  name: string,
): { readonly start: number; readonly end: number } | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"[^"]*"|'[^']*')`).exec(attributes);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

/** Applies edits; one that begins within another is dropped. */
export function applyEdits(xml: string, edits: readonly Edit[]): string {
  const pieces: string[] = [];
  let from = 0;
  // Insertions precede the replacement of the cell at the same position; several keep their order.
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  for (const { start, end, text } of inOrder) {
    if (start < from) continue;
    pieces.push(xml.slice(from, start), text);
    from = end;
  }
  return pieces.join('') + xml.slice(from);
}
