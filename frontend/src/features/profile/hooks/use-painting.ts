import { useEffect, useRef, useState, type DOMAttributes, type RefObject } from 'react';
import { periods, schoolWeek, type SchoolYear } from '#shared/model/school-year.ts';
import { applyStroke, beginStroke, extendStroke, type Stroke } from '../model/paint.ts';
import { isSameHour, type Hour, type Taught } from '../model/timetable.ts';

/** Milliseconds that a finger must rest before it paints; one that moves earlier scrolls the page. */
const HOLD = 300;
/** Pixels that a resting finger may move. */
const SLACK = 10;

interface Options {
  readonly grid: RefObject<HTMLElement | null>;
  readonly timetable: SchoolYear['timetable'];
  readonly taught: Taught | undefined;
  readonly onChange: (timetable: SchoolYear['timetable']) => void;
}

interface Painting {
  /** The timetable with what is being painted. */
  readonly shown: SchoolYear['timetable'];
  readonly handlers: Pick<
    DOMAttributes<HTMLElement>,
    | 'onPointerDown'
    | 'onPointerMove'
    | 'onPointerUp'
    | 'onPointerCancel'
    | 'onClickCapture'
    | 'onContextMenu'
  >;
}

/** A pressed pointer, which paints from its second hour on, or once a finger has rested. */
interface Press {
  readonly start: Hour;
  readonly x: number;
  readonly y: number;
  readonly hold: number | undefined;
}

function hourOf(grid: HTMLElement | null, element: unknown): Hour | undefined {
  const button = element instanceof Element ? element.closest<HTMLElement>('[data-hour]') : null;
  if (!button || !grid?.contains(button)) return undefined;
  const [row, column] = (button.dataset.hour ?? '').split(':').map(Number);
  const day = schoolWeek[column ?? -1];
  const period = periods[row ?? -1];
  return day === undefined || period === undefined ? undefined : { day, period };
}

/** Fills the hours over which a pointer is dragged: a mouse at once, a finger after resting. Escape takes it back. */
export const usePainting = ({ grid, timetable, taught, onChange }: Options): Painting => {
  const press = useRef<Press>(undefined);
  const [shownStroke, setShownStroke] = useState<Stroke>();
  const isPainting = shownStroke !== undefined;
  /** The stroke so far: on a slow device a pointer may move or leave again before the last stroke is rendered. */
  const stroke = useRef<Stroke>(undefined);
  /** Whether the click that ends the stroke is still to come. */
  const wasPainting = useRef(false);

  const paint = (next: Stroke | undefined) => {
    stroke.current = next;
    setShownStroke(next);
  };
  const end = () => {
    clearTimeout(press.current?.hold);
    press.current = undefined;
    paint(undefined);
  };
  const begin = (hour: Hour): Stroke => {
    wasPainting.current = true;
    return beginStroke(timetable, hour, taught);
  };

  useEffect(() => () => clearTimeout(press.current?.hold), []);
  useEffect(() => {
    if (!isPainting) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        press.current = undefined;
        stroke.current = undefined;
        setShownStroke(undefined);
      }
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isPainting]);
  useEffect(() => {
    const element = grid.current;
    // A painting finger does not scroll. The listener is there before the finger comes, since a browser may not ask one
    // that is added during the touch; React's own could not prevent it.
    const onTouchMove = (event: TouchEvent) => {
      if (stroke.current) event.preventDefault();
    };
    element?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => element?.removeEventListener('touchmove', onTouchMove);
  }, [grid]);

  return {
    shown: shownStroke ? applyStroke(timetable, shownStroke) : timetable,
    handlers: {
      onPointerDown: (event) => {
        wasPainting.current = false;
        const start = hourOf(grid.current, event.target);
        if (!start || !event.isPrimary || event.button !== 0) return;
        press.current = {
          ...{ start, x: event.clientX, y: event.clientY },
          hold:
            event.pointerType === 'mouse'
              ? undefined
              : window.setTimeout(() => paint(begin(start)), HOLD),
        };
      },
      onPointerMove: (event) => {
        const pressed = press.current;
        if (!pressed || !event.isPrimary) return;
        if (event.buttons === 0) return end();
        if (!stroke.current && pressed.hold !== undefined) {
          // The finger scrolls.
          const moved = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
          if (moved > SLACK) end();
          return;
        }
        // A finger's events all go to its first hour.
        const below = document.elementFromPoint(event.clientX, event.clientY);
        const hour = hourOf(grid.current, below);
        if (!hour || isSameHour(hour, stroke.current?.at ?? pressed.start)) return;
        // Its release counts wherever it happens, and presses no hour.
        if (!stroke.current) grid.current?.setPointerCapture(event.pointerId);
        paint(extendStroke(stroke.current ?? begin(pressed.start), hour));
      },
      onPointerUp: () => {
        if (stroke.current) onChange(applyStroke(timetable, stroke.current));
        end();
      },
      onPointerCancel: end,
      onClickCapture: (event) => {
        // The keyboard's clicks have no detail.
        if (wasPainting.current && event.detail > 0) event.stopPropagation();
      },
      onContextMenu: (event) => {
        if (press.current?.hold !== undefined) event.preventDefault();
      },
    },
  };
};
