const PAIRS = '()[]{}«»‹›';
/** A text with each bracket as its counterpart. */
export const mirrored = (text: string): string =>
  text.replaceAll(/[()[\]{}«»‹›]/g, (sign) => PAIRS[PAIRS.indexOf(sign) ^ 1] ?? sign);

/** How many brackets have no other one. */
export function unpaired(text: string): number {
  const open: string[] = [];
  let alone = 0;
  for (const sign of text) {
    const at = PAIRS.indexOf(sign);
    if (at < 0) continue;
    if (at % 2 === 0) open.push(sign);
    else if (open.at(-1) === PAIRS[at - 1]) open.pop();
    else alone += 1;
  }
  return alone + open.length;
}
