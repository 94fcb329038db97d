import type { Gradebook } from '#shared/model/gradebook.ts';
import { expose, type Exposure } from './camera.ts';
import { fillPage } from './cells.ts';
import { chanceOf } from './chance.ts';
import { chooseColumns, type PageColumn } from './columns.ts';
import { drawPage } from './drawing.ts';
import { layOut, type PaperBox } from './layout.ts';
import { chooseOptions, type PageOptions } from './options.ts';
import { toPicture, type Point, type Projection, type Size } from './projection.ts';
import { makePupils, type PagePupil } from './pupils.ts';
import { addTicks } from './tick-hands.ts';
import { vocabularies } from './vocabulary.ts';
import { chooseWriting } from './writing.ts';

/** The content of a page, with positions. */
export interface PageTruth {
  readonly seed: number;
  readonly options: Omit<PageOptions, 'pupils' | 'hands' | 'tickHands'>;
  readonly titles: readonly string[];
  /** In reading order: from the right on an Arabic page. */
  readonly columns: readonly PageColumn[];
  /** A row's `pupil` is an index into `pupils`. */
  readonly rows: Gradebook['rows'];
  readonly pupils: readonly PagePupil[];
  /** The boxes of the headings, and of each row's cells, on the paper. */
  readonly headBoxes: readonly PaperBox[];
  readonly cellBoxes: readonly (readonly PaperBox[])[];
  readonly picture: Size;
  /** The position of the paper in the picture. */
  readonly projection: Projection;
}

export interface MadePage {
  readonly image: Buffer;
  readonly contentType: Exposure['contentType'];
  readonly truth: PageTruth;
}

/** The position of a box of the paper in the picture: its corners clockwise from the top left, in pixels. */
export const cornersInPicture = (
  { projection }: Pick<PageTruth, 'projection'>,
  [left, top, width, height]: PaperBox,
): readonly Point[] =>
  [
    [left, top] as const,
    [left + width, top] as const,
    [left + width, top + height] as const,
    [left, top + height] as const,
  ].map((corner) => toPicture(projection, corner));

/** A gradebook page with its true content; the same seed and options make the same page. */
export async function makePage(seed: number, asked: Partial<PageOptions> = {}): Promise<MadePage> {
  const chance = chanceOf(seed);
  const { pupils: given, hands, tickHands, ...options } = chooseOptions(asked, chance);
  const all = { ...options, pupils: given, hands, tickHands };
  const pupils = given ?? makePupils(options.language, options.pupilCount, chance);
  const layout = chooseColumns(all, chance);
  const filled = { ...layout, ...fillPage(layout, pupils, all, chance) };
  const { columns, rows } = tickHands ? addTicks(filled, options, seed) : filled;
  const writing = chooseWriting(all, seed, chance);
  const titles =
    options.titles ??
    chance
      .shuffled(vocabularies[options.set][options.language].titles)
      .slice(0, chance.whole(1, 3));
  const setting = layOut({ columns, rows }, titles, { options: all, writing, chance });
  const svg = drawPage({ columns, rows, layout: setting, options: all, writing }, chance);
  const { image, contentType, picture, projection } = await expose(svg, options, chance);
  const headBoxes = setting.heads.map(({ box }) => box);
  const truth = {
    seed,
    options,
    titles,
    columns,
    rows,
    pupils,
    headBoxes,
    cellBoxes: setting.cells,
  };
  return { image, contentType, truth: { ...truth, picture, projection } };
}
