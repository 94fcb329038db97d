import { limits } from '../model/limits.ts';
import type { Question } from '../model/question.ts';
import type { FoundQuestion, QuestionDoubt, ReadProse, SeveralChoice } from './found-question.ts';
import { RefusedQuestion } from './refused-question.ts';
import { truthOf } from './truth-words.ts';

/** What is common to all kinds, before their answers. */
export interface QuestionHead {
  readonly number: number;
  readonly name: string;
  readonly stem: ReadProse;
  readonly points: number;
  readonly reason: ReadProse;
}

export interface WeighedText {
  readonly prose: ReadProse;
  /** The share of the points that it earns, from -1 to 1. */
  readonly share: number;
  readonly feedback?: ReadProse | undefined;
}

const fits = (text: string, most: number): string => {
  if (text.length > most) throw new RefusedQuestion('too-long');
  return text;
};
const draftText = (text: string): string => fits(text, limits.draftTextLength);

/** Points in quarters, at least one quarter. */
const quartersOf = (points: number): number =>
  Math.min(limits.draftPoints, Math.max(0.25, Math.round(points * 4) / 4));

/** Words such as `Yes!` and `Try again`. */
const isPraise = ({ text }: ReadProse): boolean => text.split(/\s+/).length < 3;

const STAR = /(?<!\\)\*/;

const partId = (index: number): string => `o${index + 1}`;

/** Shares that differ by less are equal: a third is written 33.33333. */
const SAME = 0.001;
const isWhole = (share: number): boolean => share > 1 - SAME;

