import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { figureStrip } from '#lambdas/print/prose/draw-figure.ts';
import { figureTableStrips } from '#lambdas/print/prose/figure-table.ts';
import { breakSpans, drawLine, type Span, type TextLine } from '#lambdas/print/prose/lines.ts';
import {
  leftOf,
  startOf,
  strip,
  WIDTH,
  type Paper,
  type Strip,
} from '#lambdas/print/prose/paper.ts';
import { describeFigure, drawFigure } from '#shared/draft/figures/figures.ts';
import type { Labels } from '#shared/draft/labels.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { traitsOf } from '#shared/draft/questions/traits-of.ts';
import { testForm, type FormQuestion } from '#shared/draft/test-forms.ts';
import type { TestForm } from '#shared/model/content-types.ts';
import type { Test } from '#shared/model/draft.ts';
import { bubbleSize, quarterSteps } from '#shared/paper/printed-answers.ts';
import type { Point } from '#shared/paper/sheet-frame.ts';
import { POINTS, RING } from './sheet-pen.ts';

/** A strip of the page, and the middles of its bubbles: from the start of the text, and from the strip's top. */
export interface SetStrip extends Strip {
  readonly groups?: readonly (readonly Point[])[];
}

/** All in points. The largest size is used with which everything fits. */
const SIZES = [10.5, 9.5, 8.5];
const BUBBLE = bubbleSize * POINTS;
/** From a bubble to its text, between columns of options, and the least height of a row of bubbles. */
const GAP = { text: 6, columns: 14, questions: 7, row: 21 };
const WRITING_LINE = 21;
const TASK_LINES = 7;
/** Of a figure, so that tests with figures fit on a page too. */
const HIGHEST = 110;
/** Between bubbles of points, and between whole points and quarters. */
const POINT_PITCH = 7.8 * POINTS;
const QUARTERS = 6 * POINTS;
const POINTS_ROW = 30;
/** From a baseline up to the middle of a letter, in font sizes. */
const MIDDLE = 0.36;

const heightOf = (parts: readonly { readonly height: number }[]): number =>
  parts.reduce((sum, { height }) => sum + height, 0);

function ring(paper: Paper, canvas: Canvas, x: number, y: number): void {
  canvas.circle([startOf(paper, leftOf(paper, x, 0), 0), y], BUBBLE / 2, RING);
}

/** Sets a test with bubbles; sizes of type differ, so that as much as possible fits. */
class TestSetter {
  readonly #paper: Paper;
  readonly #labels: Labels;
  readonly #size: number;

  constructor(paper: Paper, labels: Labels, size: number) {
    this.#paper = paper;
    this.#labels = labels;
    this.#size = size;
  }

  #text(spans: readonly Span[], x = 0): SetStrip[] {
    const at = { x, width: WIDTH - x, size: this.#size };
    let tag: StructureElement | undefined;
    return breakSpans(this.#paper, spans, this.#size, at.width).map((line, index) =>
      strip(line.height, (place) => {
        // The same text is drawn for each pupil.
        if (index === 0) tag = place.paper.book.structure.add('P');
        drawLine(place, line, at, tag && { tag });
      }),
    );
  }

