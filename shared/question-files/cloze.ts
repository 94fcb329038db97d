import { decodeHTML } from 'entities';
import type { QuestionDoubt, ReadProse } from './found-question.ts';
import { fillMarks, gapMark, withoutMarks } from './gap-text.ts';
import { proseOfHtml } from './markup.ts';
import { RefusedQuestion } from './refused-question.ts';

/** Moodle's embedded answers: `{2:SHORTANSWER:=Algiers#yes~%50%Alger}`; a backslash makes signs ordinary. */
const GAP =
  /\{(\d*(?:\.\d+)?):(SHORTANSWER|SA|MW|NUMERICAL|NM|MULTICHOICE|MC|MULTIRESPONSE|MR)(?:_?[A-Z]{0,2}):((?:\\[^]|[^\\{}])*)\}/g;
const NUMERICAL = /^N/;
const CHOSEN = /^M(?!W)/;

/** The most characters that are searched for gaps. */
const MOST_CLOZE = 1_000_000;

interface ClozeAnswer {
  readonly share: number;
  readonly text: string;
  /** Whether an asterisk accepts any text. */
  readonly isPattern: boolean;
}

/** The answers of one gap, with their shares of its points. */
function answersOf(written: string): ClozeAnswer[] {
  return written.split(/(?<!\\)~/).flatMap((part) => {
    const [, percent, equals, rest = ''] =
      /^(?:%(-?[\d.,]+)%|(=))?([^]*)$/.exec(part.trimStart()) ?? [];
    const [text = ''] = rest.split(/(?<!\\|&|&amp;)#/);
    const share = percent ? Number(percent.replace(',', '.')) / 100 : equals ? 1 : 0;
    const plain = decodeHTML(text.replace(/\\([^*])/g, '$1').replace(/<[^<>]*>/g, '')).trim();
    const isPattern = /(?<!\\)\*/.test(plain);
    return plain === '' ? [] : [{ share, text: plain.replaceAll('\\*', '*'), isPattern }];
  });
}

/** Reads a text with embedded answers as a text with gaps. Throws `RefusedQuestion` if it has none. */
export function readCloze(html: string): ReadProse {
  const doubts = new Set<QuestionDoubt>();
  const gaps: string[][] = [];
  if (html.length > MOST_CLOZE) throw new RefusedQuestion('too-long');
  const marked = withoutMarks(html).replace(GAP, (_, _weight, kind: string, written: string) => {
    const answers = answersOf(written);
    const best = Math.max(...answers.map(({ share }) => share));
    const rights = answers.filter(({ share }) => share > 0 && share === best);
    if (answers.some(({ share }) => share > 0 && share < best)) doubts.add('partial');
    if (CHOSEN.test(kind)) doubts.add('extra-answers');
    const isNumber = NUMERICAL.test(kind);
    if (isNumber && rights.some(({ text }) => /:[0.,]*[1-9]/.test(text)))
      doubts.add('extra-answers');
    if (!isNumber && rights.some(({ isPattern }) => isPattern)) doubts.add('wildcard');
    gaps.push(rights.map(({ text }) => (isNumber ? (text.split(':')[0] ?? '') : text)));
    return gapMark(gaps.length - 1);
  });
  const filled = fillMarks(proseOfHtml(marked), gaps);
  return { text: filled.text, doubts: [...filled.doubts, ...doubts] };
}
