import { useMemo, useState } from 'react';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import {
  answerRows,
  isSamePlace,
  placesToCheck,
  type AnswerRow,
  type Place,
} from '../../model/answers/answer-rows.ts';

/** The answers of a class, and the one that is looked at. */
export interface AnswersReview {
  readonly content: AnswerSheets;
  readonly rows: readonly AnswerRow[];
  /** What a person must look at. */
  readonly open: readonly Place[];
  /** Undefined if nothing was chosen and nothing needs a look. */
  readonly here: Place | undefined;
  readonly look: (place: Place) => void;
  /** Goes to the next or the previous of the open ones. */
  readonly step: (direction: 1 | -1) => void;
  /** Edits the answer that is looked at, and goes on. */
  readonly settle: (edit: (before: AnswerSheets) => AnswerSheets) => void;
}

/** The open place after this one, or before it; round to the other end. */
function nextPlace(
  { questions }: AnswerSheets,
  rows: readonly AnswerRow[],
  open: readonly Place[],
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
  { content, change }: Pick<OpenDocument<AnswerSheets>, 'content' | 'change'>,
  kept: SavedClass | null | undefined,
): AnswersReview => {
  const [chosen, setChosen] = useState<Place>();
  const rows = useMemo(() => answerRows(content, kept ?? undefined), [content, kept]);
  const open = useMemo(() => placesToCheck(content, rows), [content, rows]);
  const here = chosen ?? open[0];
  return {
    ...{ content, rows, open, here },
    look: setChosen,
    step: (direction) => {
      const next = nextPlace(content, rows, open, here, direction);
      if (next) setChosen(next);
    },
    settle: (edit) => {
      change(edit);
      const wasOpen = open.some((place) => isSamePlace(place, here));
      const next = wasOpen ? nextPlace(content, rows, open, here, 1) : undefined;
      setChosen(next ?? here);
    },
  };
};
