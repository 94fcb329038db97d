/** Whether more than `most` rows of a worksheet hold a value; stops counting there. Blank formatted rows do not count. */
export function hasMoreRows(xml: string, most: number): boolean {
  let rows = 0;
  let blank = false;
  for (const [, tag] of xml.matchAll(/<(?:\w+:)?(row|v|t)[\s>]/g)) {
    if (tag === 'row') {
      blank = true;
    } else if (blank) {
      blank = false;
      rows += 1;
      if (rows > most) return true;
    }
  }
  return false;
}

/**
 * Makes long integers text. A registration number has up to 17 digits and a double keeps 15 to 16 of them, so a file
 * that writes all its digits in a numeric cell would be read wrong.
 */
export const keepLongIntegers = (xml: string): string =>
  xml.replace(
    /<((?:\w+:)?c)\b([^<>]*)>(\s*<(?:\w+:)?v>\d{16,20}<)/g,
    (whole, tag: string, attributes: string, value: string) =>
      /\bt\s*=\s*["'](?!n["'])/.test(attributes)
        ? whole
        : `<${tag}${attributes.replace(/\st\s*=\s*["']n["']/, '')} t="str">${value}`,
  );
