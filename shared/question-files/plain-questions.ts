import { limits } from '../model/limits.ts';
import { answerList, type AnswerList } from './answer-list.ts';
import type { FoundQuestion, ReadProse } from './found-question.ts';
import { namedOptions } from './named-options.ts';
import { PlainDrafts, withExercises, type PlainDraft } from './plain-drafts.ts';
import { optionsApart, plainLine } from './plain-lines.ts';
import { proseOfWords } from './plain-prose.ts';
import { pointsIn } from './question-numbers.ts';
import { QuestionBuilder, readOne, type QuestionHead } from './question-parts.ts';
import { RefusedQuestion } from './refused-question.ts';
import type { SourceLine } from './source-lines.ts';
import { truthOf } from './truth-words.ts';

const PICTURE = /!\[([^\]]*)\]\([^)]*\)/g;
const TABLE = /^\s*\|.*\|\s*$/m;

function headOf(draft: PlainDraft, number: number): QuestionHead {
  const { text, points } = pointsIn(draft.text.join('\n'));
  const read = proseOfWords(text.replace(PICTURE, '[$1]'));
  const doubts = [
    ...draft.doubts,
    ...(text.search(PICTURE) >= 0 ? (['picture'] as const) : []),
    ...(TABLE.test(text) ? (['table'] as const) : []),
  ];
  return {
    ...{ number, name: '', points },
    stem: { text: read.text, doubts },
    reason: proseOfWords(draft.reason.join('\n')),
  };
}

const sameNumbers = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));

/** The places of the options that are marked: by a sign, or by bold words if others are not bold. */
function markedIn({ options }: PlainDraft): number[] {
  const placesOf = (is: (option: PlainDraft['options'][number]) => boolean) =>
    options.flatMap((option, at) => (is(option) ? [at] : []));
  // A list whose letters all follow a star has bullets.
  const areBullets = options.length > 1 && options.every((each) => each.isRight && each.letter);
  const signed = areBullets ? [] : placesOf(({ isRight }) => isRight);
  const bold = placesOf(({ isBold }) => isBold);
  return signed.length > 0 || bold.length === options.length ? signed : bold;
}

function readChoice(draft: PlainDraft, head: QuestionHead): FoundQuestion {
  const { options } = draft;
  const marked = markedIn(draft);
  const named = [
    ...new Set(
      draft.named.flatMap((answer) => {
        const found = namedOptions(options, answer);
        if (!found) throw new RefusedQuestion('unknown-letter');
        return found;
      }),
    ),
  ];
  const rights = named.length > 0 ? named : marked;
  const isUnknown = rights.length === 0 && options.length > 1;
  const builder = new QuestionBuilder(isUnknown ? withOptions(head, draft) : head);
  if (isUnknown) {
    if (options.length > limits.draftOptions) throw new RefusedQuestion('many-options');
    builder.doubt('no-right-option');
    return builder.open({ text: '', doubts: [] });
  }
  if (named.length > 0 && marked.length > 0 && !sameNumbers(named, marked))
    builder.doubt('contradiction');
  const weighed = options.map(({ text }, at) => ({
    prose: proseOfWords(text),
    share: rights.includes(at) ? 1 : 0,
  }));
  return builder.choice(weighed, true);
}

/** The question with its options as lines, because it is not known which one is right. */
const withOptions = (head: QuestionHead, { options }: PlainDraft): QuestionHead => {
  const lines = options.map(({ text, letter }): ReadProse => {
    const { text: words } = proseOfWords(text);
    return { text: letter === undefined ? `- ${words}` : `${letter}) ${words}`, doubts: [] };
  });
  const text = [head.stem, ...lines].map((each) => each.text).join('\n');
  return { ...head, stem: { ...head.stem, text } };
};

function readAnswers(draft: PlainDraft, head: QuestionHead): FoundQuestion {
  const builder = new QuestionBuilder(head);
  const [first = ''] = draft.answers;
  const truth = draft.answers.length === 1 ? truthOf(first) : undefined;
  if (truth !== undefined) return builder.truth(truth);
  if (draft.answers.some((answer) => answer.length > limits.textLength))
    return builder.open(proseOfWords(draft.answers.join('\n')));
  return builder.short(draft.answers.map((text) => ({ prose: proseOfWords(text), share: 1 })));
}

const ASKS = /[?؟]|_{3,}|\.{4,}|…/;

function readDraft(draft: PlainDraft, number: number): FoundQuestion {
  const head = headOf(draft, number);
  const found = readOne(number, '', () => {
    if (draft.options.length > 0 && draft.answers.length > 0)
      throw new RefusedQuestion('mixed-answers');
    if (draft.options.length > 0) return readChoice(draft, head);
    if (draft.answers.length > 0) return readAnswers(draft, head);
    const isQuestion =
      draft.question !== undefined || draft.isExercise || ASKS.test(draft.text.join('\n'));
    if (!isQuestion) throw new RefusedQuestion('only-text');
    const builder = new QuestionBuilder(head);
    builder.doubt('no-answer');
    return builder.open({ text: '', doubts: [] });
  });
  const [name = ''] = draft.text;
  return {
    ...found,
    line: draft.line,
    ...(found.refused && { name: name.slice(0, limits.textLength) }),
  };
}

/** Gives each question the answer that the list at the end has for its number. */
function answered(drafts: readonly PlainDraft[], { answers }: AnswerList): PlainDraft[] {
  const asked = drafts.filter((draft) => draft.question !== undefined || draft.options.length > 0);
  const numbers = asked.map((draft, at) => draft.question ?? at + 1);
  // Numbers that begin again in each part do not tell which question is meant.
  if (answers.size === 0 || new Set(numbers).size < numbers.length) return [...drafts];
  return drafts.map((draft) => {
    const answer = answers.get(numbers[asked.indexOf(draft)] ?? NaN);
    if (answer === undefined) return draft;
    return draft.options.length > 0
      ? { ...draft, named: [...draft.named, answer] }
      : { ...draft, answers: [...draft.answers, answer] };
  });
}

/**
 * Reads questions that people write: with numbers, choices with letters or signs, and answers that are marked, named, or
 * listed at the end.
 * @param before how many questions of the file come before
 */
export function readPlain(lines: readonly SourceLine[], before: number): FoundQuestion[] {
  const list = answerList(lines);
  const collected = new PlainDrafts();
  for (const line of list.questions.flatMap(optionsApart)) collected.add(plainLine(line), line);
  return answered(withExercises(collected.drafts), list).map((draft, index) =>
    readDraft(draft, before + index + 1),
  );
}
