import { cardLevels, readCards } from '#shared/paper/read-cards.ts';
import type { WorkerFrame } from '#frontend/lib/camera/worker-frame.ts';
import type { SeenCards } from './seen-cards.ts';

/** Pixels of the shorter side of the picture that is searched: cards across a room are small in it. */
export const SEARCHED = 1080;

/** Finds the cards in frames of the camera. Each frame is searched at one level, in turn: both would take twice the time. */
export function lookForCards(): (frame: WorkerFrame) => SeenCards {
  let turn = 0;
  return ({ small, scale }) => {
    const level = cardLevels[turn % cardLevels.length] ?? cardLevels[0];
    turn += 1;
    return {
      cards: readCards(small, [level]).map(({ number, letter, quad }) => ({
        ...{ number, letter },
        quad: quad.map(([x, y]): [number, number] => [x * scale, y * scale]),
      })),
    };
  };
}
