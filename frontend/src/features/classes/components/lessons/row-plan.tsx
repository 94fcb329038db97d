import { LinkToPlan } from '#frontend/days/components/plans/plan-link.tsx';
import type { LessonRow } from '../../model/lessons/lesson-rows.ts';
import type { YearViewProps } from './year-view.ts';

interface Props extends Pick<YearViewProps, 'distribution' | 'planOf'> {
  readonly row: LessonRow;
}

/** The plan of a lesson of the year; tests and other lines have none. */
export const RowPlan = ({ distribution, planOf, row: { line, done } }: Props) =>
  distribution && line.kind === 'lesson' ? (
    <LinkToPlan plan={planOf(distribution, line)} isOver={done >= line.parts} />
  ) : null;
