import { useState } from 'react';
import * as z from 'zod/mini';
import { dailyDays, type DailyDays } from '#shared/model/notebook-contents.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { notebookCalls } from '#frontend/lib/resources/job-lists.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { useRememberedChoice } from '#frontend/lib/settings/remembered-choice.ts';
import { proposedDays } from '../model/proposed-days.ts';

export interface ChosenDays {
  /** Whether daily pages have dates; undefined if they cannot. */
  readonly isDated: boolean | undefined;
  readonly onDated: (isDated: boolean) => void;
  /** As typed. */
  readonly typed: DailyDays;
  readonly onType: (days: DailyDays) => void;
  /** What to print; undefined without dates, or if those typed are wrong. */
  readonly days: DailyDays | undefined;
  readonly isWrong: boolean;
}

/** The days whose daily pages are printed: proposed from the day after the last print, until others are typed. */
export const useDailyDays = (season: string, schoolYear: SchoolYear | undefined): ChosenDays => {
  const { data: jobs = [] } = useResource(notebookCalls.list, notebookCalls.fetch);
  const [typed, setTyped] = useState<DailyDays>();
  const [isWished, setWished] = useRememberedChoice('notebook.dated', z.boolean(), true);
  const printed = jobs.flatMap(({ made }) => made?.days ?? []);
  const proposed = schoolYear && proposedDays(season, schoolYear, printed, isoDateOf(new Date()));
  const shown = typed ?? proposed ?? { from: '', to: '' };
  const isDated = proposed && isWished;
  const { data: days } = z.safeParse(dailyDays, shown);
  return {
    isDated,
    onDated: setWished,
    typed: shown,
    onType: setTyped,
    days: isDated ? days : undefined,
    isWrong: isDated === true && days === undefined,
  };
};
