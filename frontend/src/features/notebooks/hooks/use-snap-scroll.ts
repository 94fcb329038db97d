import { useLayoutEffect, useRef, type RefObject } from 'react';
import { prefersReducedMotion } from '#frontend/lib/reduced-motion.ts';

interface SnapScroll {
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly goTo: (index: number) => void;
  readonly onScroll: () => void;
  /** Called when the user scrolls, which cancels scrolling by code. */
  readonly onTouch: () => void;
}

const nearest = (strip: HTMLElement): number => {
  const box = strip.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const distances = Array.from(strip.children, (child) => {
    const { left, width } = child.getBoundingClientRect();
    return Math.abs(left + width / 2 - middle);
  });
  return distances.indexOf(Math.min(...distances));
};

/** The distance that centres a child; physical, so it is valid in both directions. */
const offsetOf = (strip: HTMLElement, index: number): number => {
  const child = strip.children[index];
  if (!child) return 0;
  const box = strip.getBoundingClientRect();
  const { left, width } = child.getBoundingClientRect();
  return left + width / 2 - (box.left + box.width / 2);
};

/** Synchronises a snapping strip with the index of its centred child, in both directions. */
export const useSnapScroll = (index: number, onIndex: (index: number) => void): SnapScroll => {
  const strip = useRef<HTMLDivElement>(null);
  const target = useRef<number>(undefined);

  useLayoutEffect(() => {
    // Only on arrival: later the index follows the strip, or scrolling is already under way.
    if (strip.current) strip.current.scrollLeft += offsetOf(strip.current, index);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);

  return {
    strip,
    goTo: (next) => {
      target.current = next;
      onIndex(next);
      strip.current?.scrollBy({
        left: offsetOf(strip.current, next),
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    },
    onScroll: () => {
      if (!strip.current) return;
      const middle = nearest(strip.current);
      if (target.current === middle) target.current = undefined;
      if (target.current === undefined && middle !== index) onIndex(middle);
    },
    onTouch: () => {
      target.current = undefined;
    },
  };
};
