import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import { markOfSheet, pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { AnswerLayout, AnswerSheets, ReadSheet } from '#shared/model/answer-sheets.ts';
import { pageBorder } from '#shared/paper/straight-page.ts';

/** PDF points per millimetre. */
const POINTS = 72 / 25.4;
const RIGHT = rgb(0.05, 0.42, 0.24);
const WRONG = rgb(0.76, 0.1, 0.12);
const RING = 3.1;
/** From the middle of a bubble to what is written beside it. */
const BEYOND = 3.4;
/** From the middle of the first bubble of a row with texts to the paper's margin, beyond the ticks. */
const MARGIN = 8.4;
/** The middle of the sheet's mark, below its upper edge: there is nothing printed between the corner marks. */
const MARK = { down: 14, size: 15 };

type LaidOutQuestion = AnswerLayout['questions'][number];
type Bubble = LaidOutQuestion['bubbles'][number];

interface Writing {
  readonly size: number;
  readonly color: typeof RIGHT;
  readonly beside?: -1 | 0 | 1;
}

/** Draws on a page in millimetres of the sheet's picture, from its top left corner. */
class MarkingPen {
  readonly #page: PDFPage;
  readonly #font: PDFFont;
  readonly #height: number;

  /** @param height of the page in millimetres */
  constructor(page: PDFPage, font: PDFFont, height: number) {
    this.#page = page;
    this.#font = font;
    this.#height = height;
  }

  #at([x, y]: Bubble): { x: number; y: number } {
    return { x: (x - pageBorder) * POINTS, y: (this.#height - (y - pageBorder)) * POINTS };
  }

  #line(from: Bubble, to: Bubble, color: typeof RIGHT): void {
    const [start, end] = [this.#at(from), this.#at(to)];
    this.#page.drawLine({ start, end, thickness: 1.6, color });
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
    const size = RING * POINTS;
    this.#page.drawEllipse({
      ...this.#at(bubble),
      ...{ xScale: size, yScale: size, borderColor: RIGHT, borderWidth: 1.4 },
    });
  }

  /**
   * Writes digits and signs at a place.
   * @param beside -1 to the left of it, 0 around it, 1 to the right of it
   */
  write(text: string, at: Bubble, { size, color, beside = 0 }: Writing): void {
    const { x, y } = this.#at(at);
    const width = this.#font.widthOfTextAtSize(text, size);
    const place = { x: x + ((beside - 1) * width) / 2, y: y - size * 0.36 };
    this.#page.drawText(text, { ...place, size, font: this.#font, color });
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

/**
 * Writes the sheets of a class as they were photographed, with ticks, points and marks, to hand back; one on a page of
 * its size, in the order of the photos.
 * @param pictures the JPEG of each sheet
 */
export async function drawMarkedSheets(
  content: AnswerSheets,
  pictures: readonly Uint8Array[],
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(content.title, { showInWindowTitleBar: true });
  pdf.setLanguage(content.language);
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const [index, sheet] of content.sheets.entries()) {
    const bytes = pictures[index];
    const laidOut = content.layouts[sheet.layout];
    if (!bytes || !laidOut || sheet.dismissed) continue;
    const { width, height } = laidOut.picture;
    const size = { width: width - 2 * pageBorder, height: height - 2 * pageBorder };
    const page = pdf.addPage([size.width * POINTS, size.height * POINTS]);
    const image = await pdf.embedJpg(bytes);
    page.drawImage(image, {
      ...{ x: -pageBorder * POINTS, y: -pageBorder * POINTS },
      ...{ width: width * POINTS, height: height * POINTS },
    });
    markSheet(new MarkingPen(page, font, size.height), content, sheet);
  }
  return pdf.save();
}
