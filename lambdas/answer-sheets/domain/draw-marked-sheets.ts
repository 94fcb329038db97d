import { A4, A4_LANDSCAPE } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { drawCut } from '#lambdas/print/pdf/cut-line.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { decodablePicture, encodePage } from '#lambdas/pictures/picture-codec.ts';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';
import { directionOf } from '#shared/model/locale.ts';
import { markOfSheet, pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { AnswerLayout, AnswerSheets, ReadSheet } from '#shared/model/answer-sheets.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';
import { POINTS } from './sheet-pen.ts';
import { whiteGround } from './white-ground.ts';

const RIGHT = '#0D6B3D';
const WRONG = '#C21A1F';
const RING = 3.1;
/** From the middle of a bubble to what is written beside it. */
const BEYOND = 3.4;
/** From the middle of the first bubble of a row with texts to the paper's margin, beyond the ticks. */
const MARGIN = 8.4;
/** The middle of the sheet's mark, below its upper edge: there is nothing printed between the corner marks. */
const MARK = { down: 14, size: 15 };
/** What is written on a sheet that is made smaller stays legible. */
const LEAST_SCALE = 0.85;

type LaidOutQuestion = AnswerLayout['questions'][number];
type Bubble = LaidOutQuestion['bubbles'][number];

interface Writing {
  readonly size: number;
  readonly color: string;
  readonly beside?: -1 | 0 | 1;
}

/** Where a sheet is on a page: its left upper corner in millimetres, and how much smaller it is. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Draws on a page in millimetres of the sheet's picture, from its top left corner. */
class MarkingPen {
  readonly #book: PdfBook;
  readonly #canvas: Canvas;
  readonly #isMirrored: boolean;
  readonly #place: Place;

  constructor(book: PdfBook, canvas: Canvas, isMirrored: boolean, place: Place) {
    this.#book = book;
    this.#canvas = canvas;
    this.#isMirrored = isMirrored;
    this.#place = place;
  }

  /** From the side where reading starts, as the canvas counts. */
  #start(left: number, width = 0): number {
    return this.#isMirrored ? this.#canvas.size.width - left - width : left;
  }

  #at([x, y]: Bubble): [number, number] {
    const { left, top, scale } = this.#place;
    return [(left + (x - pageBorder) * scale) * POINTS, (top + (y - pageBorder) * scale) * POINTS];
  }

  #line(from: Bubble, to: Bubble, colour: string): void {
    const [[x1, y1], [x2, y2]] = [this.#at(from), this.#at(to)];
    const line = [this.#start(x1), y1, this.#start(x2), y2] as const;
    this.#canvas.lines([line], { colour, width: 1.6 * this.#place.scale });
  }

  /** The sheet's page, without the border of its picture. */
  image(
    name: string,
    { width, height }: { readonly width: number; readonly height: number },
  ): void {
    const { left, top, scale } = this.#place;
    const [across, down] = [width * scale * POINTS, height * scale * POINTS];
    const x = this.#start(left * POINTS, across);
    this.#canvas.image(name, { x, y: top * POINTS, width: across, height: down });
  }

  /** Above the bubble, because green is not seen on the ink of its filling. */
  tick([x, y]: Bubble): void {
    this.#line([x - 0.4, y - 2], [x + 0.8, y - 0.6], RIGHT);
    this.#line([x + 0.8, y - 0.6], [x + 3.4, y - 4.6], RIGHT);
  }

  cross([x, y]: Bubble): void {
    this.#line([x - 2, y - 2], [x + 2, y + 2], WRONG);
    this.#line([x - 2, y + 2], [x + 2, y - 2], WRONG);
  }

  ring(bubble: Bubble): void {
    const { scale } = this.#place;
    const [x, y] = this.#at(bubble);
    const stroke = { colour: RIGHT, width: 1.4 * scale };
    this.#canvas.circle([this.#start(x), y], RING * POINTS * scale, stroke);
  }

  /**
   * Writes digits and signs at a place.
   * @param beside -1 to the left of it, 0 around it, 1 to the right of it
   */
  write(text: string, at: Bubble, { size, color: colour, beside = 0 }: Writing): void {
    const [x, y] = this.#at(at);
    const set = size * Math.max(LEAST_SCALE, this.#place.scale);
    const typeface = this.#book.bold;
    const width = (typeface.layout(text, 'ltr').width * set) / 1000;
    const left = this.#start(x + ((beside - 1) * width) / 2, width);
    const tag = this.#book.structure.add('P');
    const style = { typeface, size: set, colour, direction: 'ltr', tag } as const;
    this.#canvas.text(text, { x: left, y: y + set * 0.36, width }, style);
  }
}

/** Ticks and crosses the options that were chosen, and rings the right one if it was not. */
function markChoice(
  pen: MarkingPen,
  { options = [], bubbles }: LaidOutQuestion,
  key: string,
  chosen: readonly string[],
): void {
  for (const [index, option] of options.entries()) {
    const bubble = bubbles[index];
    if (!bubble) continue;
    const isChosen = chosen.includes(option);
    if (isChosen && option === key) pen.tick(bubble);
    else if (isChosen) pen.cross(bubble);
    else if (option === key) pen.ring(bubble);
  }
}

/** Bubbles farther apart than this, or below each other, have the text of their options beside them. */
const TEXT_APART = 15;

/**
 * Writes the points of a question beyond its last bubble, in the direction of reading; on a test with its own bubbles
 * in the paper's margin, because the text of an option follows each.
 */
function writePoints(
  pen: MarkingPen,
  { bubbles }: LaidOutQuestion,
  width: number,
  text: string,
  isNone: boolean,
) {
  const [first, second, last] = [bubbles[0], bubbles[1], bubbles.at(-1)];
  if (!first || !last) return;
  const apart = Math.abs((second ?? last)[0] - first[0]);
  const hasText = bubbles.length > 1 && (apart < 1 || apart > TEXT_APART);
  const atMargin = first[0] < width / 2 ? -1 : 1;
  const beside = hasText ? atMargin : last[0] < first[0] ? -1 : 1;
  const [x, y] = hasText ? first : last;
  const place: Bubble = [x + beside * (hasText ? MARGIN : BEYOND), y];
  pen.write(text, place, { size: hasText ? 9 : 7, color: isNone ? WRONG : RIGHT, beside });
}

function markSheet(pen: MarkingPen, content: AnswerSheets, { layout, answers }: ReadSheet): void {
  const { questions, language, scale } = content;
  const format = labelsIn(language).number;
  const laidOut = content.layouts[layout];
  for (const question of laidOut?.questions ?? []) {
    const marked = questions.find(({ id }) => id === question.id);
    const answer = answers[question.id];
    if (!marked || !answer) continue;
    const { key } = marked;
    if (key !== undefined) markChoice(pen, question, key, answer.chosen ?? []);
    const points = pointsOfAnswer(marked, answer);
    if (points !== undefined)
      writePoints(pen, question, laidOut?.picture.width ?? 0, format(points), points === 0);
  }
  const mark = markOfSheet(questions, { answers });
  const middle: Bubble = [(laidOut?.picture.width ?? 0) / 2, MARK.down + pageBorder];
  const text = `${mark === undefined ? '?' : format(mark)} / ${format(scale)}`;
  pen.write(text, middle, { size: MARK.size, color: WRONG });
}

/** Half as large as A4: a whole sheet is turned into one of two on a page, and a half sheet stays as it is. */
const SMALLER = Math.SQRT1_2;
/** Of A4, in millimetres. */
const HEIGHT = 297;

/** Gives each sheet its place; those of one size share pages, which are cut. */
class MarkedPages {
  readonly #book: PdfBook;
  readonly #isMirrored: boolean;
  /** Pages that have room for a second sheet. */
  readonly #open = new Map<boolean, Canvas>();

  constructor(book: PdfBook, isMirrored: boolean) {
    this.#book = book;
    this.#isMirrored = isMirrored;
  }

  penFor(height: number): MarkingPen {
    const isHalf = height < HEIGHT * 0.75;
    const begun = this.#open.get(isHalf);
    const canvas = begun ?? this.#book.addPage(isHalf ? A4 : A4_LANDSCAPE);
    if (begun) this.#open.delete(isHalf);
    else this.#open.set(isHalf, canvas);
    const isSecond = begun !== undefined;
    // The first sheet is where reading starts.
    const isRight = isSecond !== this.#isMirrored;
    const place = isHalf
      ? { left: 0, top: isSecond ? HEIGHT / 2 : 0, scale: 1 }
      : { left: isRight ? HEIGHT / 2 : 0, top: 0, scale: SMALLER };
    return new MarkingPen(this.#book, canvas, this.#isMirrored, place);
  }
}

/** The page of a photo in white, without the border around it, with the pixels that are printed. */
async function cleanPage(bytes: Uint8Array, { width, height }: AnswerLayout['picture']) {
  const picture = await decodablePicture(bytes);
  const most = height < HEIGHT * 0.75 ? 1 : SMALLER;
  const page = whiteGround(await picture.within(Math.round(picture.longestSide * most)));
  const border = Math.round((page.width * pageBorder) / width);
  const below = Math.round((page.height * pageBorder) / height);
  return encodePage(cropped(page, border, below));
}

function cropped(page: ColourRaster, across: number, down: number): ColourRaster {
  const [width, height] = [page.width - 2 * across, page.height - 2 * down];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = ((y + down) * page.width + across) * 3;
    data.set(page.data.subarray(from, from + width * 3), y * width * 3);
  }
  return { data, width, height, channels: 3 };
}

/**
 * Writes the sheets of a class as they were photographed, on white, with ticks, points and marks, to hand back; two on a
 * page, in the order of the photos.
 * @param pictures the JPEG of each sheet
 * @param createdOn `YYYY-MM-DD`
 */
export async function drawMarkedSheets(
  content: AnswerSheets,
  pictures: readonly Uint8Array[],
  typefaces: Typefaces,
  createdOn: string,
): Promise<Uint8Array> {
  const { language, title } = content;
  const book = await PdfBook.create(language, typefaces);
  const pages = new MarkedPages(book, directionOf(language) === 'rtl');
  for (const [index, sheet] of content.sheets.entries()) {
    const bytes = pictures[index];
    const laidOut = content.layouts[sheet.layout];
    if (!bytes || !laidOut || sheet.dismissed) continue;
    const { width, height } = laidOut.picture;
    const size = { width: width - 2 * pageBorder, height: height - 2 * pageBorder };
    const pen = pages.penFor(size.height);
    const name = `P${index}`;
    const page = await cleanPage(bytes, laidOut.picture);
    await book.addImage(name, { bytes: page, contentType: 'image/jpeg' });
    pen.image(name, size);
    markSheet(pen, content, sheet);
  }
  for (const canvas of book.pages) drawCut(canvas);
  return book.save({ title, author: '', subject: '', language, createdOn });
}
