import type { SavedClass } from '#shared/model/saved-class.ts';

export interface Pupil {
  /** Stays the same when other pupils are added or removed. */
  readonly id: string;
  readonly name: string;
  /** Of a pupil of a saved class: the id there. */
  readonly savedId?: string;
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

/** Pupils by their names, without empty ones; those with the same name are numbered. */
const toPupils = (named: readonly Omit<Pupil, 'id'>[]): Pupil[] => {
  const seen = new Map<string, number>();
  return named
    .map((one) => ({ ...one, name: nameOf(one.name) }))
    .filter(({ name }) => name !== '')
    .map((one): Pupil => {
      const nth = (seen.get(one.name) ?? 0) + 1;
      seen.set(one.name, nth);
      return { ...one, id: nth === 1 ? one.name : `${one.name}#${nth}` };
    });
};

/** The pupils of a saved class. */
export const pupilsOfClass = ({ pupils }: Pick<SavedClass, 'pupils'>): Pupil[] =>
  toPupils(pupils.map(({ id, fullName }) => ({ name: fullName, savedId: id })));

/**
 * The pupils of a typed or pasted list, one per line. Removes numbers, bullets and columns; numbers pupils with the
 * same name. Returns at most `pupilsMax`; `left` counts the rest.
 */
export const parsePupils = (text: string): { pupils: Pupil[]; left: number } => {
  const all = toPupils(text.split(/\r\n|\r|\n/).map((name) => ({ name })));
  return { pupils: all.slice(0, pupilsMax), left: Math.max(0, all.length - pupilsMax) };
};
