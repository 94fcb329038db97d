import { useEffect, useEffectEvent, useRef } from 'react';
import { revealCell } from '#frontend/record/hooks/grid/reveal-cell.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import type { Screen } from '#frontend/record/hooks/grid/use-screen.ts';

/**
 * Keeps the focused cell visible between the sticky area and the keypad.
 * @param isDoubtful whether there is a question about the cell
 */
export const useVisibleCell = (
  { isWide, isShort, isBeside }: Omit<Screen, 'hasKeypad'>,
  isDoubtful: () => boolean,
) => {
  const workplace = useRef<HTMLDivElement>(null);
  const questionRef = useRef<HTMLDivElement>(null);
  const showCell = useEvent((): void => {
    if (isWide || !workplace.current) return;
    const asks = isShort && !isBeside && isDoubtful();
    revealCell(
      workplace.current,
      isShort ? null : questionRef.current,
      asks ? questionRef.current : null,
    );
  });
  const arrive = useEffectEvent(() => {
    // On a phone the crop, the table and the keypad fill the screen.
    workplace.current?.scrollIntoView({ block: isWide ? 'nearest' : 'start' });
    workplace.current?.querySelector<HTMLElement>('[data-here]')?.focus();
    showCell();
  });
  useEffect(() => {
    // The first doubt gets the focus, after the page's heading has had it.
    queueMicrotask(() => arrive());
  }, []);
  return { workplace, questionRef, showCell };
};
