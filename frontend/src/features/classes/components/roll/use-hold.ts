import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests before it is a hold. */
const HOLD = 500;
/** How far it may move meanwhile, in pixels: more is a scroll. */
const STILL = 10;

interface Handlers {
  readonly onClick: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** A finger on the screen. */
interface Finger {
  /** Whether another one was there too: then the browser makes clicks of neither. */
  isWithOther: boolean;
  hasMoved: boolean;
}

/** By pointer: two thumbs are on two tiles. */
const fingers = new Map<number, Finger>();

const put = ({ pointerId, isPrimary }: PointerEvent): void => {
  for (const other of fingers.values()) other.isWithOther = true;
  fingers.set(pointerId, { isWithOther: !isPrimary, hasMoved: false });
};
const lift = ({ pointerId }: PointerEvent): Finger | undefined => {
  const finger = fingers.get(pointerId);
  fingers.delete(pointerId);
  return finger;
};

/**
 * Tells a tap from a hold. A hold is also a press of the second mouse button, of the key for menus, and what a phone itself
 * takes for one. Taps of two fingers at once are two taps.
 */
export const useHold = (onTap: () => void, onHold: () => void): Handlers => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  /** The click that ends a hold, or comes after a tap that counted already, is no tap. */
  const isOver = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const hold = () => {
    stop();
    if (isOver.current) return;
    isOver.current = true;
    onHold();
  };
  return {
    onClick: () => {
      stop();
      if (!isOver.current) onTap();
      isOver.current = false;
    },
    onPointerDown: (event) => {
      const { button, clientX: x, clientY: y } = event;
      isOver.current = false;
      start.current = { x, y };
      stop();
      if (button === 0) timer.current = setTimeout(hold, HOLD);
      if (event.pointerType === 'touch') put(event);
    },
    onPointerMove: ({ clientX, clientY, pointerId }) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) <= STILL) return;
      stop();
      const finger = fingers.get(pointerId);
      if (finger) finger.hasMoved = true;
    },
    onPointerUp: (event) => {
      stop();
      const finger = lift(event);
      if (!finger?.isWithOther || finger.hasMoved || isOver.current) return;
      isOver.current = true;
      onTap();
    },
    onPointerCancel: (event) => {
      stop();
      lift(event);
    },
    onPointerLeave: stop,
    onContextMenu: (event) => {
      event.preventDefault();
      hold();
      // A key or a mouse button is followed by no click.
      if (!('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType !== 'touch')
        isOver.current = false;
    },
  };
};
