import { drawFields } from '#lambdas/print/layout/fields.ts';
import { fitSentences, fitWords } from '#lambdas/print/layout/fit-sentences.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { PADDING, type Cell, type Column } from '#lambdas/print/layout/table-model.ts';
import { drawTable, type TablePart } from '#lambdas/print/layout/table.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';
import { lineText } from '#lambdas/print/maths/line-text.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import { sentenceDirection } from '#lambdas/print/typography/direction.ts';
import type { FolderLesson } from './day.ts';
import { drawMissing, missingHeight } from './first-page.ts';
import type { FolderBook } from './folder.ts';
import { area, drawFolderHeading } from './heading.ts';
import { missingFrom } from './missing.ts';
import { phasesOf } from './plan-texts.ts';

/** Lengths are in points. */
const HEAD = 20;
const GAP = 6;
const SIZE = 8.5;
const EDGE = 4;
/** Rows of a day with few lessons are not higher than a plan needs. */
const HIGHEST = 150;
/** Of the lines to write on: 7 mm. */
const LINE = 20;
const WIDTHS = { time: 44, place: 84, lesson: 100, done: 106 } as const;
const toDo = area.width - Object.values(WIDTHS).reduce((sum, width) => sum + width, 0);

/** What a plan says for a lesson: its objective, then its phases. */
const stepsOf = ({ plans }: FolderLesson): string[] =>
  plans.flatMap(({ plan, parts }) => [
    lineText(plan.outcome),
    ...phasesOf(plan, parts).map(({ title, teacher, pupils }) =>
      [lineText(title), lineText(teacher || pupils)].filter(Boolean).join(': '),
    ),
  ]);

function rowOf(book: FolderBook, lesson: FolderLesson, height: number): (Cell | undefined)[] {
  const { texts } = book;
  const style = { size: SIZE, minSize: SIZE * 0.75 } as const;
  const cut = (
    paragraphs: readonly string[],
    width: number,
    fit: typeof fitSentences,
    direction = sentenceDirection(paragraphs.join(), book.direction),
  ) => {
    const box = { width: width - 2 * PADDING, height: height - 2 * EDGE };
    const text = fit(book, paragraphs, box, { ...style, direction });
    return text === '' ? undefined : { text, direction };
  };
  const words: typeof fitSentences = (of, paragraphs, ...rest) =>
    fitWords(of, paragraphs.join('\n'), ...rest);
  const correct = lesson.homework === undefined ? [] : [texts.toCorrect(lesson.homework)];
  const steps = lesson.isLost ? [] : [...correct, ...stepsOf(lesson)];
  return [
    { text: lesson.time, weight: 'bold' },
    cut([lesson.place], WIDTHS.place, words, book.direction),
    cut([lesson.lesson, lesson.part].filter(Boolean), WIDTHS.lesson, words),
    cut(steps, toDo, fitSentences),
    undefined,
  ];
}

/** Draws lines to write on in the cells that are empty. */
function drawLines({ canvas, columns, head, heights }: TablePart, isEmpty: boolean[][]): void {
  const lines: [number, number, number, number][] = [];
  let top = head.y + head.height;
  heights.forEach((height, row) => {
    for (const [index, { x, width }] of columns.entries()) {
      if (!isEmpty[row]?.[index]) continue;
      for (let y = LINE; y <= height - EDGE; y += LINE)
        lines.push([head.x + x + 3, top + y, head.x + x + width - 3, top + y]);
    }
    top += height;
  });
  canvas.lines(lines, { colour: palette.guide, width: 0.5, dash: [0.6, 2.4] });
}

/** Draws what a substitute does in each lesson of the day, with room to write what was done. */
export function drawSubstituteSheet(
  book: FolderBook,
  canvas: Canvas,
  tag: StructureElement,
  lessons: readonly FolderLesson[],
): void {
  const { texts } = book;
  drawFolderHeading(book, canvas, tag, texts.titles.substitute);
  const flow = new Flow(() => ({ canvas, area }));
  drawFields(book, flow, { tag }, [{ label: texts.substitute }]);
  flow.y += GAP;
  const missing = missingFrom(book);
  if (lessons.length === 0) {
    const box = { ...area, y: flow.y, height: HEAD };
    const style = { size: 10, colour: palette.muted, tag: tag.add('P') } as const;
    writeText(book, canvas, texts.noLessons, box, style);
    flow.y += HEAD + GAP;
  } else {
    const room = flow.room - HEAD - GAP - missingHeight(missing);
    const rowHeight = Math.min(room / lessons.length, HIGHEST);
    const rows = lessons.map((lesson) => rowOf(book, lesson, rowHeight));
    const columns: Column[] = [
      { heading: texts.time, width: WIDTHS.time, align: 'center', rowHeading: true },
      { heading: texts.classAndRoom, width: WIDTHS.place, align: 'start' },
      { heading: texts.lesson, width: WIDTHS.lesson, align: 'start' },
      { heading: texts.toDo, width: toDo, align: 'start' },
      { heading: texts.done, width: WIDTHS.done, align: 'start' },
    ];
    const heights = rows.map(() => rowHeight);
    const [part] = drawTable(book, flow, {
      ...{ columns, rows, heights, rowHeight, headHeight: HEAD, size: SIZE, tag },
      ...{ guides: heights.map((_, index) => index), vertical: 'top' },
    });
    const isEmpty = rows.map((cells) => cells.map((cell) => cell === undefined));
    if (part) drawLines(part, isEmpty);
    flow.y += GAP;
  }
  drawMissing(book, flow, tag, missing);
}
