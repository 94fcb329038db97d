import type { Session } from '#shared/course/course.ts';

/** How a session is shown. `assumed` is over without a word about it; `pinned` never moves. */
export type ShownState = 'taught' | 'half' | 'lost' | 'assumed' | 'pinned' | 'ahead';

/** @param isOver whether its time is over */
export function shownState({ what, entry }: Session, isOver: boolean): ShownState {
  if (what === 'lost') return 'lost';
  if (what === 'exam' || what === 'test') return 'pinned';
  if (entry?.state === 'half') return 'half';
  if (entry?.state === 'taught') return 'taught';
  return isOver ? 'assumed' : 'ahead';
}
