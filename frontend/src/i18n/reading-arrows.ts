import type { Direction } from '#shared/model/locale.ts';

/** The arrow keys that move forward and back in the direction of reading. */
export const readingArrows = (direction: Direction) =>
  direction === 'rtl'
    ? ({ forward: 'ArrowLeft', back: 'ArrowRight' } as const)
    : ({ forward: 'ArrowRight', back: 'ArrowLeft' } as const);
