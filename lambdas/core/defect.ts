/** An error that a developer must fix. Its message has only our own words, so that it may be logged. */
export class Defect extends Error {
  override readonly name = 'Defect';
}
