import type { Notebook } from './notebook.ts';
import { drawOverview } from './overview.ts';
import type { Section } from './page-frame.ts';
import { drawTeacherCard } from './teacher-card.ts';
import { drawTimetable } from './timetable.ts';

/** A part of a notebook that belongs to no class: a chapter of the contents, and a bookmark. */
export interface NotebookPart {
  title: string;
  /** Whether the notebook holds it: a choice of the teacher's, as a rule. */
  included: boolean;
  /** Draws the part's pages, from the next page on. */
  draw: (section: Section) => void;
}

const included = (parts: readonly NotebookPart[]): NotebookPart[] =>
  parts.filter((part) => part.included);

/**
 * What stands between the contents and the classes, in order. A further part is a file that exports
 * `draw…(book: Notebook, section: Section): void`, a title in the messages, a line here, and its pages in
 * `shared/notebook/page-plan.ts`.
 */
export function frontParts(book: Notebook): NotebookPart[] {
  const { messages, input } = book;
  const { contents } = input;
  return included([
    {
      title: messages.teacherCard,
      included: contents.teacherCard,
      draw: (section) => drawTeacherCard(book, section),
    },
    {
      title: messages.timetable,
      included: contents.timetable,
      draw: (section) => drawTimetable(book, section),
    },
    {
      title: messages.overview,
      included: true,
      draw: (section) => drawOverview(book, section),
    },
  ]);
}

/** What stands after the classes, in order; a part is added as in front of them. */
export function backParts(_book: Notebook): NotebookPart[] {
  return included([]);
}
