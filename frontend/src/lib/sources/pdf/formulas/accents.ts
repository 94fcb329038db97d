import { around, center, inPlaceOf, right, type Box } from './boxes.ts';

const ARROW = '\u20d7';
/** Marks that are set over letters of a formula. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ '⃗': ARROW, '→': ARROW, '−→': ARROW, '−−→': ARROW, '−−−→': ARROW },
  ...{ '̂': '\u0302', '^': '\u0302', ˆ: '\u0302', '\\': '\u0302', '[': '\u0302', ']': '\u0302' },
  ...{ '̃': '\u0303', '~': '\u0303', '˜': '\u0303', '˙': '\u0307', '̇': '\u0307' },
  ...{ '¯': '\u0305', '‾': '\u0305', '̅': '\u0305', '̄': '\u0305', _: '\u0305' },
};
const LETTERS = /^\s*(?:\p{L}[\p{L}\s]{0,7}|0\s*)$/u;

/** Letters beside each other on one line. */
function runOf(boxes: readonly Box[], first: Box): Box[] {
  const run = [first];
  for (;;) {
    const last = run.at(-1) ?? first;
    const next = boxes.find(
      (box) =>
        LETTERS.test(box.text) &&
        Math.abs(box.y - last.y) < 0.5 &&
        Math.abs(box.x - right(last)) < last.height * 0.08,
    );
    if (!next || run.length > 4) return run;
    run.push(next);
  }
}

function underMark(boxes: readonly Box[], mark: Pick<Box, 'x' | 'width' | 'y'>): Box[] {
  const candidates = boxes.filter(
    (box) =>
      LETTERS.test(box.text) &&
      mark.y - box.y > -box.height * 0.15 &&
      mark.y - box.y < box.height * 1.1 &&
      box.x < mark.x + mark.width + box.height * 0.5 &&
      right(box) > mark.x - box.height * 0.5,
  );
  const middle = mark.x + mark.width / 2;
  const off = (run: readonly Box[]): number => {
    const { x, width } = around(run);
    return Math.min(
      Math.abs(x + width / 2 - middle),
      mark.width === 0 ? Math.abs(x - mark.x) : Infinity,
    );
  };
  const runs = candidates
    .flatMap((first) => {
      const run = runOf(boxes, first);
      return run.map((_, at) => run.slice(0, at + 1));
    })
    .filter((run) => around(run).width < Math.max(mark.width * 2.6, 45));
  const best = runs.toSorted((a, b) => off(a) - off(b))[0];
  return best && off(best) < Math.max(2.4, (best[0]?.height ?? 0) * 0.3) ? best : [];
}

/** The boxes of one mark: TeX draws a long arrow in parts. */
function marksOf(boxes: readonly Box[]): Box[][] {
  const marks: Box[][] = [];
  for (const box of boxes) {
    if (!/^[\s−→]+$/u.test(box.text)) {
      if (Object.hasOwn(MARKS, box.text.trim())) marks.push([box]);
      continue;
    }
    const last = marks.at(-1);
    const before = last?.at(-1);
    const isPart =
      before &&
      /^[\s−→]+$/u.test(before.text) &&
      Math.abs(before.y - box.y) < 0.5 &&
      box.x - right(before) < 0.5;
    if (last && isPart) last.push(box);
    else marks.push([box]);
  }
  return marks.filter((parts) => Object.hasOwn(MARKS, textOf(parts)));
}
const textOf = (parts: readonly Box[]): string =>
  parts.map(({ text }) => text.replaceAll(/\s/g, '')).join('');

/** Boxes whose arrows, hats and bars are on the letters below them. */
export function withMarks(boxes: readonly Box[]): Box[] {
  let all = [...boxes];
  for (const parts of marksOf(boxes)) {
    const [first] = parts;
    if (!first) continue;
    const text = textOf(parts);
    const mark = { ...around(parts), y: first.y };
    const letters = underMark(
      all.filter((box) => !parts.includes(box)),
      mark,
    );
    const [letter] = letters;
    if (!letter) continue;
    // A minus or a bracket beside letters is none over them.
    const isOver =
      mark.width === 0 ||
      Math.abs(center({ ...letter, ...around(letters) }) - center({ ...letter, ...mark })) <
        letter.height * 0.35;
    const overlap =
      Math.min(right({ ...letter, ...around(letters) }), mark.x + mark.width) -
      Math.max(letter.x, mark.x);
    if (mark.width > 0 && (!isOver || overlap < Math.min(mark.width, around(letters).width) * 0.6))
      continue;
    const marked = letters
      .map((box) => box.text.replaceAll(/\s/g, ''))
      .join('')
      .replaceAll(/[\p{L}0]/gu, `$&${MARKS[text] ?? ''}`);
    all = inPlaceOf(all, [...parts, ...letters], { ...letter, ...around(letters), text: marked });
  }
  return all;
}
