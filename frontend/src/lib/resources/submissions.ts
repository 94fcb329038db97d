/** Milliseconds after a submission at which its history is fetched again: most short jobs are done by then. */
const SOON = [1_000, 2_000, 4_000] as const;

/** When the last job was submitted, by the key of its list. */
const submitted = new Map<string, number>();

/** Records that a job was submitted to a list. */
export const noteSubmission = (list: string): void => {
  submitted.set(list, Date.now());
};

/** Milliseconds until the list's next fetch after a submission; undefined when none is recent. */
export const timeToNextFetch = (list: string): number | undefined => {
  const since = Date.now() - (submitted.get(list) ?? Number.NEGATIVE_INFINITY);
  const next = SOON.find((time) => time > since);
  return next === undefined ? undefined : next - since;
};
