import type { Direction } from '#shared/model/locale.ts';

export const readingArrows = (direction: Direction) =>
  direction === 'rtl'
    ? ({ forward: 'ArrowLeft', back: 'ArrowRight' } as const)
    : ({ forward: 'ArrowRight', back: 'ArrowLeft' } as const);