/** A number as files write it; 0 for what is none. */
export const numberIn = (text: string): number => {
  const value = Number(text.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : 0;
};

/** Whether the statement is true, if the options are `true` and `false` and one of them is right. */
function truthIn(options: readonly WeighedText[]): boolean | undefined {
  const shareOf = (truth: boolean) =>
    options.find(({ prose }) => truthOf(prose.text) === truth)?.share;
  const [yes, no] = [shareOf(true), shareOf(false)];
  if (options.length !== 2 || yes === undefined || no === undefined || yes === no) return undefined;
  return yes > no;
}

/** Builds the questions of one kind each from what a file says. Throws `RefusedQuestion` for what is none. */
export class QuestionBuilder {
  private readonly doubts = new Set<QuestionDoubt>();
  private readonly head: QuestionHead;
  private reason: string;

  constructor(head: QuestionHead) {
    this.head = head;
    this.keep(head.stem);
    this.reason = this.keep(head.reason);
    if (quartersOf(head.points) !== head.points) this.doubt('points');
  }

  doubt(...doubts: readonly QuestionDoubt[]): void {
    doubts.forEach((each) => this.doubts.add(each));
  }

  /** The text, whose doubts become those of the question. */
  keep({ text, doubts }: ReadProse): string {
    this.doubt(...doubts);
    return draftText(text);
  }

  /** What the file says of a right answer is why it is right, unless it is praise or the file has a reason. */
  explain(prose: ReadProse): void {
    if (isPraise(prose) || this.reason.includes(prose.text)) return;
    if (this.reason === '') this.reason = this.keep(prose);
    else this.doubt('feedback');
  }

  /** Notes that what the file says of an answer is not kept. */
  comment(prose: ReadProse): void {
    if (!isPraise(prose)) this.doubt('feedback');
  }

  private parts(isPart = false) {
    const { stem, number, points } = this.head;
    if (stem.text === '' && !isPart) throw new RefusedQuestion('no-text');
    return {
      id: `q${number}`,
      stem: draftText(stem.text),
      points: quartersOf(points),
      reason: draftText(this.reason),
    };
  }

  private found(question: Question | SeveralChoice): FoundQuestion {
    const { number, name } = this.head;
    return { number, name, question, doubts: [...this.doubts] };
  }

  /**
   * A choice, or a statement if its options are true and false.
   * @param several whether the file lets pupils tick several options
   */
  choice(options: readonly WeighedText[], several: boolean): FoundQuestion {
    const shown = options.filter(({ prose }) => prose.text !== '' || prose.doubts.length > 0);
    if (shown.length < 2) throw new RefusedQuestion('few-options');
    if (shown.length > limits.draftOptions) throw new RefusedQuestion('many-options');
    const most = Math.max(...shown.map(({ share }) => share));
    if (most <= 0) throw new RefusedQuestion('no-key');
    const truth = truthIn(shown);
    if (truth !== undefined) return this.truth(truth);
    const isRight = ({ share }: WeighedText) => (several ? share > 0 : share > most - SAME);
    const rights = shown.filter(isRight);
    if (!several && rights.length > 1) this.doubt('two-rights');
    if (!several && shown.some((each) => each.share > 0 && !isRight(each))) this.doubt('partial');
    if (!several && shown.some(({ share }) => share < 0)) this.doubt('penalty');
    const written = shown.map((option, index) => {
      if (option.feedback && isRight(option)) this.explain(option.feedback);
      const mistake = option.feedback && !isRight(option) ? this.keep(option.feedback) : '';
      return {
        id: partId(index),
        text: this.keep(option.prose),
        ...(mistake !== '' && { mistake }),
      };
    });
    const keys = shown.flatMap((option, index) => (isRight(option) ? [partId(index)] : []));
    const [key = ''] = keys;
    return keys.length === 1
      ? this.found({ kind: 'choice', ...this.parts(), options: written, key })
      : this.found({ kind: 'several', ...this.parts(), options: written, keys });
  }

  truth(answer: boolean): FoundQuestion {
    return this.found({ kind: 'truth', ...this.parts(), answer });
  }

  /** Answers as Moodle compares them: an asterisk matches any text, and a backslash before it makes it an ordinary sign. */
  typed(answers: readonly WeighedText[]): FoundQuestion {
    const exact = answers.filter(({ prose }) => !STAR.test(prose.text));
    if (answers.some(({ share, prose }) => share > 0 && STAR.test(prose.text)))
      this.doubt('wildcard');
    return this.short(
      exact.map((answer) => ({
        ...answer,
        prose: { ...answer.prose, text: answer.prose.text.replaceAll('\\*', '*') },
      })),
    );
  }

  /** @param tolerance how far a number may be from the answer; undefined for words */
  short(answers: readonly WeighedText[], tolerance?: number): FoundQuestion {
    const whole = answers.filter(({ share, prose }) => isWhole(share) && prose.text !== '');
    if (answers.some(({ share }) => share > 0 && !isWhole(share))) this.doubt('partial');
    for (const { share, feedback } of answers) {
      if (feedback && isWhole(share)) this.explain(feedback);
      else if (feedback) this.comment(feedback);
    }
    const [answer, ...variants] = [
      ...new Set(whole.map(({ prose }) => fits(this.keep(prose), limits.textLength))),
    ];
    if (answer === undefined) throw new RefusedQuestion('no-key');
    if (variants.length > limits.draftListLength) this.doubt('extra-answers');
    return this.found({
      kind: 'short',
      ...this.parts(),
      answer,
      variants: variants.slice(0, limits.draftListLength),
      ...(tolerance !== undefined && { tolerance }),
    });
  }

  /** @param text with its gaps as drafts write them; the stem may be empty */
  gap(text: ReadProse): FoundQuestion {
    return this.found({ kind: 'gap', ...this.parts(true), text: this.keep(text) });
  }

  matching(
    pairs: readonly { readonly left: ReadProse; readonly right: ReadProse }[],
  ): FoundQuestion {
    const whole = pairs.filter(({ left, right }) => left.text !== '' && right.text !== '');
    if (whole.length < 2) throw new RefusedQuestion('few-options');
    if (whole.length > limits.draftOptions) throw new RefusedQuestion('many-options');
    if (pairs.some(({ left, right }) => left.text === '' && right.text !== ''))
      this.doubt('extra-answers');
    return this.found({
      kind: 'matching',
      ...this.parts(),
      pairs: whole.map(({ left, right }, index) => ({
        id: partId(index),
        left: this.keep(left),
        right: this.keep(right),
      })),
    });
  }

  ordering(items: readonly ReadProse[]): FoundQuestion {
    if (items.length < 2) throw new RefusedQuestion('few-options');
    if (items.length > limits.draftOptions) throw new RefusedQuestion('many-options');
    const texts = items.map((item) => this.keep(item));
    return this.found({ kind: 'ordering', ...this.parts(), items: texts });
  }

  open(answer: ReadProse): FoundQuestion {
    const text = this.keep(answer);
    return this.found({ kind: 'open', ...this.parts(), answer: text, marking: [] });
  }
}

/** Reads one question; one that cannot be read becomes a refused one. */
export function readOne(number: number, name: string, read: () => FoundQuestion): FoundQuestion {
  try {
    return read();
  } catch (error) {
    if (error instanceof RefusedQuestion) return { number, name, refused: error.refusal };
    throw error;
  }
}
