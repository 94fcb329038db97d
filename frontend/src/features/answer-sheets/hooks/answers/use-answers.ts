import { useMemo, useState } from 'react';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { DocumentStore } from '#frontend/lib/documents/use-document.ts';
import { combine, createStore, derive, type Readable } from '#frontend/lib/store.ts';
import {
  answerRows,
  isSamePlace,
  placesToCheck,
  rowSharing,
  type AnswerRow,
  type Place,
} from '../../model/answers/answer-rows.ts';

export interface AnswersReview {
  readonly content: AnswerSheets;
  /** Rows that have not changed stay the same objects. */
  readonly rows: readonly AnswerRow[];
  /** What a person must look at. */
  readonly open: readonly Place[];
  /** Undefined if nothing was chosen and nothing needs a look. */
  readonly here: Place | undefined;
  readonly look: (place: Place) => void;
  /** Goes to the next or the previous of the open ones. */
  readonly step: (direction: 1 | -1) => void;
  readonly settle: (edit: (before: AnswerSheets) => AnswerSheets) => void;
}

/** Read in events, and followed by what shows a part of it. */
export type AnswersStore = Readable<AnswersReview>;

type Table = Pick<AnswersReview, 'content' | 'rows' | 'open'>;

/** The open place after this one, or before it; round to the other end. */
function nextPlace(
  { content: { questions }, rows, open }: Table,
  from: Place | undefined,
  direction: 1 | -1,
): Place | undefined {
  const orderOf = ({ sheet, question }: Place): number => {
    const row = rows.findIndex((one) => one.sheet === sheet);
    return (questions.length + 1) * row + questions.findIndex(({ id }) => id === question) + 1;
  };
  const others = open.filter((place) => !isSamePlace(place, from));
  const at = from ? orderOf(from) : -1;
  return direction === 1
    ? (others.find((place) => orderOf(place) > at) ?? others[0])
    : (others.findLast((place) => orderOf(place) < at) ?? others.at(-1));
}

export const useAnswers = (
  document: DocumentStore<AnswerSheets>,
  kept: SavedClass | null | undefined,
): AnswersStore => {
  const [chosen] = useState(() => createStore<Place | undefined>(undefined));
  return useMemo(() => {
    const share = rowSharing();
    const contents = derive(document, ({ content }) => content);
    const tables = derive(contents, (content): Table => {
      const rows = share(answerRows(content, kept ?? undefined));
      return { content, rows, open: placesToCheck(content, rows) };
    });
    const hereNow = (): Place | undefined => chosen.get() ?? tables.get().open[0];
    const step = (direction: 1 | -1): void => {
      const next = nextPlace(tables.get(), hereNow(), direction);
      if (next) chosen.set(next);
    };
    const settle: AnswersReview['settle'] = (edit) => {
      const [table, here] = [tables.get(), hereNow()];
      document.get().change(edit);
      const wasOpen = table.open.some((place) => isSamePlace(place, here));
      // An answer may open others: those of a sheet that was answered beside its bubbles.
      chosen.set((wasOpen ? nextPlace(tables.get(), here, 1) : undefined) ?? here);
    };
    return combine(tables, chosen, (table, place) => ({
      ...table,
      here: place ?? table.open[0],
      look: chosen.set,
      step,
      settle,
    }));
  }, [document, kept, chosen]);
};
