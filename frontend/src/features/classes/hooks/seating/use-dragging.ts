import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type HTMLAttributes,
  type RefObject,
} from 'react';

/** How long a finger rests before it drags, in milliseconds: until then it scrolls. */
const HOLD = 250;
/** How far a pointer moves before a press is a drag, in pixels. */
const SLACK = 6;
/** How near to the edge of the window the page follows a drag, and by how much, in pixels. */
const EDGE = { near: 64, step: 16 } as const;

/** Where a drag is over: a seat by its key, or beside the plan. */
export type Target = { readonly seat: string } | 'beside';

interface Press {
  readonly pupil: string;
  readonly x: number;
  readonly y: number;
  readonly hold: number | undefined;
  isDragging: boolean;
}

export interface Dragging {
  /** The pupil who is dragged. */
  readonly pupil: string | undefined;
  readonly over: Target | undefined;
  /** What follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly handlers: HTMLAttributes<HTMLElement>;
}

const targetAt = (x: number, y: number): Target | undefined => {
  const below = document.elementFromPoint(x, y);
  const seat = below?.closest('[data-seat]')?.getAttribute('data-seat');
  if (seat) return { seat };
  return below?.closest('[data-beside]') ? 'beside' : undefined;
};

const isSame = (one: Target | undefined, other: Target | undefined): boolean =>
  one === other ||
  (typeof one === 'object' && typeof other === 'object' && one.seat === other.seat);

/**
 * Drags pupils (elements with `data-pupil`) to seats (`data-seat`) or beside the plan (`data-beside`), with a mouse, or
 * with a finger that rests first. Escape ends a drag without a change.
 */
export const useDragging = (
  area: HTMLElement | null,
  onDrop: (pupil: string, target: Target) => void,
): Dragging => {
  const press = useRef<Press>(undefined);
  const wasDragging = useRef(false);
  const ghost = useRef<HTMLDivElement>(null);
  const at = useRef({ x: 0, y: 0 });
  const [pupil, setPupil] = useState<string>();
  const [over, setOver] = useState<Target>();

  const follow = (): void => {
    const { x, y } = at.current;
    if (ghost.current) ghost.current.style.transform = `translate(${x}px, ${y}px)`;
  };
  const end = (): void => {
    window.clearTimeout(press.current?.hold);
    press.current = undefined;
    setPupil(undefined);
    setOver(undefined);
  };
  const begin = (pressed: Press): void => {
    pressed.isDragging = true;
    wasDragging.current = true;
    setPupil(pressed.pupil);
  };
  const endByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
  });
  // The ghost is there only from now on.
  useEffect(() => {
    if (pupil === undefined) return undefined;
    follow();
    addEventListener('keydown', endByKey);
    return () => removeEventListener('keydown', endByKey);
  }, [pupil]);
  useEffect(() => {
    // A finger that drags does not scroll. React's own listener could not prevent it.
    const onTouchMove = (event: TouchEvent) => {
      if (press.current?.isDragging) event.preventDefault();
    };
    area?.addEventListener('touchmove', onTouchMove, { passive: false });
    return () => area?.removeEventListener('touchmove', onTouchMove);
  }, [area]);
  useEffect(() => () => window.clearTimeout(press.current?.hold), []);

  return {
    pupil,
    over,
    ghost,
    handlers: {
      onPointerDown: (event) => {
        wasDragging.current = false;
        const from = event.target instanceof Element ? event.target.closest('[data-pupil]') : null;
        const pressed = from?.getAttribute('data-pupil');
        if (!pressed || !event.isPrimary || event.button !== 0) return;
        const [x, y] = [event.clientX, event.clientY];
        at.current = { x, y };
        const next: Press = {
          ...{ pupil: pressed, x, y, isDragging: false },
          hold:
            event.pointerType === 'mouse' ? undefined : window.setTimeout(() => begin(next), HOLD),
        };
        press.current = next;
      },
      onPointerMove: (event) => {
        const pressed = press.current;
        if (!pressed || !event.isPrimary) return;
        if (event.buttons === 0) return end();
        const [x, y] = [event.clientX, event.clientY];
        at.current = { x, y };
        if (!pressed.isDragging) {
          if (Math.hypot(x - pressed.x, y - pressed.y) < SLACK) return;
          // The finger scrolls.
          if (pressed.hold !== undefined) return end();
          begin(pressed);
        }
        // Its release counts wherever it happens.
        if (!area?.hasPointerCapture(event.pointerId)) area?.setPointerCapture(event.pointerId);
        follow();
        if (y < EDGE.near) window.scrollBy(0, -EDGE.step);
        else if (y > window.innerHeight - EDGE.near) window.scrollBy(0, EDGE.step);
        const target = targetAt(x, y);
        if (!isSame(target, over)) setOver(target);
      },
      onPointerUp: (event) => {
        const pressed = press.current;
        const target = pressed?.isDragging ? targetAt(event.clientX, event.clientY) : undefined;
        end();
        if (pressed && target) onDrop(pressed.pupil, target);
      },
      onPointerCancel: end,
      onClickCapture: (event) => {
        // The keyboard's clicks have no detail.
        if (wasDragging.current && event.detail > 0) event.stopPropagation();
      },
      onContextMenu: (event) => {
        if (press.current?.hold !== undefined) event.preventDefault();
      },
      onDragStart: (event) => event.preventDefault(),
    },
  };
};
