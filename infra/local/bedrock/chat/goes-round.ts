/** Characters at the end of what a model has written, and of a piece that it repeats there. No answer repeats itself so often. */
const CIRCLE = { seen: 400, piece: 80 };
/** The same for a word or a sign, which is a token for each letter in Arabic. */
const SHORT = { seen: 120, piece: 4 };
/** Dots and dashes to write on may be many. */
const LINE = /^[\s._…=-]*$/;
/** Characters that come between two looks. */
const EVERY = 20;

/** Whether a text ends with one piece again and again. */
function isRound(whole: string, { seen, piece }: typeof CIRCLE): boolean {
  const text = whole.slice(-seen);
  return (
    text.length === seen &&
    Array.from({ length: piece }, (_, index) => index + 1).some(
      (size) => text.slice(size) === text.slice(0, -size),
    )
  );
}

/** Watches what a model writes. Small ones repeat a word or a sign without an end, and so fill every text to its limit. */
export function watchForCircles(): (words: string) => boolean {
  let end = '';
  let more = 0;
  return (words) => {
    end = `${end}${words}`.slice(-CIRCLE.seen);
    more += words.length;
    if (more < EVERY) return false;
    more = 0;
    return isRound(end, CIRCLE) || (isRound(end, SHORT) && !LINE.test(end.slice(-SHORT.seen)));
  };
}
