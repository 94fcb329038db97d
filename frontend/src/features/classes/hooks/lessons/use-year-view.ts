import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CourseLine } from '#shared/course/course.ts';
import type { DayCourse, Days } from '#frontend/days/model/day-course.ts';
import { usePlanOf } from '#frontend/days/hooks/use-plan-of.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import type { LessonMonth } from '../../model/lessons/lesson-months.ts';
import { nextLesson, type YearRow } from '../../model/lessons/lesson-rows.ts';
import type { LineStep } from '../../model/lessons/line-steps.ts';
import { currentOf, monthsOf, otherClasses } from '../../model/lessons/year-of-course.ts';
import type { useLessonActions } from './use-lesson-actions.ts';

const isLine = (row: YearRow, index: number | undefined): boolean =>
  row.kind === 'lesson' && row.line.index === index;

/** What the year of a course shows, with the months that are open. */
export const useYearView = (
  of: DayCourse,
  days: Days,
  actions: ReturnType<typeof useLessonActions>,
) => {
  /** Months that are open or folded other than at first. */
  const [toggled, setToggled] = useState<readonly string[]>([]);
  /** The line that was moved last: it stays in sight, and keeps the focus in another month too. */
  const [moved, setMoved] = useState<number>();
  const board = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moved !== undefined)
      focusIfLost(board.current?.querySelector<HTMLElement>(`[data-line="${moved}"]`) ?? null);
  }, [moved, of]);
  const planOf = usePlanOf();
  const months = useMemo(() => monthsOf(of, days), [of, days]);
  const others = useMemo(() => otherClasses(of, days), [of, days]);
  const isOpen = useCallback(
    ({ month, rows, isOpen: atFirst }: LessonMonth): boolean =>
      atFirst !== toggled.includes(month) || rows.some((row) => isLine(row, moved)),
    [toggled, moved],
  );
  const toggle = (of: LessonMonth) => {
    const isOther = isOpen(of) === of.isOpen;
    setToggled([...toggled.filter((one) => one !== of.month), ...(isOther ? [of.month] : [])]);
    setMoved(undefined);
  };
  const rowActions = useMemo(() => {
    const step = (line: CourseLine, by: LineStep) => {
      actions.step(line, by);
      setMoved(line.index);
    };
    return { ...actions, step };
  }, [actions]);
  return {
    board,
    /** Where the classes of the level are. */
    rungs: [of, ...others].map(({ course, standing }) => ({
      className: course.className,
      ahead: standing.ahead,
    })),
    view: {
      ...{ months, others, isOpen, onToggle: toggle, planOf },
      className: of.course.className,
      distribution: of.distribution,
      today: days.today,
      next: nextLesson(currentOf(of))?.date,
      lines: of.real.lines,
      actions: rowActions,
    },
  };
};
