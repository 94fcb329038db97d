import { PlanLink } from '#frontend/days/components/plans/plan-link.tsx';
import type { LessonRow } from '../../model/lessons/lesson-rows.ts';
import type { YearViewProps } from './year-view.ts';

interface Props extends Pick<YearViewProps, 'distribution'> {
  readonly row: LessonRow;
}

/** The plan of a lesson of the year; tests and other lines have none. */
export const RowPlan = ({ distribution, row: { line, done } }: Props) =>
  distribution && line.kind === 'lesson' ? (
    <PlanLink of={distribution} line={line} isOver={done >= line.parts} />
  ) : null;
