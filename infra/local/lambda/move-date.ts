/**
 * Has `Date` tell another time than the machine's, in this thread and from now on; a date that is made of something stays
 * what it is.
 * @param ahead its one number is how many milliseconds it is later; whoever shares it may change it at any time
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
