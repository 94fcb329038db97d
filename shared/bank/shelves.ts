import { limits } from '../model/limits.ts';
import type { KeptQuestion, ShelfContent, TestOfKept } from '../model/question-shelf.ts';

const bytesOf = (value: unknown): number =>
  new TextEncoder().encode(JSON.stringify(value)).byteLength;

/**
 * Whether a question may be added to a shelf. The rest of its room is for what other devices add meanwhile, and for the
 * tests that its questions will be in.
 */
export const hasRoom = ({ questions }: ShelfContent, added: KeptQuestion): boolean =>
  Object.keys(questions).length < limits.shelfQuestionsAdded &&
  bytesOf(questions) + bytesOf(added) <= limits.shelfBytesAdded;

const shelfCount = 100;
const shelfAt = (index: number): string => `s${String(index).padStart(2, '0')}`;

/**
 * The shelf that a new question goes on: the last that was used if it has room, else the next one. Undefined if all are
 * full.
 */
export function shelfFor(
  shelves: ReadonlyMap<string, ShelfContent>,
  added: KeptQuestion,
): string | undefined {
  const last = [...shelves.keys()].toSorted().at(-1);
  if (last === undefined) return shelfAt(0);
  const content = shelves.get(last);
  if (content && hasRoom(content, added)) return last;
  const next = Number(last.slice(1)) + 1;
  if (next < shelfCount) return shelfAt(next);
  // Questions were removed from earlier shelves.
  return [...shelves].find(([, one]) => hasRoom(one, added))?.[0];
}

const keyOf = ({ draft, question }: TestOfKept): string => `${draft}/${question}`;

/** The tests of both, each once, the newest first and no more than a question keeps. */
export function withTests(
  tests: readonly TestOfKept[] = [],
  others: readonly TestOfKept[] = [],
): TestOfKept[] {
  const all = new Map([...others, ...tests].map((test) => [keyOf(test), test]));
  return [...all.values()]
    .toSorted((one, other) =>
      one.date === other.date
        ? keyOf(other).localeCompare(keyOf(one), 'en')
        : other.date.localeCompare(one.date, 'en'),
    )
    .slice(0, limits.keptTests);
}

/** A kept question with a new wording; the former one stays among the earlier ones. */
export function reword(
  kept: KeptQuestion,
  question: KeptQuestion['question'],
  until: string,
): KeptQuestion {
  const earlier = [{ question: kept.question, until }, ...(kept.earlier ?? [])];
  return {
    ...kept,
    question,
    version: kept.version + 1,
    earlier: earlier.slice(0, limits.keptWordings),
  };
}

type Wording = NonNullable<KeptQuestion['earlier']>[number];

/** The former wordings of both, and that which does not count if it is another one, the newest first. */
function earlierOf(later: KeptQuestion, former: KeptQuestion): Wording[] {
  const own = JSON.stringify(later.question);
  const all = [...(later.earlier ?? []), ...(former.earlier ?? [])];
  const until =
    all
      .map((one) => one.until)
      .toSorted()
      .at(-1) ?? later.keptAt;
  const each = new Map(
    [...all, { question: former.question, until }].map((one) => [
      JSON.stringify(one.question),
      one,
    ]),
  );
  each.delete(own);
  return [...each.values()]
    .toSorted((one, other) => other.until.localeCompare(one.until, 'en'))
    .slice(0, limits.keptWordings);
}

/**
 * What counts of a question that two devices have changed: the wording with the higher version, while the other one
 * becomes a former one, and the tests of both. A change outweighs a removal. Both devices choose the same.
 */
export function settleKept(
  one: KeptQuestion | undefined,
  other: KeptQuestion | undefined,
): KeptQuestion | undefined {
  if (!one || !other) return one ?? other;
  const isLater =
    one.version === other.version
      ? JSON.stringify(one) >= JSON.stringify(other)
      : one.version > other.version;
  const [later, former] = isLater ? [one, other] : [other, one];
  const [earlier, tests] = [earlierOf(later, former), withTests(later.tests, former.tests)];
  return {
    ...later,
    ...(earlier.length > 0 && { earlier }),
    ...(tests.length > 0 && { tests }),
  };
}
