import type { Word } from '#shared/page/page-reading.ts';
import type { Gradebook, PictureBox } from '#shared/model/gradebook.ts';
import { isIn, type Box } from '#shared/page/box.ts';
import { textOfWords } from '#shared/page/page-words.ts';
import type { SecondReading } from '../job/page-analysis.ts';
import { applyRereading, type Rereading } from './apply-rereading.ts';

const TEN_THOUSAND = 10_000;

const toBox = ([left, top, width, height]: PictureBox): Box => ({
  left: left / TEN_THOUSAND,
  top: top / TEN_THOUSAND,
  right: (left + width) / TEN_THOUSAND,
  bottom: (top + height) / TEN_THOUSAND,
});

/** The text in each cell that contains words; a cell without words is no evidence, because readers miss words. */
const readingsIn = ({ columns, rows }: Gradebook, words: readonly Word[]): readonly Rereading[] =>
  rows.flatMap((row) =>
    row.cells.flatMap(({ box }, index) => {
      const column = columns[index]?.id;
      if (!box || column === undefined) return [];
      const place = toBox(box);
      const text = textOfWords(words.filter((word) => word.box && isIn(word.box, place)));
      return text === '' ? [] : [{ row: row.id, column, text }];
    }),
  );

/** Adds the second reading of a page, but for Arabic names and Arabic-Indic marks, which it cannot read. */
export function applySecondReading(gradebook: Gradebook, second?: SecondReading): Gradebook {
  if (second === undefined) return gradebook;
  if (second === 'missing')
    return { ...gradebook, warnings: [...gradebook.warnings, 'second-reading-missing'] };
  const readable = new Set(
    gradebook.columns
      .filter(({ kind }) =>
        kind === 'name' ? gradebook.language !== 'ar' : gradebook.digits === 'western',
      )
      .map(({ id }) => id),
  );
  const readings = readingsIn(gradebook, second).filter(({ column }) => readable.has(column));
  return applyRereading(gradebook, readings);
}
