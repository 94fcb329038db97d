import { markValue, parseMark } from '#shared/record/marks/parse-mark.ts';
import { cleanText } from '#shared/text/clean-text.ts';

/** Whether a mark was read exactly: the same number on the column's scale, or absent, or blank. */
export function sameMark(truth: string, read: string, scale: number): boolean {
  const [a, b] = [parseMark(truth), parseMark(read)];
  if (a.kind !== b.kind) return false;
  return a.kind !== 'mark' || markValue(truth, scale) === markValue(read, scale);
}

/** A name in the form that is compared: Unicode composed, one kind of apostrophe, single spaces. */
export const plainName = (name: string): string =>
  cleanText(name)
    .normalize('NFC')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/\s+/g, ' ');
