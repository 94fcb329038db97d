import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import {
  getQuestionShelf,
  listQuestionFigures,
  listQuestionShelves,
  questionShelfVersions,
} from '#shared/contracts/question-bank.ts';
import {
  questionShelves,
  type KeptQuestion,
  type ShelfContent,
} from '#shared/model/question-shelf.ts';
import type { ClassFigures } from '#shared/model/class-figures.ts';
import { call } from '#frontend/lib/api/client.ts';
import { listedDocumentsOf } from '#frontend/lib/listed-documents/listed-documents.ts';
import {
  useListedDocuments,
  type AskedDocuments,
} from '#frontend/lib/listed-documents/use-listed-documents.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import {
  changeShelf,
  placeQuestions,
  questionsOn,
  undoShelf,
  type BankQuestion,
  type ShelfChange,
} from './model/bank/kept-questions.ts';

/** What a list of all shelves asks for; the addresses ask for ten of them. */
const ALL = 'all';
const TENS = Array.from({ length: 10 }, (_, tens) => String(tens));
/** The last shelf of the first ten. Shelves are begun in their order, but one that failed to be saved leaves a gap. */
const LAST_OF_TEN = 's09';

/** All saved shelves. Most banks have fewer than ten, which are one call. */
async function fetchShelves(): Promise<unknown[]> {
  const fetchTen = (tens: string) => call(listQuestionShelves, { params: { tens } });
  const [first = '0', ...others] = TENS;
  const ten = await fetchTen(first);
  const more = ten.some(({ id }) => id === LAST_OF_TEN)
    ? await Promise.all(others.map(fetchTen))
    : [];
  return [ten, ...more].flat();
}

/** The shelves of the question bank, as editable documents. */
export const questionShelfDocuments = listedDocumentsOf(
  questionShelves,
  {
    versions: questionShelfVersions,
    get: getQuestionShelf,
    param: 'shelfId',
    list: {
      ...{ id: listQuestionShelves.id, path: '/question-bank/' },
      response: listQuestionShelves.response,
      fetch: fetchShelves,
      has: (asked, shelf) => asked === ALL || shelf.startsWith(`s${asked}`),
    },
  },
  async () => (await import('./model/bank/question-shelf-form.ts')).mergeShelves,
);

/** What was written into the bank. */
export interface WrittenQuestions {
  /** How many questions have no room, because the bank is full. */
  readonly left: number;
  /** Takes it back as one step, except what was changed since. */
  readonly undo: () => void;
}

export interface QuestionBank extends Pick<
  AskedDocuments<ShelfContent>,
  'isLoading' | 'isKnown' | 'error' | 'reload'
> {
  /** All kept questions with edits that only this device has, those that were kept last first; undefined while they load. */
  readonly questions: readonly BankQuestion[] | undefined;
  /** The same with what was written since the page was drawn. */
  readonly questionsNow: () => readonly BankQuestion[];
  /** Keeps questions, shown at once and sent in the background: changed ones where they lie, new ones where there is room. */
  readonly keep: (
    added: readonly KeptQuestion[],
    changed?: readonly BankQuestion[],
  ) => WrittenQuestions;
  readonly remove: (questions: readonly BankQuestion[]) => WrittenQuestions;
}

/** The teacher's question bank; kept on the device, so that it shows without a network. */
export function useQuestionBank(wanted = true): QuestionBank {
  const asked = useListedDocuments(questionShelfDocuments, wanted ? ALL : undefined);
  const { contentOf, contentNow, idsNow, write, isLoading, isKnown, error, reload } = asked;

  const { shelvesIn, writeAll } = useMemo(() => {
    const shelvesIn = (contents: typeof contentOf): Map<string, ShelfContent> =>
      new Map(
        idsNow().flatMap((id) => {
          const content = contents(id);
          return content ? [[id, content] as const] : [];
        }),
      );
    const writeAll = (changes: ReadonlyMap<string, ShelfChange>, left = 0): WrittenQuestions => {
      const undos = [...changes].map(([shelf, change]) => {
        const written = write(shelf, (now) => changeShelf(now, change));
        const takeBack = written && undoShelf(written.before, change);
        return () => void (takeBack && write(shelf, takeBack));
      });
      return { left, undo: () => undos.forEach((undo) => undo()) };
    };
    return { shelvesIn, writeAll };
  }, [idsNow, write]);

  const questions = useMemo(
    () => (isLoading && !isKnown ? undefined : questionsOn(shelvesIn(contentOf))),
    [isLoading, isKnown, shelvesIn, contentOf],
  );

  return useMemo(() => {
    const byShelf = (all: readonly (readonly [BankQuestion, KeptQuestion | undefined])[]) => {
      const changes = new Map<string, Map<string, KeptQuestion | undefined>>();
      for (const [{ shelf, id }, kept] of all)
        changes.set(shelf, new Map([...(changes.get(shelf) ?? []), [id, kept]]));
      return changes;
    };
    return {
      questions,
      questionsNow: () => questionsOn(shelvesIn(contentNow)),
      keep: (added, changed = []) => {
        const { changes, left } = placeQuestions(shelvesIn(contentNow), added);
        const all = new Map<string, ShelfChange>(byShelf(changed.map((one) => [one, one.kept])));
        for (const [shelf, change] of changes)
          all.set(shelf, new Map([...(all.get(shelf) ?? []), ...change]));
        return writeAll(all, left);
      },
      remove: (removed) => writeAll(byShelf(removed.map((one) => [one, undefined]))),
      ...{ isLoading, isKnown, error, reload },
    };
  }, [questions, shelvesIn, writeAll, contentNow, isLoading, isKnown, error, reload]);
}

/** How classes answered the questions of tests whose answer sheets were read. */
export const useQuestionFigures = (): SWRResponse<ClassFigures[], unknown> =>
  useResource(listQuestionFigures.id, () => call(listQuestionFigures));
