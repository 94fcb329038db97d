import type { AnswerLayout, AnswerSheets } from '#shared/model/answer-sheets.ts';

/** A part of a sheet's picture, in millimetres. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around the bubbles: room for the number of the question, and for the lines above and below. */
const MARGIN = { x: 14, y: 13 };
/** The least width, and the greatest height to a width. */
const LEAST_WIDTH = 68;
const GREATEST_RATIO = 0.62;

type Size = AnswerLayout['picture'];

const within = (start: number, length: number, all: number): number =>
  Math.max(0, Math.min(start, all - length));

/** The part of the picture with these bubbles; undefined if there are none. */
export function areaOfBubbles(
  bubbles: readonly (readonly [number, number])[],
  picture: Size,
): CropArea | undefined {
  if (bubbles.length === 0) return undefined;
  const xs = bubbles.map(([x]) => x);
  const ys = bubbles.map(([, y]) => y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const width = Math.min(picture.width, Math.max(LEAST_WIDTH, right - left + 2 * MARGIN.x));
  const height = Math.min(
    picture.height,
    Math.max(
      bottom - top + MARGIN.y,
      Math.min(bottom - top + 2 * MARGIN.y, width * GREATEST_RATIO),
    ),
  );
  return {
    x: within((left + right - width) / 2, width, picture.width),
    y: within((top + bottom - height) / 2, height, picture.height),
    width,
    height,
  };
}

/** An answer on its sheet: what was read, its bubbles in the picture, and the part of the picture around them. */
export function answerOnSheet({ sheets, layouts }: AnswerSheets, at: number, question: string) {
  const sheet = sheets[at];
  const layout = sheet && layouts[sheet.layout];
  const bubbles = layout?.questions.find(({ id }) => id === question)?.bubbles ?? [];
  const answer = sheet?.answers[question] ?? {};
  const isKnown = Object.values(sheet?.answers ?? {}).some((one) => one.settled && one.chosen?.[0]);
  /** Whether a sheet is empty is seen on the whole of it, and an answer on it from near. */
  const isWhole = answer.doubt === 'blank' && bubbles.length > 0 && !isKnown;
  const area = layout && areaOfBubbles(bubbles, layout.picture);
  return {
    ...{ layout, answer, bubbles },
    area: layout && isWhole ? { x: 0, y: 0, ...layout.picture } : area,
  };
}
