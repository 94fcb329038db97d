import * as z from 'zod/mini';
import { gradebook, type Gradebook } from '#shared/model/gradebook.ts';

/** A cell by the places of its row and column, counted from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** Makes another gradebook of one; gives the same back where it has nothing to do. */
export type Edit = (before: Gradebook) => Gradebook;

/**
 * Edits a gradebook. What comes out is a gradebook: its ids are unique, each row has one cell for each column, and its
 * fields stand in the order of the schema, by which two contents are compared. An edit that would make anything else,
 * such as a row too many, is none.
 */
export const editGradebook = (before: Gradebook, edit: Edit): Gradebook => {
  const after = edit(before);
  return after === before ? before : (z.safeParse(gradebook, after).data ?? before);
};
