import { shelfFor } from '#shared/bank/shelves.ts';
import type { KeptQuestion, ShelfContent } from '#shared/model/question-shelf.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** A question of the bank, and where it lies. */
export interface BankQuestion {
  readonly shelf: string;
  readonly id: string;
  readonly kept: KeptQuestion;
}

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new id of a kept question: random, so that two devices never give the same one. */
const newKeptId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(26));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('');
};

/** The questions of each shelf as it was last; the same objects, so that a list draws only what has changed. */
const known = new WeakMap<ShelfContent, readonly BankQuestion[]>();

const onShelf = (shelf: string, content: ShelfContent): readonly BankQuestion[] => {
  const before = known.get(content);
  if (before) return before;
  const all = Object.entries(content.questions).map(([id, kept]) => ({ shelf, id, kept }));
  known.set(content, all);
  return all;
};

/** All questions on some shelves, those that were kept last first. */
export const questionsOn = (shelves: ReadonlyMap<string, ShelfContent>): BankQuestion[] =>
  [...shelves]
    .flatMap(([shelf, content]) => onShelf(shelf, content))
    .sort((one, other) => (one.kept.keptAt < other.kept.keptAt ? 1 : -1));

/** What is written on a shelf, by the ids of questions; undefined removes one. */
export type ShelfChange = ReadonlyMap<string, KeptQuestion | undefined>;

export const changeShelf = (content: ShelfContent, change: ShelfChange): ShelfContent => {
  const questions = new Map(Object.entries(content.questions));
  for (const [id, kept] of change) {
    if (kept) questions.set(id, kept);
    else questions.delete(id);
  }
  return { questions: Object.fromEntries(questions) };
};

/** What takes a change back, except where something else was written since. */
export const undoShelf = (
  before: ShelfContent,
  change: ShelfChange,
): ((now: ShelfContent) => ShelfContent) => {
  return (now) => {
    const mine = [...change].filter(([id, kept]) => isSame(now.questions[id], kept));
    return changeShelf(now, new Map(mine.map(([id]) => [id, before.questions[id]])));
  };
};

/** Where new questions go, by shelf, and how many have no room in the bank. */
export function placeQuestions(
  shelves: ReadonlyMap<string, ShelfContent>,
  added: readonly KeptQuestion[],
): { readonly changes: ReadonlyMap<string, ShelfChange>; readonly left: number } {
  const filled = new Map(shelves);
  const changes = new Map<string, Map<string, KeptQuestion>>();
  let left = 0;
  for (const kept of added) {
    const shelf = shelfFor(filled, kept);
    if (shelf === undefined) {
      left += 1;
      continue;
    }
    const one = new Map([[newKeptId(), kept]]);
    filled.set(shelf, changeShelf(filled.get(shelf) ?? { questions: {} }, one));
    changes.set(shelf, new Map([...(changes.get(shelf) ?? []), ...one]));
  }
  return { changes, left };
}
