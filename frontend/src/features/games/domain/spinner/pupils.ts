/** One who can be picked. */
export interface Pupil {
  /** Stays the same when others join or leave the list. */
  readonly id: string;
  readonly name: string;
}

/** More names than this are not one class, and no wheel shows them. */
export const pupilsMax = 200;
const NAME_LENGTH = 120;

/** Numbers and bullets that lists copied from elsewhere carry before the names. */
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
 * The pupils of a typed or pasted list, one a line. Numbering, bullets and columns are understood; pupils of the same
 * name are told apart by their place. At most `pupilsMax`; `left` counts those beyond.
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
