/**
 * Makes `Date` in this thread run ahead of the machine's clock; dates with arguments are not changed.
 * @param ahead one number: the milliseconds to add. It may be shared with other threads and changed at any time
 */
export const moveDate = (ahead: Float64Array): void => {
  const machine = Date;
  const now = (): number => machine.now() + (ahead[0] ?? 0);
  globalThis.Date = new Proxy(machine, {
    construct: (target, args: unknown[], made) => {
      const date: unknown = Reflect.construct(target, args.length === 0 ? [now()] : args, made);
      if (!(date instanceof machine)) throw new TypeError('no date was made');
      return date;
    },
    get: (target, name): unknown => (name === 'now' ? now : Reflect.get(target, name)),
  });
};
