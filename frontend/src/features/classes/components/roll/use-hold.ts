import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests before it is a hold. */
const HOLD = 500;
/** How far it may move meanwhile, in pixels: more is a scroll. */
const STILL = 10;

interface Handlers {
  readonly onClick: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/**
 * Tells a tap from a hold. A hold is also a press of the second mouse button, of the key for menus, and what a phone itself
 * takes for one.
 */
export const useHold = (onTap: () => void, onHold: () => void): Handlers => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  /** The click that ends a hold is no tap. */
  const isHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => stop, []);
  const hold = () => {
    stop();
    if (isHeld.current) return;
    isHeld.current = true;
    onHold();
  };
  return {
    onClick: () => {
      stop();
      if (!isHeld.current) onTap();
      isHeld.current = false;
    },
    onPointerDown: ({ button, clientX: x, clientY: y }) => {
      isHeld.current = false;
      start.current = { x, y };
      stop();
      if (button === 0) timer.current = setTimeout(hold, HOLD);
    },
    onPointerMove: ({ clientX, clientY }) => {
      const { x, y } = start.current;
      if (Math.hypot(clientX - x, clientY - y) > STILL) stop();
    },
    ...{ onPointerUp: stop, onPointerCancel: stop, onPointerLeave: stop },
    onContextMenu: (event) => {
      event.preventDefault();
      hold();
      // A key or a mouse button is followed by no click.
      if (!('pointerType' in event.nativeEvent) || event.nativeEvent.pointerType !== 'touch')
        isHeld.current = false;
    },
  };
};
