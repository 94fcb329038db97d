import { readNumber } from '../draft/written-number.ts';
import type { FoundQuestion, ReadProse, Refusal } from './found-question.ts';
import { hideEscapes, showEscapes } from './gift-text.ts';
import { proseOfText } from './plain-prose.ts';
import { withoutEmphasis } from './plain-marks.ts';
import { QuestionBuilder, readOne, type WeighedText } from './question-parts.ts';
import { RefusedQuestion } from './refused-question.ts';
import type { SourceLine } from './source-lines.ts';

/** How the texts of a format are read. */
export interface TextReaders {
  readonly html: (text: string) => ReadProse;
  /** What pupils type, which has no markup. */
  readonly typed: (text: string) => ReadProse;
}

/** One answer between braces, with its escapes hidden. */
interface Written {
  readonly mark: string;
  readonly text: string;
  readonly share: number;
  readonly feedback: string | undefined;
}

const WEIGHT = /^\s*%(-?\d+(?:[.,]\d+)?)%/;
/** Parses `=right#feedback ~%50%half` into marks, shares of the points, texts and feedback. */
const answersIn = (body: string): Written[] =>
  [...body.matchAll(/([=~])([^=~]*)/g)].map(([, mark = '', rest = '']) =>
    writtenAnswer(mark, rest),
  );

function writtenAnswer(mark: string, rest: string): Written {
  const weight = WEIGHT.exec(rest)?.[1];
  const [text = '', feedback] = rest.replace(WEIGHT, '').split('#');
  const share =
    weight === undefined ? Number(mark === '=') : Number(weight.replace(',', '.')) / 100;
  return { mark, share, text: text.trim(), feedback };
}

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
const formatOf = (text: string): string | undefined => FORMAT.exec(text)?.[1]?.toLowerCase();

/** The content of a question's braces and the words around it, all with their escapes hidden. */
class GiftQuestion {
  private readonly format: string | undefined;
  private readonly builder: QuestionBuilder;
  private readonly general: ReadProse;
  private readonly readers: TextReaders;

  constructor(
    at: { readonly number: number; readonly name: string },
    stem: string,
    general: string,
    readers: TextReaders,
  ) {
    this.readers = readers;
    this.format = formatOf(stem);
    this.general = this.prose(general);
    const read = this.prose(stem);
    this.builder = new QuestionBuilder({ ...at, stem: read, points: 1, reason: this.general });
  }

  /** A text in its own format, or else in that of the question; Moodle keeps the lines of one without a format. */
  private prose(text: string): ReadProse {
    const words = showEscapes(text.replace(FORMAT, ''));
    switch (formatOf(text) ?? this.format) {
      case 'html':
        return this.readers.html(words);
      case 'plain':
        return proseOfText(words);
      case 'markdown':
        return proseOfText(withoutEmphasis(words));
      default:
        return this.readers.html(words.trim().replaceAll('\n', '<br>'));
    }
  }

  private typed(text: string): ReadProse {
    return this.readers.typed(showEscapes(text.replace(FORMAT, '')));
  }

  private weighed(answers: readonly Written[], isTyped: boolean): WeighedText[] {
    return answers.map(({ text, share, feedback }) => ({
      share,
      prose: isTyped ? this.typed(text) : this.prose(text),
      feedback: feedback === undefined ? undefined : this.prose(feedback),
    }));
  }

  /** Numbers that earn points; what follows `~` is said of all others. */
  private numbers(body: string): FoundQuestion {
    const [rights = '', others] = body.split('~');
    const written = rights.includes('=') ? answersIn(rights) : [writtenAnswer('=', rights)];
    if (others !== undefined) this.builder.comment(this.prose(others.replace('#', '')));
    const answers = written
      .filter(({ share }) => share > 0)
      .map((answer) => ({ ...answer, number: numberOf(answer.text) }));
    const [first] = answers.filter(({ share }) => share >= 1);
    if (!first) throw new RefusedQuestion('no-answer');
    const { tolerance } = first.number;
    if (answers.some(({ number }) => number.tolerance !== tolerance))
      this.builder.doubt('extra-answers');
    const texts = answers.map(({ number, ...answer }) => ({ ...answer, text: number.text }));
    return this.builder.short(this.weighed(texts, true), tolerance);
  }

  private pairs(answers: readonly Written[]): FoundQuestion {
    return this.builder.matching(
      answers.map(({ text }) => {
        const [left = '', ...right] = text.split('->');
        return { left: this.prose(left), right: this.typed(right.join('->')) };
      }),
    );
  }

