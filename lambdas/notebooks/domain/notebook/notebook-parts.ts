import { drawAnnualDistribution } from './annual-distribution.ts';
import { drawCards } from './cards.ts';
import { drawCouncilMinutes } from './council-minutes.ts';
import { drawDailyPages, printedDates } from './daily-pages.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import { drawHolidays } from './holidays.ts';
import type { Notebook } from './notebook.ts';
import { drawOverview } from './overview.ts';
import type { Section } from './page-frame.ts';
import { drawTimetable } from './timetable.ts';
import { drawTrainingLog } from './training-log.ts';

/** A part of a notebook outside the classes: a chapter of the contents, and a bookmark. */
export interface NotebookPart {
  title: string;
  /** Whether the notebook contains it; usually the teacher's choice. */
  included: boolean;
  /** Draws the part's pages. Returns the position where it ends, where the next part may begin. */
  draw: (book: Notebook, section: Section, before?: Flow) => Flow;
}

const included = (parts: readonly NotebookPart[]): NotebookPart[] =>
  parts.filter((part) => part.included);

/**
 * The parts between the contents and the classes, in order. A new part needs a file that exports `draw…(book:
 * Notebook, section: Section, before?: Flow): Flow`, a title in the messages, a line here, and its pages in
 * `shared/notebook/page-plan.ts`.
 */
export function frontParts({ messages, input }: Notebook): NotebookPart[] {
  const { records } = messages;
  const { teacherCard, schoolCard, timetable, holidays, annualDistribution } = input.contents;
  const one = teacherCard ? messages.teacherCard : records.schoolCard;
  const cards = teacherCard && schoolCard ? records.cards : one;
  return included([
    { title: messages.overview, included: true, draw: drawOverview },
    { title: cards, included: teacherCard || schoolCard, draw: drawCards },
    { title: messages.timetable, included: timetable, draw: drawTimetable },
    { title: records.holidays.title, included: holidays, draw: drawHolidays },
    {
      title: records.distribution.title,
      included: annualDistribution,
      draw: drawAnnualDistribution,
    },
  ]);
}

/** The parts after the classes, in order; a new part is added as for `frontParts`. */
export function backParts({ messages, input }: Notebook): NotebookPart[] {
  const { daily, council, training } = messages.records;
  const { dailyPages, councilMinutes, trainingLog } = input.contents;
  const hasDaily = input.dailyDays ? printedDates({ input }).length > 0 : dailyPages > 0;
  return included([
    { title: daily.title, included: hasDaily, draw: drawDailyPages },
    { title: council.title, included: councilMinutes, draw: drawCouncilMinutes },
    { title: training.title, included: trainingLog, draw: drawTrainingLog },
  ]);
}
