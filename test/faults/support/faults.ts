/** An operation that can fail. */
export type FaultPoint =
  /** A call of AWS, named `service:operation`. */
  | 'call'
  /** An invocation, by the function's name. */
  | 'function'
  /** A status event, by its status. */
  | 'event'
  /** A line of the journal of executions. */
  | 'journal';

/** An operation about to happen. */
export interface Happening {
  readonly place: FaultPoint;
  readonly name: string;
  /** The data that identifies its owner: keys, inputs, paths. */
  readonly about: string;
}

/** What fails, where and how often. */
export interface Fault {
  readonly place: FaultPoint;
  /** Part of the name and of the data; anything if not given. */
  readonly name?: string;
  readonly about?: string | readonly string[];
  /** Number of failures, 1 by default, after a number of successes. */
  readonly times?: number;
  readonly after?: number;
  /** The fault may never occur. */
  readonly maybe?: true;
  /** Of the faults with this word, one must occur; the others may not. */
  readonly oneOf?: string;
  /** Replaces the operation, which it may also let happen. */
  readonly act: (happen: () => unknown, happening: Happening) => unknown;
}

/** An installed fault, and how often it has occurred. */
export interface SetFault {
  readonly fault: Fault;
  passed: number;
  struck: number;
}

/** The faults of a platform. */
export const createFaults = () => {
  let set: SetFault[] = [];
  let past: SetFault[] = [];

  const strikes = ({ fault, passed, struck }: SetFault, { place, name, about }: Happening) =>
    fault.place === place &&
    name.includes(fault.name ?? '') &&
    [fault.about ?? []].flat().every((text) => about.includes(text)) &&
    (passed < (fault.after ?? 0) || struck < (fault.times ?? 1));

  /** Performs an operation, unless a fault is installed for it. */
  const around = <Outcome>(happening: Happening, happen: () => Outcome): Outcome => {
    const found = set.find((one) => strikes(one, happening));
    if (found === undefined) return happen();
    if (found.passed < (found.fault.after ?? 0)) {
      found.passed += 1;
      return happen();
    }
    found.struck += 1;
    return found.fault.act(happen, happening) as Outcome;
  };

  return {
    around,
    inject: (fault: Fault): SetFault => {
      const one = { fault, passed: 0, struck: 0 };
      set.push(one);
      return one;
    },
    /** Removes faults: all, or the chosen ones. */
    clear: (isChosen: (fault: Fault) => boolean = () => true): void => {
      past = [...past, ...set.filter(({ fault }) => isChosen(fault))];
      set = set.filter(({ fault }) => !isChosen(fault));
    },
    /** The installed faults that have never occurred, including removed ones. */
    unstruck: (): string[] => {
      const all = [...past, ...set];
      const groups = new Set(
        all.flatMap(({ struck, fault }) => (struck > 0 ? (fault.oneOf ?? []) : [])),
      );
      return all
        .filter(
          ({ struck, fault }) => struck === 0 && !fault.maybe && !groups.has(fault.oneOf ?? ''),
        )
        .map(({ fault: { place, name, about } }) => [place, name, about].flat().join(' '));
    },
    /** Forgets all faults. */
    reset: (): void => {
      set = [];
      past = [];
    },
  };
};