  read(body: string): FoundQuestion {
    if (body === '') return this.builder.open(this.general);
    const [, truth] = TRUTH.exec(body) ?? [];
    if (truth !== undefined) {
      const [, ofWrong = '', ofRight = ''] = body.split('#');
      this.builder.comment(this.prose(ofWrong));
      this.builder.explain(this.prose(ofRight));
      return this.builder.truth(/^t/i.test(truth));
    }
    if (body.startsWith('#')) return this.numbers(body.slice(1));
    const answers = answersIn(body).filter(({ text }) => text !== '');
    if (answers.length === 0) throw new RefusedQuestion('no-answer');
    if (answers.some(({ mark }) => mark === '~')) {
      const isSeveral = answers.every(({ mark }) => mark === '~');
      return this.builder.choice(this.weighed(answers, false), isSeveral);
    }
    if (answers.some(({ text }) => text.includes('->'))) return this.pairs(answers);
    if (answers.every(({ share }) => share < 1)) throw new RefusedQuestion('no-answer');
    return this.builder.typed(this.weighed(answers, true));
  }
}

const TRUTH = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i;

/** `1..5`, `3.14:0.01` or a number alone. */
function numberOf(answer: string): { readonly text: string; readonly tolerance: number } {
  const written = showEscapes(answer);
  const valueOf = (text: string | undefined): number => {
    const read = readNumber(text ?? '');
    if (!read) throw new RefusedQuestion('not-a-number');
    return read.value;
  };
  const [from, to] = written.split('..');
  if (to !== undefined) {
    const exact = (value: number) => Number((value / 2).toPrecision(12));
    const [low, high] = [valueOf(from), valueOf(to)];
    return { text: String(exact(low + high)), tolerance: Math.abs(exact(high - low)) };
  }
  const [value = '', tolerance] = written.split(':');
  valueOf(value);
  return {
    text: value.trim(),
    tolerance: tolerance === undefined ? 0 : Math.abs(valueOf(tolerance)),
  };
}

/** The content that distinguishes an answer's brace from that of a set such as {1, 2}. */
const ANSWER_BRACE = /\{\s*(?:[=~#]|(?:T|TRUE|F|FALSE)\s*[#}]|\})/i;
const TITLE = /^\s*::([^]*?)::/;
const GAP = '_____';

/** Whether lines contain a question in GIFT, Moodle's text format (docs.moodle.org/en/GIFT_format). */
export const isGift = (lines: readonly SourceLine[]): boolean =>
  ANSWER_BRACE.test(hideEscapes(lines.map(({ text }) => text).join('\n')));

/** The brace that closes the one at this place; the next one if braces within do not pair up. */
function closingBrace(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.indexOf('}', open);
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/**
 * Reads the questions of a block in GIFT.
 * @param before how many questions of the file come before
 */
export function readGift(
  lines: readonly SourceLine[],
  readers: TextReaders,
  before: number,
): FoundQuestion[] {
  const source = hideEscapes(lines.map(({ text }) => text).join('\n'));
  const found: FoundQuestion[] = [];
  let rest = source;
  const add = (name: string, read: (at: { number: number; name: string }) => FoundQuestion) => {
    const number = before + found.length + 1;
    const start = linesIn(source.slice(0, source.length - rest.trimStart().length));
    const line = lines[start]?.number;
    found.push({ ...readOne(number, name, () => read({ number, name })), line });
  };
  const refuse = (refusal: Refusal) =>
    add('', () => {
      throw new RefusedQuestion(refusal);
    });
  for (let open = rest.search(ANSWER_BRACE); open >= 0; open = rest.search(ANSWER_BRACE)) {
    const close = closingBrace(rest, open);
    if (close < 0) {
      refuse('unclosed');
      return found;
    }
    // Text after the brace on the same line ends a sentence with a gap; the next line begins the next question.
    const end = rest.indexOf('\n', close);
    const tail = rest.slice(close + 1, end < 0 ? undefined : end).trim();
    const head = rest.slice(0, open);
    const words = head.replace(TITLE, '');
    const name = readers.typed(showEscapes(TITLE.exec(head)?.[1] ?? '')).text;
    const [body = '', general = ''] = rest.slice(open + 1, close).split('####');
    const stem = tail ? `${words.trimEnd()} ${GAP} ${tail}` : words;
    add(name, (at) => new GiftQuestion(at, stem, general, readers).read(body.trim()));
    rest = end < 0 ? '' : rest.slice(end);
  }
  if (rest.trim() !== '') refuse('only-text');
  return found;
}
