import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useSWRConfig } from 'swr';
import { addMarkSheet, getMarkSheet, listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { limits } from '#shared/model/limits.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import type { ClassContent } from '#shared/model/saved-class.ts';
import type { Lesson, SchoolYear } from '#shared/model/school-year.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { ApiError, SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { announce, notifyOf } from '#frontend/lib/notifications/notifications.ts';
import { useClassChanges } from '#frontend/record/api/class-changes.ts';
import { fetchSchoolYear, saveSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { isOfSeason } from '#frontend/record/model/classes/last-year.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { bareSheet, FIRST_TERM, firstSheets } from '../../model/new-year/bare-sheet.ts';
import {
  keyOfMove,
  movedTimetable,
  titleKey,
  type MovedHours,
  type MoveRow,
} from '../../model/new-year/move-rows.ts';

/** A class that is to be saved, and what it begins with. */
export interface Move {
  readonly row: MoveRow;
  readonly content: ClassContent;
}

/** The timetable that the teacher has seen, and what changes in it. */
export interface Hours {
  readonly of: SchoolYear;
  readonly moves: readonly MovedHours[];
}

interface Wanted {
  readonly moves: readonly Move[];
  readonly season: string;
  /** Last year's sheets, whose columns the first term begins with; none if it begins with none. */
  readonly sheets: readonly MarkSheetOfClass[];
  readonly hours: Hours | undefined;
}

/** A class of the new year that is saved. */
export interface Moved {
  readonly id: string;
  readonly name: string;
}

class Refusal extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.id);
    this.text = text;
  }
}

const isSame = (one: readonly Lesson[], other: readonly Lesson[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Begins the first term of a class with the columns of last year's sheets; one that is there already stays. */
const beginSheets = async (classId: string, sheets: readonly MarkSheetOfClass[]): Promise<void> => {
  for (const { classId: from, id: sheetId, subject } of firstSheets(sheets)) {
    const sheet = await call(getMarkSheet, { params: { classId: from, sheetId } });
    const content = bareSheet(z.parse(markSheetContent, sheet.document.content));
    try {
      await call(addMarkSheet, {
        params: { classId },
        body: { subject, term: FIRST_TERM, content },
      });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'mark-sheet-exists')) throw error;
    }
  }
};

/** Renames classes in the timetable, unless that was done already. What was entered for last year only is over. */
const moveHours = async ({ of, moves }: Hours, season: string): Promise<void> => {
  const timetable = movedTimetable(of.timetable, moves);
  const stored = await fetchSchoolYear();
  const now = inSeason(stored, season);
  if (isSame(now.timetable, timetable)) return;
  const refusal = new Refusal({ id: 'newYear.timetableChanged' });
  if (!isSame(now.timetable, of.timetable)) throw refusal;
  const changes = now.changes?.map((change) => ({
    ...change,
    ...(change.timetable && { timetable: movedTimetable(change.timetable, moves) }),
  }));
  // An empty list says that there are no changes any more, so that last year's are not kept.
  const said = changes ?? (now === stored ? undefined : []);
  try {
    await saveSchoolYear({ ...now, timetable, ...(said && { changes: said }) }, stored);
  } catch (error) {
    throw error instanceof ApiError && error.code === 'precondition-failed' ? refusal : error;
  }
};

/**
 * Saves the classes of a new school year, one after the other. It may break off anywhere and be done again, also on
 * another device: each class has a key of its own, and what is there already is left as it is.
 */
export const useMovingOn = () => {
  const changes = useClassChanges();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<ReadonlyMap<string, Moved>>(new Map());
  const [failure, setFailure] = useState<Text>();
  const finished = useRef(new Set<string>());

  const moveOne = async (
    { row, content }: Move,
    { moves, season, sheets }: Wanted,
  ): Promise<void> => {
    const there = await changes.list();
    const own = row.last && there.find(({ follows }) => follows === row.last?.id);
    // Another device may have saved it from the file.
    const named = there.find(
      (one) =>
        isOfSeason(one, season) &&
        titleKey(one) === titleKey(content) &&
        !moves.some(({ row: { last } }) => last?.id === one.id),
    );
    const found = own ?? named;
    if (!found && there.length >= limits.savedClasses) {
      throw new Refusal({ id: 'error.classes-full' });
    }
    const { id, name } = found ?? (await changes.keep(content, keyOfMove(row, season)));
    setDone((before) => new Map([...before, [row.key, { id, name }]]));
    if (own || !named)
      await beginSheets(
        id,
        sheets.filter(({ classId }) => classId === row.last?.id),
      );
    finished.current.add(row.key);
  };

  /** Answers whether all went well. */
  const run = async (wanted: Wanted): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    const stopAsking = askBeforeLeaving();
    try {
      for (const move of wanted.moves) {
        if (!finished.current.has(move.row.key)) await moveOne(move, wanted);
      }
      if (wanted.hours) await moveHours(wanted.hours, wanted.season);
      announce('newYear.done', { count: wanted.moves.length });
      return true;
    } catch (error) {
      if (error instanceof SessionEndedError) return false;
      const text = error instanceof Refusal ? error.text : textOfFailure(error, 'newYear.failed');
      setFailure(text);
      notifyOf('quiet', text);
      return false;
    } finally {
      stopAsking();
      setBusy(false);
      void mutate(listAllMarkSheets.id);
      void mutate(getSchoolYear.id);
    }
  };
  return { busy, done, failure, run };
};
