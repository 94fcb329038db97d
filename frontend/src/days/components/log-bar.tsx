import type { LoggedCourse } from '#shared/course/course-log-id.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';

export interface LogBarProps {
  readonly course: LoggedCourse;
  /** The year in which the school year begins. */
  readonly year: number;
}

/** The bar above what a log says of a course: saving, undo, versions, and what two devices have said of one session. */
export const LogBar = lazyComponent<LogBarProps>(() =>
  withTexts(import('./opened-log-bar.tsx'), 'documents'),
);
