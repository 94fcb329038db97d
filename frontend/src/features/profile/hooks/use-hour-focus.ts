import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { periods, schoolWeek } from '#shared/model/school-year.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { readingArrows } from '#frontend/i18n/reading-arrows.ts';

/** Zero-based position of an hour in the timetable. */
export interface HourPosition {
  readonly row: number;
  readonly column: number;
}

interface HourFocus {
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly hourProps: (at: HourPosition) => {
    readonly 'data-hour': string;
    readonly tabIndex: number;
    readonly onFocus: () => void;
  };
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
const nameOf = ({ row, column }: HourPosition): string => `${row}:${column}`;

/** Arrow keys, Home and End move between the hours of a timetable, so that it has one tab stop. */
export const useHourFocus = (): HourFocus => {
  const { direction } = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const [position, setPosition] = useState<HourPosition>({ row: 0, column: 0 });

  const onKeyDown = (event: KeyboardEvent) => {
    const { forward, back } = readingArrows(direction);
    const { row, column } = position;
    const target = {
      [forward]: { row, column: column + 1 },
      [back]: { row, column: column - 1 },
      ArrowDown: { row: row + 1, column },
      ArrowUp: { row: row - 1, column },
      Home: { row, column: 0 },
      End: { row, column: schoolWeek.length - 1 },
    }[event.key];
    if (!target) return;
    event.preventDefault();
    const next = {
      row: clamp(target.row, periods.length - 1),
      column: clamp(target.column, schoolWeek.length - 1),
    };
    setPosition(next);
    grid.current?.querySelector<HTMLElement>(`[data-hour="${nameOf(next)}"]`)?.focus();
  };

  return {
    grid,
    onKeyDown,
    hourProps: (at) => ({
      'data-hour': nameOf(at),
      tabIndex: nameOf(at) === nameOf(position) ? 0 : -1,
      onFocus: () => setPosition(at),
    }),
  };
};
