/** The classes of a list that are not of an earlier year. */
export const ofThisYear = <C extends { readonly season?: string }>(classes: readonly C[]): C[] =>
  classes.filter(({ season }) => season === undefined);
