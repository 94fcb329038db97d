import { FillingError } from '#shared/spreadsheet/workbook/filling-error.ts';
import { xmlTokens } from '#shared/spreadsheet/workbook/xml.ts';
import { attributeIn, type Edit } from './edit-xml.ts';

/** Copies of styles that show a number as it is, and the edits that add them to the part with the styles. */
export interface PlainStyles {
  readonly edits: readonly Edit[];
  /** The copy of each style, by index. */
  readonly copies: ReadonlyMap<number, number>;
}

/** A style with the general format of numbers, and otherwise with its looks. */
function plainCopy(written: string): string {
  const end = written.indexOf('>');
  const tag = ['numFmtId', 'applyNumberFormat'].reduce(
    (attributes, name) => {
      const found = attributeIn(attributes, name);
      return found ? attributes.slice(0, found.start) + attributes.slice(found.end) : attributes;
    },
    written.slice(0, end),
  );
  const [, name = ''] = /^<(\S+?)(?=[\s/>]|$)/.exec(tag) ?? [];
  return `<${name} numFmtId="0" applyNumberFormat="1"${tag.slice(name.length + 1)}${written.slice(end)}`;
}

/**
 * @param xml the part with the styles
 * @param styles indexes of the styles to copy
 * @throws {FillingError} `unusual` if there is no such style
 */
export function plainStyles(xml: string, styles: Iterable<number>): PlainStyles {
  const found: { start: number; end: number }[] = [];
  let list: { tag: string; start: number } | undefined;
  let end: number | undefined;
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') continue;
    const opens = token.kind === 'open';
    if (token.name === 'cellXfs') {
      if (opens) list = { tag: xml.slice(token.start, token.end), start: token.start };
      else end ??= token.start;
    } else if (list && end === undefined && token.name === 'xf') {
      if (opens) found.push({ start: token.start, end: token.end });
      else found.splice(-1, 1, { start: found.at(-1)?.start ?? token.start, end: token.end });
    }
  }
  const copies = new Map<number, number>();
  const written = [...new Set(styles)].map((style) => {
    const at = found[style];
    if (!at) throw new FillingError('unusual');
    copies.set(style, found.length + copies.size);
    return plainCopy(xml.slice(at.start, at.end));
  });
  if (written.length === 0) return { edits: [], copies };
  if (!list || end === undefined) throw new FillingError('unusual');
  const count = attributeIn(list.tag, 'count');
  return {
    copies,
    edits: [
      ...(count
        ? [
            {
              start: list.start + count.start,
              end: list.start + count.end,
              text: ` count="${found.length + copies.size}"`,
            },
          ]
        : []),
      { start: end, end, text: written.join('') },
    ],
  };
}
