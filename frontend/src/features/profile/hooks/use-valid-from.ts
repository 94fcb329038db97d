import { useState } from 'react';
import * as z from 'zod/mini';
import { courseDays } from '#shared/course/course-days.ts';
import { schoolYear, type Holiday, type SchoolYear } from '#shared/model/school-year.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { countSessions } from '../model/count-sessions.ts';
import { nextSundayOf } from '../model/next-sunday.ts';
import { toSave, type TypedYear } from '../model/typed-year.ts';
import { beginOn, boundsOf, editsOfToday } from '../model/versions.ts';

interface Options {
  readonly stored: SchoolYear;
  readonly saved: TypedYear;
  readonly season: string;
  readonly holidays: readonly Holiday[];
  readonly save: (year: SchoolYear) => void;
}

/** What the teacher is asked when a timetable changes in the middle of the year. */
export interface ValidFromQuestion {
  readonly proposed: string;
  readonly bounds: { readonly after: string; readonly until: string };
  readonly count: (date: string) => { readonly before: number; readonly after: number };
  readonly onBegin: (date: string) => void;
  readonly onAlways: () => void;
}

/** Saves a valid year; asks first from which day an edit is valid, if lessons have begun. */
export const useValidFrom = ({ stored, saved, season, holidays, save }: Options) => {
  const [question, setQuestion] = useState<ValidFromQuestion>();
  const ask = (typed: TypedYear, year: SchoolYear) => {
    const today = isoDateOf(new Date());
    const days = courseDays(season, year);
    const edits = editsOfToday(saved, typed, today);
    if (!days || today <= days.from || days.to < today || edits.length === 0) return save(year);
    const bounds = boundsOf(typed, edits, days, today);
    const sunday = nextSundayOf(today);
    const from = (date: string): SchoolYear | undefined =>
      z.safeParse(schoolYear, toSave(beginOn(date, edits, saved, typed), stored)).data;
    setQuestion({
      bounds,
      proposed: sunday <= bounds.until ? sunday : bounds.until,
      count: (date) => countSessions(from(date) ?? year, holidays, days, date),
      onBegin: (date) => {
        const next = from(date);
        if (next) save(next);
        setQuestion(undefined);
      },
      onAlways: () => {
        save(year);
        setQuestion(undefined);
      },
    });
  };
  return { ask, question, close: () => setQuestion(undefined) };
};
