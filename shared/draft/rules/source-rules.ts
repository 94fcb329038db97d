import type { Question, Test } from '../../model/draft.ts';
import { foldText } from '../../spreadsheet/fold-text.ts';
import { faultIf, type Fault } from './fault.ts';
import { holdsPhrase, withoutFormulas } from './words.ts';

/** Where a quotation leaves something out. */
const LEFT_OUT = /\[?(?:…|\.{3,})\]?/g;
const BLANK = /[._…]{3,}|…+/;

/**
 * Whether a passage is in the source text, word for word once folded. What it leaves out by dots is skipped, and so are
 * formulas, which a source text holds in figures.
 */
export function isQuoted(passage: string, source: string): boolean {
  const text = foldText(source);
  let from = 0;
  const pieces = withoutFormulas(passage).replace(LEFT_OUT, '\n').split('\n').map(foldText);
  return pieces.every((piece) => {
    const at = text.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

/** A sentence of the source with a blank, filled with another option and still in the source. */
function secondKey(question: Question, source: string): string | undefined {
  if (question.kind !== 'choice' || !BLANK.test(question.stem)) return undefined;
  return question.options.find(
    ({ id, text }) =>
      id !== question.key && holdsPhrase(source, question.stem.replace(BLANK, ` ${text} `)),
  )?.text;
}

/** Whether what the keys rest on stands in the source text, and gives one key alone. */
export function sourceFaults({ questions, sourceText }: Test): Fault[] {
  return questions.flatMap((question, place) => {
    const path = `questions.${place}`;
    const passage = question.passage?.trim();
    const second = sourceText === undefined ? undefined : secondKey(question, sourceText);
    return [
      ...faultIf(
        Boolean(passage) && !isQuoted(passage ?? '', sourceText ?? ''),
        'passage-not-in-source',
        `${path}.passage`,
      ),
      ...faultIf(sourceText !== undefined && !passage, 'passage-missing', `${path}.passage`),
      ...faultIf(second !== undefined, 'second-key', `${path}.options`, { text: second ?? '' }),
    ];
  });
}
