const EMPHASIS = /\*\*(?=\S)([^*]+?)(?<=\S)\*\*|__(?=[^\s_])([^_]+?)(?<=[^\s_])__/g;

/** A text without the signs that make words bold in Markdown. */
export const withoutEmphasis = (text: string): string =>
  text.replace(EMPHASIS, (_, stars?: string, lines?: string) => stars ?? lines ?? '');

/** What marks a line as right or wrong, and its words without that. */
export interface MarkedWords {
  readonly text: string;
  readonly isRight: boolean;
  /** Whether it begins with a box, a tick or a cross, as the choices of a checklist do. */
  readonly hasBox: boolean;
  /** Whether all its words are bold, which marks it if others are not. */
  readonly isBold: boolean;
}

const RIGHT_SIGN = '[✅✔☑✓🗹]\\ufe0f?';
const WRONG_SIGN = '[❌✗✘❎☐☒⬜]\\ufe0f?';
const RIGHT_BOX = /^(?:[-*+•]\s*)?\[[xX✓✔]\]\s*/u;
const EMPTY_BOX = /^(?:[-*+•]\s*)?\[ ?\]\s*(?=\S)/u;
const RIGHT_WORDS =
  /\s*(?:[←⬅]\ufe0f?\s*)?[([](?:correct(?:e| answer)?|right(?: answer)?|bonne réponse|vrai|(?:ال)?صحيحة?|(?:ال)?إجابة (?:ال)?صحيحة|الجواب الصحيح)[)\]]\s*$/iu;
const START_SIGN = new RegExp(`^(?:[-*+•]\\s+)?(?:(${RIGHT_SIGN})|${WRONG_SIGN})\\s*`, 'u');
const END_SIGN = new RegExp(`\\s*(?:(${RIGHT_SIGN})|${WRONG_SIGN})$`, 'u');
const BOLD = /^(?:[-+•*]\s+)?(?:\(?\p{L}\s?[).\-–]\s*)?\*\*[^*]+\*\*[.:]?$/u;

/** Takes the marks of chats and checklists from a line. */
export function readMarks(line: string): MarkedWords {
  let text = line.trim();
  let isRight = false;
  const take = (mark: RegExp, says: (match: RegExpExecArray) => boolean): boolean => {
    const match = mark.exec(text);
    if (!match) return false;
    isRight ||= says(match);
    text = text.replace(mark, '').trim();
    return true;
  };
  const hasBox =
    take(RIGHT_BOX, () => true) ||
    take(EMPTY_BOX, () => false) ||
    take(START_SIGN, ([, right]) => right !== undefined);
  take(END_SIGN, ([, right]) => right !== undefined);
  take(RIGHT_WORDS, () => true);
  const isBold = BOLD.test(text);
  return { text: withoutEmphasis(text), isRight, hasBox, isBold };
}
