/** Fewer names than these can be unknown in the right class's list: pupils who came later, names that were misread. */
const MANY = 4;

/** Whether so many of these names are not in a list that it may be another class's. */
export const isOtherClass = (unknown: number, names: number): boolean =>
  unknown === names ? names > 0 : unknown >= MANY && unknown * 3 >= names;
