/** What a form says of the subject and year of study that a distribution is for; each may be empty. */
export interface ScopeValues {
  readonly subject: string;
  readonly level: string;
  readonly year: string;
}
