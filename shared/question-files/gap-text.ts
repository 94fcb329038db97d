import type { ReadProse } from './found-question.ts';
import { RefusedQuestion } from './refused-question.ts';

/** Characters that no text has, around the number of a gap. */
const [OPEN, CLOSE] = ['\ufdd0', '\ufdd1'];
const MARK = /\ufdd0(\d+)\ufdd1/g;

/** What keeps the place of a gap while the words around it are read. */
export const gapMark = (index: number): string => `${OPEN}${index}${CLOSE}`;

/** A text without what looks like the mark of a gap. */
export const withoutMarks = (text: string): string => text.replace(/[\ufdd0\ufdd1]/g, '');

/** Drafts write a gap between square brackets, with a bar between its answers. */
const NOT_IN_GAP = /[[\]|\n]/;

/** Puts the answers of each gap in the place of its mark. */
export function fillMarks(prose: ReadProse, gaps: readonly (readonly string[])[]): ReadProse {
  if (gaps.length === 0) throw new RefusedQuestion('no-key');
  const words = prose.text.replace(/\[(?=\[)/g, '[ ');
  const used = new Set<number>();
  const text = words.replace(MARK, (_, number: string) => {
    const index = Number(number);
    used.add(index);
    const answers = (gaps[index] ?? []).map((answer) => answer.trim());
    const written = answers.filter((answer) => answer !== '' && !NOT_IN_GAP.test(answer));
    if (written.length === 0) throw new RefusedQuestion('no-key');
    return `[[${[...new Set(written)].join('|')}]]`;
  });
  if (used.size < gaps.length) throw new RefusedQuestion('damaged');
  return { text, doubts: prose.doubts };
}
