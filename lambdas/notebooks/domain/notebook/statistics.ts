import { BANDS, PASS } from '../../../../shared/gradebook/statistics.ts';
import type { Flow } from './flow.ts';
import { markSchemes } from './mark-scheme.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '../../../core/pdf/palette.ts';
import { beginSection, digits } from './sections.ts';
import { drawTable } from './table.ts';
import type { Cell, Column } from './table-model.ts';
import { writeText } from './text-box.ts';

const BEST = 10;
const ROW = 27;

function bandTitles({ messages, input }: Notebook): string[] {
  const { outOf } = markSchemes[input.profile.level];
  const marks = BANDS.map((share) => String(share * outOf));
  return [
    messages.below(marks[0] ?? ''),
    ...marks.slice(1).map((high, index) => messages.between(marks[index] ?? '', high)),
    messages.atLeast(marks.at(-1) ?? ''),
    messages.passed(String(PASS * outOf)),
  ];
}

function drawSubheading(book: Notebook, flow: Flow, section: Section, text: string): void {
  const { canvas, area } = flow.page;
  const box = { x: area.x, y: flow.y, width: area.width, height: 22 };
  const style = { size: 11, weight: 'bold', colour: palette.teal } as const;
  writeText(book, canvas, text, box, { ...style, tag: section.tag.add('P') });
  flow.y += 24;
}

/** The council's statistics and the ten best of each term, to be filled in. */
export function drawStatistics(book: Notebook, section: Section): void {
  const { messages } = book;
  const flow = beginSection(book, section);
  const periods = [...messages.terms, messages.year];
  const title = (text: string): (Cell | undefined)[] => [{ text }];
  drawTable(book, flow, {
    columns: [
      { heading: messages.statistic, width: 165, align: 'start', rowHeading: true },
      ...periods.flatMap((group): Column[] => [
        { heading: messages.pupilCount, group, divider: true },
        { heading: messages.share, group },
      ]),
    ],
    rows: bandTitles(book).map(title),
    rowHeight: ROW,
    headHeight: 36,
    tag: section.tag,
  });
  flow.y += 14;
  drawTable(book, flow, {
    columns: [
      { heading: messages.statistic, width: 165, align: 'start', rowHeading: true },
      ...periods.map((heading): Column => ({ heading, divider: true })),
    ],
    rows: [messages.highest, messages.lowest, messages.classAverage].map(title),
    rowHeight: ROW,
    headHeight: 22,
    tag: section.tag,
  });
  flow.y += 16;
  drawSubheading(book, flow, section, messages.best);
  drawTable(book, flow, {
    columns: [
      { heading: messages.rank, width: 40, align: 'center', rowHeading: true },
      ...messages.terms.map((heading): Column => ({ heading, divider: true })),
    ],
    rows: Array.from({ length: BEST }, (_, index) => [digits(String(index + 1))]),
    rowHeight: ROW,
    headHeight: 22,
    tag: section.tag,
  });
}
