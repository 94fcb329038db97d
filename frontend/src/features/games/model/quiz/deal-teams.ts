import { shuffled, type RandomBelow } from '../random.ts';

export interface DealtTeams {
  readonly classId: string;
  /** In the order of dealing. */
  readonly names: readonly string[];
  /** The members of each team, for this number of teams; sizes differ by at most one. */
  readonly membersOf: (teams: number) => readonly (readonly string[])[];
}

/** Deals names in a random order; all orders are equally likely. */
export const dealTeams = (
  classId: string,
  names: readonly string[],
  random: RandomBelow,
): DealtTeams => {
  const order = shuffled(names, random);
  return {
    classId,
    names: order,
    membersOf: (teams) =>
      Array.from({ length: teams }, (_, team) =>
        order.filter((_name, index) => index % teams === team),
      ),
  };
};
