/**
 * Something that a developer must mend. Its message is our own words and names of ours, never a value from outside, so
 * that a log may hold it.
 */
export class Defect extends Error {
  override readonly name = 'Defect';
}
