/** Milliseconds after a submission at which its history is asked besides: most short jobs are done by then. */
const SOON = [1_000, 2_000, 4_000] as const;

/** When a job was last submitted, by the key of the list it appears on. */
const submitted = new Map<string, number>();

/** A job was submitted that appears on a list. */
export const noteSubmission = (list: string): void => {
  submitted.set(list, Date.now());
};

/** Milliseconds until a list is to be asked again because of a submission; undefined when none is recent. */
export const untilSoon = (list: string): number | undefined => {
  const since = Date.now() - (submitted.get(list) ?? Number.NEGATIVE_INFINITY);
  const next = SOON.find((time) => time > since);
  return next === undefined ? undefined : next - since;
};
