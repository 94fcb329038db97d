import type { Session } from '#shared/course/course.ts';
import type { Holiday, Lesson } from '#shared/model/school-year.ts';
import type { DayCourse } from '#frontend/days/model/day-course.ts';
import type { Slot, Week } from '../model/week.ts';

/** A course as the week shows it. */
export interface ShownCourse extends DayCourse {
  /** What tells it from the teacher's other courses: the class, the subject or both. */
  readonly label: string;
}

export interface WeekViewProps {
  readonly week: Week<ShownCourse>;
  readonly today: string;
  readonly exams: readonly Holiday[];
  /** When a period usually begins this week. */
  readonly timeOf: (period: Lesson['period']) => string;
  readonly placeInTime: (session: Session) => 'over' | 'now' | 'ahead';
  readonly onOpen: (slot: Slot<ShownCourse>) => void;
}
