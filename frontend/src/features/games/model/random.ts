/** A random whole number from 0 up to, but excluding, `bound` (1 to 2³²); all are equally likely. */
export type RandomBelow = (bound: number) => number;

const RANGE = 2 ** 32;

/** Makes fair draws. Draws again in the incomplete last part of the range, which would favour low numbers. */
export const fairDraw =
  (nextUint32: () => number): RandomBelow =>
  (bound) => {
    const fair = RANGE - (RANGE % bound);
    let value = nextUint32();
    while (value >= fair) value = nextUint32();
    return value % bound;
  };

/** The items in random order (Fisher–Yates); all orders are equally likely. */
export const shuffled = <T>(items: readonly T[], random: RandomBelow): T[] => {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(random(rest.length), 1));
  return order;
};
