import { RefusedQuestion } from './refused-question.ts';
import type { ReadProse } from './markup.ts';

const FIRST_MARK = 0xe000;
const MARK = /[\ue000-\uf8ff]/g;

/** A character that keeps the place of a gap while the words around it are read. */
export const gapMark = (index: number): string => String.fromCodePoint(FIRST_MARK + index);

/** A text without characters that look like marks of gaps. */
export const withoutMarks = (text: string): string => text.replace(MARK, '');

/** Drafts write a gap between square brackets, with a bar between its answers. */
const NOT_IN_GAP = /[[\]|\n]/;

/** Puts the answers of each gap in the place of its mark. */
export function fillMarks(prose: ReadProse, gaps: readonly (readonly string[])[]): ReadProse {
  if (gaps.length === 0) throw new RefusedQuestion('no-key');
  const words = prose.text.replace(/\[(?=\[)/g, '[ ');
  const used = new Set<number>();
  const text = words.replace(MARK, (mark) => {
    const index = (mark.codePointAt(0) ?? 0) - FIRST_MARK;
    used.add(index);
    const answers = (gaps[index] ?? []).map((answer) => answer.trim());
    const written = answers.filter((answer) => answer !== '' && !NOT_IN_GAP.test(answer));
    if (written.length === 0) throw new RefusedQuestion('no-key');
    return `[[${[...new Set(written)].join('|')}]]`;
  });
  if (used.size < gaps.length) throw new RefusedQuestion('damaged');
  return { text, doubts: prose.doubts };
}
