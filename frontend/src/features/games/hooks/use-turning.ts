import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { easeOut, landingTurn, sliceUnder } from '../model/spinner/wheel.ts';
import { prefersReducedMotion } from '#frontend/lib/reduced-motion.ts';

/** Where the wheel will stop. Each new object starts a spin. */
export interface Aim {
  readonly index: number;
  /** The position within the slice, from 0 to 1. */
  readonly place: number;
  /** Stops at once, at the teacher's request. */
  readonly skipped: boolean;
}

interface Options {
  readonly aim: Aim | undefined;
  readonly count: number;
  /** 1 clockwise, −1 counter-clockwise. */
  readonly sign: 1 | -1;
  /** Called when another slice comes under the pointer. */
  readonly onOver: (index: number) => void;
  readonly onLanded: () => void;
}

const DURATION = 3_800;
const ROUNDS = 5;

/** Turns an SVG group towards its aim, and reports each slice that passes the pointer. */
export const useTurning = (options: Options): RefObject<SVGGElement | null> => {
  const { aim } = options;
  const group = useRef<SVGGElement>(null);
  const turn = useRef(0);

  const turnTo = useEffectEvent((next: number) => {
    const before = sliceUnder(turn.current, options.count);
    turn.current = next;
    if (group.current) group.current.style.transform = `rotate(${options.sign * next}deg)`;
    const under = sliceUnder(next, options.count);
    if (under !== before) options.onOver(under);
  });
  const land = useEffectEvent(() => options.onLanded());
  const finalTurn = useEffectEvent(({ index, place }: Aim) =>
    landingTurn(turn.current % 360, index, options.count, ROUNDS, place),
  );

  useEffect(() => {
    if (!aim) return;
    const from = turn.current % 360;
    const to = finalTurn(aim);
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const time = aim.skipped || prefersReducedMotion() ? 1 : (now - start) / DURATION;
      turnTo(from + (to - from) * easeOut(time));
      if (time < 1) frame = requestAnimationFrame(step);
      else land();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [aim]);

  return group;
};
