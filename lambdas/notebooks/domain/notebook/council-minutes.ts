import { statisticsOf } from '#shared/record/figures/statistics.ts';
import type { Statistics } from '#shared/record/figures/statistics.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { drawFields, drawGroupTitle } from '#lambdas/print/layout/fields.ts';
import type { PrintedField } from '#lambdas/print/layout/fields.ts';
import { resultsOf } from './class-results.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { schemeOf } from './mark-scheme.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { drawOfficialHead, officialHeight } from '#lambdas/print/official/draw-official-head.ts';
import { drawSignatureBoxes } from '#lambdas/print/layout/signature-boxes.ts';
import { drawWritingBox } from '#lambdas/print/layout/writing-box.ts';

const GAP = 10;
const SIGNATURES = 54;

/** The figures of a term's averages; left empty to write in if there are none. */
function figures({ messages }: Notebook, statistics: Statistics | undefined): PrintedField[] {
  const { council } = messages.records;
  const field = (label: string, valueOf: (found: Statistics) => string): PrintedField => ({
    label,
    ...(statistics && { value: valueOf(statistics) }),
  });
  return [
    field(council.average, ({ mean }) => messages.mark(mean, 2)),
    field(council.passed, ({ passed, marked }) =>
      messages.percentage(messages.mark((100 * passed) / marked, { most: 1 })),
    ),
    field(council.highest, ({ highest }) => messages.mark(highest, 2)),
    field(council.lowest, ({ lowest }) => messages.mark(lowest, 2)),
  ];
}

function drawMeeting(
  book: Notebook,
  flow: Flow,
  section: Section,
  { term, statistics, bottom }: { term: string; statistics?: Statistics; bottom: number },
): void {
  const { council } = book.messages.records;
  drawGroupTitle(book, flow, section, term);
  const labels = [council.date, council.chair, council.present, council.absent];
  drawFields(
    book,
    flow,
    section,
    labels.map((label) => ({ label })),
  );
  drawFields(book, flow, section, figures(book, statistics));
  flow.y += 4;
  const { area } = flow.page;
  const width = (area.width - GAP) / 2;
  [council.observations, council.decisions].forEach((title, index) => {
    const x = area.x + index * (width + GAP);
    const box = { x, y: flow.y, width, height: bottom - flow.y };
    drawWritingBox(book, flow, section, title, box);
  });
  flow.y = bottom + GAP;
}

/** Draws the minutes of a class's council for the three terms: the official heading, and figures of the notebook's marks. */
function drawMinutes(book: Notebook, flow: Flow, section: Section, listedClass: ListedClass): void {
  const { terms, signatures } = book.messages;
  const { profile: owner, language } = book.input;
  const { canvas, area } = flow.page;
  drawOfficialHead(book, canvas, section, { ...area, y: flow.y }, { owner, language });
  flow.y += officialHeight + 6;
  const scheme = schemeOf(book.input, listedClass);
  const results = resultsOf(listedClass, scheme);
  const top = flow.y;
  const height = (flow.room - SIGNATURES) / terms.length - GAP;
  terms.forEach((term, index) => {
    const averages = results[index]?.map((result) => result?.average) ?? [];
    const statistics = statisticsOf(averages, scheme.outOf);
    const bottom = top + (index + 1) * height + index * GAP;
    drawMeeting(book, flow, section, { term, bottom, ...(statistics && { statistics }) });
  });
  const { teacher, director } = signatures;
  drawSignatureBoxes(book, flow, section, [teacher, director], SIGNATURES);
}

export function drawCouncilMinutes(book: Notebook, section: Section): Flow {
  const { classes } = book.input.listed;
  const titles = classes.map(({ name }) => book.messages.records.council.of(name)).values();
  const flow = new Flow(() =>
    addPage(book, { ...section, title: titles.next().value ?? section.title }),
  );
  classes.forEach((listedClass, index) => {
    if (index > 0) flow.turn();
    drawMinutes(book, flow, section, listedClass);
  });
  return flow;
}
