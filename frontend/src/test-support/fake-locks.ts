type Act = (lock: object) => unknown;

interface Held {
  readonly name: string;
  readonly end: PromiseLike<unknown>;
}
/** The browser's locks, as far as the site uses them: shared ones are had at once, others after all of their name. */
export const fakeLocks = () => {
  let held: readonly Held[] = [];
  const request = async (name: string, ...rest: readonly [Act] | readonly [object, Act]) => {
    const act = rest.length === 1 ? rest[0] : rest[1];
    if (rest.length === 1)
      await Promise.all(held.filter((one) => one.name === name).map(({ end }) => end));
    const end = Promise.resolve(act({}));
    const mine = { name, end };
    held = [...held, mine];
    const result = await end;
    held = held.filter((one) => one !== mine);
    return result;
  };
  return { request, query: () => Promise.resolve({ held, pending: [] }) };
};
