import { drawFields, drawGroupTitle } from './card-fields.ts';
import { Flow } from './flow.ts';
import type { Notebook } from './notebook.ts';
import { addPage } from './page-frame.ts';
import type { Section } from './page-frame.ts';
import { drawSignatureBoxes } from './signature-boxes.ts';
import { drawWritingBox } from './writing-box.ts';

const GAP = 10;
const SIGNATURES = 54;

function drawMeeting(
  book: Notebook,
  flow: Flow,
  section: Section,
  term: string,
  bottom: number,
): void {
  const { council } = book.messages.records;
  const blank = (...labels: string[]) =>
    drawFields(
      book,
      flow,
      section,
      labels.map((label) => ({ label })),
    );
  drawGroupTitle(book, flow, section, term);
  blank(council.date, council.chair, council.present, council.absent);
  blank(council.average, council.passed, council.highest, council.lowest);
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

/** The minutes of a class's council for the three terms, to be filled in. */
function drawMinutes(book: Notebook, flow: Flow, section: Section): void {
  const { terms, signatures } = book.messages;
  const top = flow.y;
  const height = (flow.room - SIGNATURES) / terms.length - GAP;
  terms.forEach((term, index) => {
    drawMeeting(book, flow, section, term, top + (index + 1) * height + index * GAP);
  });
  const { teacher, director } = signatures;
  drawSignatureBoxes(book, flow, section, [teacher, director], SIGNATURES);
}

/** Council minutes: a page for each class. */
export function drawCouncilMinutes(book: Notebook, section: Section): Flow {
  const { classes } = book.input.roster;
  const titles = classes.map(({ name }) => book.messages.records.council.of(name)).values();
  const flow = new Flow(() =>
    addPage(book, { ...section, title: titles.next().value ?? section.title }),
  );
  drawMinutes(book, flow, section);
  classes.slice(1).forEach(() => {
    flow.turn();
    drawMinutes(book, flow, section);
  });
  return flow;
}
