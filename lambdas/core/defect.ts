/**
 * An error that a developer must fix. Its message contains only our own words and names, never external values, so
 * that it may be logged.
 */
export class Defect extends Error {
  override readonly name = 'Defect';
}
