import type { MarkReading, Script } from '../digits/cell-image.ts';
import { detectScript, readMarkCells } from '../digits/read-mark-cells.ts';
import type { Hand } from '../hand/hand.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { SeenWord } from '#lambdas/pictures/recognizer.ts';
import type { Reading } from '../words/read-snippets.ts';
import type { PlacedImage } from './cell-images.ts';

/** Share of rows with consecutive numbers in a column of row numbers. */
const running = 0.5;
/** The number of columns, and of cells of each, from which the page's digits are detected. */
const asked = { columns: 3, cells: 6 };
/** The number of first cells that show whether a column counts its rows. */
const counted = 9;

const westernOf = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** Whether most rows of a column count up. */
const isRunning = (readings: readonly MarkReading[]): boolean => {
  const values = readings.map(({ text }) => Number(westernOf(text) || Number.NaN));
  const following = values.slice(1).filter((value, at) => value === (values[at] ?? 0) + 1);
  return values.length > 2 && following.length >= (values.length - 1) * running;
};

/** Detects the digits of a page from some columns of marks. */
export const scriptOf = (columns: readonly (readonly PlacedImage[])[]): Script =>
  detectScript(
    columns
      .slice(0, asked.columns)
      .map((cells) => cells.slice(0, asked.cells).map(({ image }) => image)),
  );

/** Reads a column of marks, or detects and reads a column of row numbers. */
export const readColumn = (
  cells: readonly PlacedImage[],
  script: Script,
  mayBeNumbers: boolean,
  hand?: Hand,
): readonly MarkReading[] => {
  const read = (kind: 'mark' | 'number', some: readonly PlacedImage[]) =>
    readMarkCells(
      some.map(({ image }) => image),
      { script, kind, enlargement: 1, hand },
    );
  const isNumbers = mayBeNumbers && isRunning(read('number', cells.slice(0, counted)));
  return read(isNumbers ? 'number' : 'mark', cells);
};

/** Converts the reading of a digit cell to words of the page. */
export const markWords = (
  { text, confidence, box }: MarkReading,
  { left, top }: PlacedImage,
): Reading => {
  if (!box || text === '') return { lines: [] };
  const word: SeenWord = {
    text,
    confidence,
    left: left + box.x,
    top: top + box.y,
    right: left + box.x + box.width,
    bottom: top + box.y + box.height,
  };
  return { lines: [[word]] };
};

/** Registration numbers have 14 to 17 digits; one digit may be missed or read as two. */
const longNumber = { least: 13, most: 18 };
/** The number of cells that decide whether a column contains them, or marks; twice as many where those leave it open. */
const tried = 6;
/**
 * The confidence of a sure mark, the share of such marks that shows a column of them, and the fewest of `2 * tried` cells that do:
 * of the names on 70 pages none was read as one.
 */
const sureMark = 90;
const mostly = 0.7;
const fewest = 3;

/** Whether readings are registration numbers; names read as digits are rarely as long or of equal length. */
export const areLongNumbers = (readings: readonly Pick<MarkReading, 'text'>[]): boolean => {
  const long = readings.filter(
    ({ text }) =>
      /^[\d٠-٩]+$/.test(text) && text.length >= longNumber.least && text.length <= longNumber.most,
  );
  return long.length * 2 > readings.length;
};

const readAs = (cells: readonly PlacedImage[], script: Script) =>
  readMarkCells(
    cells.map(({ image }) => image),
    { script, kind: 'number', enlargement: 1 },
  );

const sampleOf = (cells: readonly PlacedImage[], most = tried): PlacedImage[] => {
  const step = Math.max(1, Math.floor(cells.length / most));
  return cells.filter((_, at) => at % step === Math.floor(step / 2)).slice(0, most);
};

type Seen = Pick<MarkReading, 'text' | 'confidence'>;

const sureMarks = (readings: readonly Seen[]): Seen[] =>
  readings.filter(
    ({ text, confidence }) => confidence >= sureMark && parseMark(text).kind === 'mark',
  );

/** Whether most of some readings are surely marks; words that are read as digits give long numbers that no mark has. */
export const areSureMarks = (readings: readonly Seen[]): boolean => {
  const written = readings.filter(({ text }) => text !== '');
  const sure = sureMarks(written);
  return sure.length > 1 && sure.length >= written.length * mostly;
};

/** Whether a column of any width holds marks, by a few of its cells. */
export const holdsSureMarks = (cells: readonly PlacedImage[], script: Script): boolean => {
  const written = cells.filter(({ image }) => image.ink.some((grey) => grey < 128));
  const readings = readColumn(sampleOf(written), script, false);
  if (areSureMarks(readings) || sureMarks(readings).length === 0) return areSureMarks(readings);
  return sureMarks(readColumn(sampleOf(written, 2 * tried), script, false)).length >= fewest;
};

/** Reads a column of registration numbers; `undefined` if it contains something else. */
export const readNumbers = (
  cells: readonly PlacedImage[],
  script: Script,
): Reading[] | undefined => {
  if (!areLongNumbers(readAs(sampleOf(cells), script))) return undefined;
  return readAs(cells, script).map((reading, at) => {
    const cell = cells[at];
    return cell ? markWords(reading, cell) : { lines: [] };
  });
};

/** Whether a reading consists of digits with enough confidence. */
export const isDigits = ({ text, confidence }: MarkReading): boolean =>
  confidence >= 50 && /[\d٠-٩]/.test(text) && !text.includes('?');

/** Shares of digits below which a column contains words: of certain ones, or, up to `likely`, of all. */
const leastDigits = { sure: 0.2, likely: 0.4, any: 0.6 };
/** Strongly favours high confidence, because letters may be read as digits, a few of them even confidently. */
const weighed = (confidence: number): number => (confidence / 100) ** 8;

/** Whether a column read as digits may contain words, because hardly any cell was read with confidence. */
export const holdsWords = (readings: readonly MarkReading[]): boolean => {
  const written = readings.filter(({ text }) => text !== '');
  const digits = written.filter(isDigits);
  const sure = digits.reduce((sum, { confidence }) => sum + weighed(confidence), 0);
  return (
    sure < written.length * leastDigits.sure ||
    (sure < written.length * leastDigits.likely && digits.length < written.length * leastDigits.any)
  );
};
