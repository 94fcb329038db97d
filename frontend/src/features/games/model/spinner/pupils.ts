export interface Pupil {
  /** Stays the same when other pupils are added or removed. */
  readonly id: string;
  readonly name: string;
}

/** A list with more names is not one class, and no wheel can show it. */
export const pupilsMax = 200;
const NAME_LENGTH = 120;

/** Numbers and bullets before the names in copied lists. */
const LEADING_MARK = /^(?:[\p{Nd}]{1,3}\s*[.)\-–:]?\s+|[\p{Nd}]{1,3}[.)\-–:]\s*|[-–•*·]\s*)/u;
const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

const nameOf = (line: string): string =>
  line
    .replace(/\t/g, ' ')
    .replace(CONTROL, '')
    .trim()
    .replace(LEADING_MARK, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_LENGTH);

/**
 * The pupils of a typed or pasted list, one per line. Removes numbers, bullets and columns; numbers pupils with the
 * same name. Returns at most `pupilsMax`; `left` counts the rest.
 */
export const parsePupils = (text: string): { pupils: Pupil[]; left: number } => {
  const seen = new Map<string, number>();
  const all = text
    .split(/\r\n|\r|\n/)
    .map(nameOf)
    .filter((name) => name !== '')
    .map((name): Pupil => {
      const nth = (seen.get(name) ?? 0) + 1;
      seen.set(name, nth);
      return { id: nth === 1 ? name : `${name}#${nth}`, name };
    });
  return { pupils: all.slice(0, pupilsMax), left: Math.max(0, all.length - pupilsMax) };
};
