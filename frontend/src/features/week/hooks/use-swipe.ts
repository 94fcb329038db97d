import { useRef, type TouchEvent } from 'react';
import { useLocale } from '#frontend/i18n/locale-context.ts';

/** Pixels from which a movement is a swipe, and how much longer than high it is. */
const LEAST = 60;
const FLATNESS = 2;

/** Handlers that call back for a swipe to the next or the previous page, in the reading direction. */
export const useSwipe = (onSwipe: (step: 1 | -1) => void) => {
  const { direction } = useLocale();
  const began = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      began.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (!touch || !began.current) return;
      const right = touch.clientX - began.current.x;
      const down = touch.clientY - began.current.y;
      if (Math.abs(right) < LEAST || Math.abs(right) < FLATNESS * Math.abs(down)) return;
      onSwipe(right < 0 === (direction === 'ltr') ? 1 : -1);
    },
  };
};
