import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { DayCourse, Days } from '../model/day-course.ts';

const CalendarMenu = lazyOverlay(() => import('./calendar-menu.tsx'));

export interface CalendarButtonProps {
  readonly days: Pick<Days, 'span' | 'holidays'> & {
    readonly courses: readonly Pick<DayCourse, 'course' | 'real'>[];
  };
  /** A date of the week that is shown. */
  readonly date: string;
}

/** Opens a menu of calendar files: a week, its term, the year. */
export const CalendarButton = ({ days, date }: CalendarButtonProps) => {
  const [menu, setMenu] = useState<{ readonly anchor: HTMLElement; readonly open: boolean }>();
  return (
    <>
      <TextButton
        label="days.calendar.file"
        icon={CalendarPlus}
        size="small"
        aria-haspopup="menu"
        aria-expanded={menu?.open ?? false}
        onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, open: true })}
      />
      {menu && (
        <CalendarMenu
          {...{ days, date }}
          {...menu}
          onClose={() => setMenu({ ...menu, open: false })}
        />
      )}
    </>
  );
};
