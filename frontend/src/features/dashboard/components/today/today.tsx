import { useEffect, type ComponentProps } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { useClasses } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';
import {
  answersCalls,
  contentCalls,
  gradeCalls,
  notebookCalls,
} from '#frontend/lib/resources/job-lists.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { TodaySkeleton } from './today-skeleton.tsx';
import type TodayBoard from './today-board.tsx';

/** What shows Today, which loads while its data does. */
const Board = lazyComponent<ComponentProps<typeof TodayBoard>>(
  () => import('./today-board.tsx'),
  <TodaySkeleton />,
);

/** Loads what Today shows. */
const Today = () => {
  const schoolYear = useSchoolYear();
  const classes = useClasses();
  // Also without classes: once the first class is saved, nothing has to load again.
  const sheets = useAllMarkSheets();
  const notebooks = useResource(notebookCalls.list, notebookCalls.fetch);
  const extractions = useResource(gradeCalls.list, gradeCalls.fetch);
  const readings = useResource(answersCalls.list, answersCalls.fetch);
  const drafts = useResource(contentCalls.list, contentCalls.fetch);
  useEffect(() => void Board.preload(), []);
  const lists = { notebooks, extractions, readings, drafts };
  // Everything appears at once, so that the page moves once.
  const all = [schoolYear, classes, sheets, ...Object.values(lists)];
  const isKnown = all.every(({ data, error }) => data !== undefined || error !== undefined);
  if (!isKnown) return <TodaySkeleton />;
  return <Board {...{ schoolYear, classes, sheets, lists }} />;
};

export default Today;
