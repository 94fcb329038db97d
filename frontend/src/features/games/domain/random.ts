/** A whole number from 0 up to, not including, `bound` (1 to 2³²); each is as likely as the others. */
export type RandomBelow = (bound: number) => number;

const RANGE = 2 ** 32;

/**
 * Makes fair draws from random 32-bit numbers. The uneven rest of the range is drawn again: the remainder alone would
 * favour low numbers.
 */
export const fairDraw =
  (nextUint32: () => number): RandomBelow =>
  (bound) => {
    const fair = RANGE - (RANGE % bound);
    let value = nextUint32();
    while (value >= fair) value = nextUint32();
    return value % bound;
  };

/** The items in a random order (Fisher–Yates); every order is as likely as the others. */
export const shuffled = <T>(items: readonly T[], random: RandomBelow): T[] => {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(random(rest.length), 1));
  return order;
};