  /** Two texts that pupils compare, beside each other. */
  #inColumns(texts: readonly (readonly Span[])[]): SetStrip {
    const width = (WIDTH - GAP.columns) / 2;
    const cells = texts.map((spans) => breakSpans(this.#paper, spans, this.#size, width));
    return strip(Math.max(...cells.map(heightOf)) + 1, (place) => {
      for (const [column, lines] of cells.entries()) {
        const at = { x: column * (width + GAP.columns), width, size: this.#size };
        const tag = place.paper.book.structure.add('P');
        let { y } = place;
        for (const line of lines) {
          drawLine({ ...place, y }, line, at, { tag });
          y += line.height;
        }
      }
    });
  }

  /** Options beside each other in as many columns as have room for the longest one. */
  #options(texts: readonly (readonly Span[])[]): SetStrip[] {
    const inWidth = (columns: number) => (WIDTH - (columns - 1) * GAP.columns) / columns;
    const break_ = (columns: number): TextLine[][] =>
      texts.map((spans) =>
        breakSpans(this.#paper, spans, this.#size, inWidth(columns) - BUBBLE - GAP.text),
      );
    const columns =
      [4, 3, 2].find(
        (count) =>
          (count <= texts.length || texts.length === 2) &&
          break_(count).every((lines) => lines.length === 1),
      ) ?? 1;
    const cells = break_(columns);
    const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
      cells.slice(row * columns, (row + 1) * columns),
    );
    const pitch = inWidth(columns) + GAP.columns;
    const strips = rows.map((row): SetStrip => {
      const highest = Math.max(...row.map(heightOf));
      const height = Math.max(GAP.row, highest + 3);
      const top = (height - highest) / 2;
      const middle =
        top + Math.max(...row.map(([first]) => first?.ascent ?? 0)) - MIDDLE * this.#size;
      const xs = row.map((_, column) => column * pitch + BUBBLE / 2);
      return {
        ...strip(height, (place) => {
          for (const [column, lines] of row.entries()) {
            const x = column * pitch + BUBBLE + GAP.text;
            ring(this.#paper, place.canvas, xs[column] ?? 0, place.y + middle);
            const tag = this.#paper.book.structure.add('P');
            let y = place.y + middle + MIDDLE * this.#size - (lines[0]?.ascent ?? 0);
            for (const line of lines) {
              drawLine({ ...place, y }, line, { x, width: WIDTH - x, size: this.#size }, { tag });
              y += line.height;
            }
          }
        }),
        groups: [xs.map((x) => ({ x, y: middle }))],
      };
    });
    // One group, whichever rows its bubbles are in.
    let down = 0;
    const group = strips.flatMap(({ height, groups = [] }) => {
      const placed = groups.flat().map(({ x, y }) => ({ x, y: y + down }));
      down += height;
      return placed;
    });
    return strips.map(({ groups: _, ...one }, index) =>
      index === 0 ? { ...one, groups: [group] } : one,
    );
  }

  /** Lines to write on, and the points that the teacher fills in. */
  #open(lines: number, points: number): SetStrip[] {
    const { number, teacherPoints } = this.#labels;
    const writing = strip(WRITING_LINE, ({ paper, canvas, y }) => {
      const [from, to] = [0, WIDTH].map((x) => startOf(paper, leftOf(paper, x, 0), 0));
      const level = y + WRITING_LINE - 4;
      const stroke = { colour: palette.guide, width: 0.7, dash: [1, 2.4] as const };
      canvas.lines([[from ?? 0, level, to ?? 0, level]], stroke);
    });
    const wholes = Array.from({ length: Math.floor(points) + 1 }, (_, whole) => String(whole));
    const quarters = quarterSteps.map(number);
    const after = wholes.length * POINT_PITCH + QUARTERS;
    const xs = [wholes, quarters].map((texts, group) =>
      texts.map((_, index) => group * after + (index + 0.5) * POINT_PITCH),
    );
    const y = POINTS_ROW - BUBBLE / 2 - 3;
    const row: SetStrip = {
      ...strip(POINTS_ROW, (place) => {
        for (const [group, texts] of [wholes, quarters].entries())
          for (const [index, text] of texts.entries()) {
            const x = xs[group]?.[index] ?? 0;
            ring(this.#paper, place.canvas, x, place.y + y);
            const [line] = breakSpans(this.#paper, [{ prose: text, colour: palette.muted }], 7, 40);
            const at = { x: x - 20, width: 40, size: 7 };
            if (line)
              drawLine({ ...place, y: place.y + y - BUBBLE / 2 - 13 }, line, at, {
                isCentred: true,
              });
          }
      }),
      groups: xs.map((group) => group.map((x) => ({ x, y }))),
    };
    const label = breakSpans(
      this.#paper,
      [{ prose: teacherPoints, colour: palette.muted }],
      7,
      WIDTH,
    );
    const labels = label.map((line) =>
      strip(line.height, (place) => drawLine(place, line, { x: 0, width: WIDTH, size: 7 })),
    );
    return [...Array.from({ length: lines }, () => writing), strip(3), ...labels, row];
  }

  #figure({ figure }: FormQuestion['question']): SetStrip[] {
    const paper = this.#paper;
    if (!figure) return [];
    if (figure.kind === 'table') return figureTableStrips(paper, figure, { size: this.#size });
    const { language } = paper;
    const drawing = drawFigure(figure, language);
    return [figureStrip(paper, drawing, describeFigure(figure, language), { highest: HIGHEST })];
  }

  #question({ question, order }: FormQuestion, number: number): SetStrip[] {
    const { points, letters, true: yes, false: no } = this.#labels;
    const stem = this.#text([
      { prose: `${this.#labels.number(number)}. `, isBold: true },
      { prose: question.stem },
      { prose: ` (${points(question.points)})`, colour: palette.muted },
    ]);
    const begun = [strip(GAP.questions), ...stem, ...this.#figure(question), strip(1)];
    switch (question.kind) {
      case 'choice': {
        const texts = question.options.map(({ text }, index): Span[] => [
          { prose: `${letters.charAt(index)}) `, colour: palette.muted },
          { prose: text },
        ]);
        return [...begun, ...this.#options(texts)];
      }
      case 'truth':
        return [...begun, ...this.#options([yes, no].map((prose) => [{ prose }]))];
      default: {
        const { shown, lettered = [], lines } = traitsOf(question);
        const listed = order.map((right, index): Span[] => [
          { prose: `${letters.charAt(index)}) `, colour: palette.muted },
          { prose: lettered[right] ?? '' },
        ]);
        const texts = shown.map((text): Span[] => [{ prose: text }]);
        const lists =
          question.kind === 'matching'
            ? texts.map((left, index) => this.#inColumns([left, listed[index] ?? []]))
            : [...texts, ...listed].flatMap((spans) => this.#text(spans, 10));
        return [...begun, ...lists, ...this.#open(lines, question.points)];
      }
    }
  }

  #task({ task }: Test): SetStrip[] {
    if (!task) return [];
    const title = `${this.#labels.task} `;
    const aside = `(${this.#labels.points(task.points)})`;
    return [
      strip(GAP.questions),
      ...this.#text([
        { prose: title, isBold: true },
        { prose: aside, colour: palette.muted },
      ]),
      ...this.#text([{ prose: task.situation }]),
      ...task.instructions.flatMap((prose, index) =>
        this.#text([{ prose: `${this.#labels.number(index + 1)}. `, isBold: true }, { prose }], 10),
      ),
      ...this.#open(TASK_LINES, task.points),
    ];
  }

  set(test: Test, form: TestForm): SetStrip[] {
    const instructions = test.instructions ? this.#text([{ prose: test.instructions }]) : [];
    const questions = testForm(test, form, 'none').flatMap((question, index) =>
      this.#question(question, index + 1),
    );
    return [...instructions, ...questions, ...this.#task(test)];
  }
}

/**
 * Sets a form of a test with its bubbles, in the largest type with which it fits.
 * @param room in points
 * @returns undefined if it does not fit
 */
export function setTest(
  paper: Paper,
  test: Test,
  form: TestForm,
  room: number,
): SetStrip[] | undefined {
  const labels = labelsIn(test.language);
  for (const size of SIZES) {
    const strips = new TestSetter(paper, labels, size).set(test, form);
    if (heightOf(strips) <= room) return strips;
  }
  return undefined;
}

/** The middles of all bubbles in millimetres of the page, a list for each group. */
export function bubblesOf(paper: Paper, strips: readonly SetStrip[], top: number): Point[][] {
  const groups: Point[][] = [];
  let y = top;
  for (const { height, groups: own = [] } of strips) {
    for (const group of own)
      groups.push(
        group.map((place) => ({
          x: leftOf(paper, place.x, 0) / POINTS,
          y: (y + place.y) / POINTS,
        })),
      );
    y += height;
  }
  return groups;
}

/** The height of the page that a test may fill, between its head and the marks at the bottom. */
export const roomBelow = (top: number): number => A4.height - 19 * POINTS - top;
