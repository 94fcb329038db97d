/** Where something happens that can fail. */
export type FaultPoint =
  /** A call of AWS, named `service:operation`. */
  | 'call'
  /** An invocation, by the function's name. */
  | 'function'
  /** A status event, by the status. */
  | 'event'
  /** A line of the journal of executions. */
  | 'journal';

/** Something that is about to happen. */
export interface Happening {
  readonly place: FaultPoint;
  readonly name: string;
  /** Whatever tells whose it is: keys, inputs, paths. */
  readonly about: string;
}

/** What goes wrong, where and how often. */
export interface Fault {
  readonly place: FaultPoint;
  /** What stands in the name, and in what it is about; anything, where not said. */
  readonly name?: string;
  readonly about?: string | readonly string[];
  /** How many times, once where not said, after so many times that went well. */
  readonly times?: number;
  readonly after?: number;
  /** It may well come to nothing. */
  readonly maybe?: true;
  /** Takes the place of what would have happened, which it may let happen. */
  readonly act: (happen: () => unknown, happening: Happening) => unknown;
}

/** A fault that was set, and how often it has struck. */
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

  /** Lets something happen, unless a fault is set for it. */
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
    /** Takes faults back: all, or those that are chosen. */
    clear: (isChosen: (fault: Fault) => boolean = () => true): void => {
      past = [...past, ...set.filter(({ fault }) => isChosen(fault))];
      set = set.filter(({ fault }) => !isChosen(fault));
    },
    /** What was set, taken back or not, and has never struck. */
    unstruck: (): string[] =>
      [...past, ...set]
        .filter(({ struck, fault }) => struck === 0 && !fault.maybe)
        .map(({ fault: { place, name, about } }) => [place, name, about].flat().join(' ')),
    /** Forgets everything that was set. */
    reset: (): void => {
      set = [];
      past = [];
    },
  };
};
