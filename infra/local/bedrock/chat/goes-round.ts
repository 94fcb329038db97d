/** Characters at the end of what a model has written, and of what it repeats there. No answer repeats itself so often. */
const SEEN = 400;
const LONGEST = 80;
/** Characters that come between two looks. */
const EVERY = 40;

/** Whether a text is one short piece again and again, to its last character. */
const isRound = (text: string): boolean =>
  Array.from({ length: LONGEST }, (_, index) => index + 1).some(
    (piece) => text.slice(piece) === text.slice(0, -piece),
  );

/** Watches what a model writes. Small ones repeat a word without an end, which fills every text to its limit. */
export function watchForCircles(): (words: string) => boolean {
  let end = '';
  let more = 0;
  return (words) => {
    end = `${end}${words}`.slice(-SEEN);
    more += words.length;
    if (end.length < SEEN || more < EVERY) return false;
    more = 0;
    return isRound(end);
  };
}
