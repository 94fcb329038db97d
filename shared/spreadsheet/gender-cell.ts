import type { Pupil } from '../model/pupil.ts';
import { foldedWords } from '../text/fold-text.ts';
import type { Cell } from './sheet.ts';

type Gender = NonNullable<Pupil['gender']>;

const MALE = new Set('ذكر ذ ولد مذكر m masculin masc male garcon h homme boy b'.split(' '));
const FEMALE = new Set('انثي انث ا بنت مونث f feminin fem female fille femme girl'.split(' '));

/** Reads a column of genders. `G` is garçon, but girl if the column has `B` for boys. */
export function genderReader(column: readonly Cell[]): (cell: Cell) => Gender | undefined {
  const word = (cell: Cell): string =>
    typeof cell === 'string' ? (foldedWords(cell)[0] ?? '') : '';
  const girlsAreG = column.some((cell) => ['b', 'boy'].includes(word(cell)));
  return (cell) => {
    const value = word(cell);
    if (value === 'g') return girlsAreG ? 'female' : 'male';
    if (MALE.has(value)) return 'male';
    return FEMALE.has(value) ? 'female' : undefined;
  };
}
