import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import type { Course, CourseLine } from '#shared/course/course.ts';
import type { usePlanOf } from '#frontend/days/hooks/use-plan-of.ts';
import type { LessonMonth } from '../../model/lessons/lesson-months.ts';
import type { LineStep } from '../../model/lessons/line-steps.ts';
import type { LineDates } from '../../model/lessons/lesson-rows.ts';

/** Another class of the level, with what it makes of each line. */
export interface OtherClass {
  readonly course: Course;
  readonly next: string | undefined;
  readonly lineDates: (index: number) => LineDates;
}

/** What can be done with a line. */
export interface LineActions {
  /** Takes the step if it can be taken. */
  readonly step: (line: CourseLine, step: LineStep) => void;
  /** Whether past sessions stay as they are then. */
  readonly canStep: (line: CourseLine, step: LineStep) => boolean;
  /** The class is at this part of the line, from its next session on. Undefined without a next session. */
  readonly here: ((line: CourseLine, part: number) => void) | undefined;
}

/** What the rows of lessons show. */
export type RowViewProps = Omit<YearViewProps, 'months' | 'isOpen' | 'onToggle'>;

export interface YearViewProps {
  readonly months: readonly LessonMonth[];
  readonly className: string;
  readonly distribution: AnnualDistribution | undefined;
  readonly today: string;
  /** The date of the class's next session. */
  readonly next: string | undefined;
  readonly others: readonly OtherClass[];
  readonly lines: readonly CourseLine[];
  readonly actions: LineActions;
  readonly planOf: ReturnType<typeof usePlanOf>;
  readonly isOpen: (month: LessonMonth) => boolean;
  readonly onToggle: (month: LessonMonth) => void;
}
