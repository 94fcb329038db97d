import { letterIndex } from './choice-letters.ts';
import type { QuestionDoubt } from './found-question.ts';
import type { PlainLine } from './plain-lines.ts';
import type { SourceLine } from './source-lines.ts';

export interface PlainOption {
  readonly text: string;
  readonly letter: string | undefined;
  readonly isRight: boolean;
  readonly isBold: boolean;
}

/** The lines of one question. */
export interface PlainDraft {
  readonly line: number;
  /** As the text numbers it. */
  readonly question: number | undefined;
  readonly isExercise: boolean;
  readonly text: string[];
  /** The line of the number and the words after it, as it is written. */
  readonly written: string;
  readonly options: PlainOption[];
  /** After `=`, or named for a question without options. */
  readonly answers: string[];
  /** Answers that name an option. */
  readonly named: string[];
  readonly reason: string[];
  readonly doubts: QuestionDoubt[];
}

const isAnswered = ({ options, answers, named, reason }: PlainDraft): boolean =>
  options.length + answers.length + named.length + reason.length > 0;

const optionOf = (line: PlainLine & { readonly kind: 'option' }): PlainOption => ({
  ...{ text: line.text, letter: line.letter, isRight: line.isRight, isBold: line.isBold },
});

/** Collects the lines of each question, in their order. */
export class PlainDrafts {
  readonly drafts: PlainDraft[] = [];
  private isAfterBlank = true;
  private last: PlainLine['kind'] = 'blank';

  private begin(line: PlainLine, text: string): void {
    this.drafts.push({
      line: line.number,
      question: line.kind === 'numbered' ? line.question : undefined,
      isExercise: line.kind === 'exercise',
      written: line.kind === 'numbered' ? line.written : text,
      text: text === '' ? [] : [text],
      ...{ options: [], answers: [], named: [], reason: [], doubts: [] },
    });
  }

  add(line: PlainLine, { text: raw, doubts = [] }: SourceLine): void {
    if (line.kind === 'blank') {
      this.isAfterBlank = true;
      return;
    }
    const current = this.drafts.at(-1);
    if (!current || !this.belongs(line, current)) this.start(line, raw);
    this.drafts.at(-1)?.doubts.push(...doubts);
    this.isAfterBlank = false;
    this.last = line.kind;
  }

  /** The first line of a block is a question, unless it begins with the mark of an answer. */
  private start(line: PlainLine, raw: string): void {
    const isWords = line.kind === 'words' || line.kind === 'numbered' || line.kind === 'exercise';
    if (isWords) this.begin(line, line.text);
    else if (/^\s*[*=>✅]/u.test(raw)) {
      this.begin(line, '');
      const draft = this.drafts.at(-1);
      if (draft) this.answer(line, draft);
    } else this.begin(line, raw.trim());
  }

  /** Adds a line to the question if it is a part of it. */
  private belongs(line: PlainLine, current: PlainDraft): boolean {
    const isOpen = !isAnswered(current);
    switch (line.kind) {
      case 'exercise':
      case 'blank':
        return false;
      case 'numbered':
        return this.isPartOf(line, current, isOpen) && current.text.push(line.written) > 0;
      case 'words':
        return this.continues(line.text, current, isOpen);
      default:
        if (this.isAfterBlank && !this.follows(line, current, isOpen)) return false;
        this.answer(line, current);
        return true;
    }
  }

  /** A line with a number is a question of its own, unless words before it wait for their answer. */
  private isPartOf(
    { question }: { readonly question: number },
    current: PlainDraft,
    isOpen: boolean,
  ): boolean {
    if (!isOpen || this.isAfterBlank || current.isExercise) return false;
    return current.question === undefined ? question !== 1 : question !== current.question + 1;
  }

  private continues(text: string, current: PlainDraft, isOpen: boolean): boolean {
    const isNumbered = current.question !== undefined;
    if (isOpen && (!this.isAfterBlank || isNumbered || current.isExercise)) {
      current.text.push(text);
      return true;
    }
    if (!isNumbered || this.isAfterBlank) return false;
    if (this.last === 'reason') return current.reason.push(text) > 0;
    const option = this.last === 'option' ? current.options.pop() : undefined;
    if (option) current.options.push({ ...option, text: `${option.text} ${text}` });
    return option !== undefined;
  }

  /** Chats have blank lines between a question and its answers. */
  private follows(line: PlainLine, current: PlainDraft, isOpen: boolean): boolean {
    if (line.kind === 'named' || line.kind === 'reason') return true;
    if (line.kind === 'option' && line.letter !== undefined)
      return letterIndex(line.letter) === current.options.length;
    return isOpen && line.kind === 'option' && current.text.length > 0;
  }

  private answer(line: PlainLine, draft: PlainDraft): void {
    if (line.kind === 'option') {
      const isAgain =
        line.letter !== undefined && draft.options.some(({ letter }) => letter === line.letter);
      if (isAgain) draft.named.push(`${line.letter}) ${line.text}`);
      else draft.options.push(optionOf(line));
    } else if (line.kind === 'named')
      (draft.options.length > 0 ? draft.named : draft.answers).push(line.text);
    else if (line.kind === 'answer') draft.answers.push(line.text);
    else if (line.kind === 'reason') draft.reason.push(line.text);
  }
}

/** The parts of an exercise that has neither options nor answers are one question. */
export function withExercises(drafts: readonly PlainDraft[]): PlainDraft[] {
  const groups: PlainDraft[][] = [];
  for (const draft of drafts) {
    const last = groups.at(-1);
    if (draft.isExercise || !last) groups.push([draft]);
    else last.push(draft);
  }
  return groups.flatMap((group) => {
    const [first, ...parts] = group;
    if (!first?.isExercise) return group;
    if (group.some(isAnswered)) return [{ ...first, isExercise: false }, ...parts];
    const doubts = group.flatMap((part) => part.doubts);
    return [{ ...first, doubts, text: [...first.text, ...parts.flatMap(linesOf)] }];
  });
}

const linesOf = ({ written, text }: PlainDraft): string[] => [written, ...text.slice(1)];
