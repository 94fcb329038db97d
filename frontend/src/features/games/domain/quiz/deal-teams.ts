import { shuffled, type RandomBelow } from '../random.ts';

/** A class that was dealt to teams. */
export interface DealtTeams {
  readonly classId: string;
  /** In the order they were dealt. */
  readonly names: readonly string[];
  /** Who is in each of so many teams: none has two more than another. */
  readonly membersOf: (teams: number) => readonly (readonly string[])[];
}

/** Deals names in a random order, each as likely as the others. */
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
        order.filter((_name, place) => place % teams === team),
      ),
  };
};
