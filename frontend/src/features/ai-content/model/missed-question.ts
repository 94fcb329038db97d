export interface MissedQuestion {
  readonly version: number;
  /** Its id in the draft. */
  readonly question: string;
}

/** The version of a draft and the id of a question in the address of a form; undefined if they make no sense. */
export function readMissed(
  version: string | null,
  question: string | null,
): MissedQuestion | undefined {
  const number = Number(version ?? NaN);
  return Number.isSafeInteger(number) && number >= 1 && question
    ? { version: number, question }
    : undefined;
}
