import type { Statistics } from '#shared/record/figures/statistics.ts';
import { honourIds } from '#shared/model/honours.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import { drawFields, drawGroupTitle, type PrintedField } from '#lambdas/print/layout/fields.ts';
import { drawSignatureBoxes } from '#lambdas/print/layout/signature-boxes.ts';
import { drawWritingBox } from '#lambdas/print/layout/writing-box.ts';
import { passRate } from '../cells.ts';
import type { ReportBook } from '../report.ts';
import { beginSection, type ReportSection } from '../report-page.ts';

const GAP = 10;
const SIGNATURES = 76;

/** Draws the minutes of a council for one term, with its figures; the rest is left to write in. */
export function drawMinutes(
  book: ReportBook,
  section: ReportSection,
  report: Pick<TermReport, 'statistics' | 'term'> & { readonly pupils: readonly unknown[] },
): void {
  const { texts, input } = book;
  const { statistics, pupils, term } = report;
  const flow = beginSection(book, section);
  const field = (label: string, valueOf: (found: Statistics) => string): PrintedField => ({
    label,
    ...(statistics && { value: valueOf(statistics) }),
  });
  const { meeting } = texts;
  drawGroupTitle(book, flow, section, texts.terms[term - 1] ?? '');
  drawFields(book, flow, section, [{ label: meeting.date }, { label: meeting.chair }]);
  drawFields(book, flow, section, [{ label: meeting.present }, { label: meeting.absent }]);
  drawGroupTitle(book, flow, section, texts.figures);
  drawFields(book, flow, section, [
    field(texts.counted, ({ marked }) => texts.countOf(marked, pupils.length)),
    field(texts.classAverage, ({ mean }) => texts.mark(mean, 2)),
    field(texts.median, ({ median }) => texts.mark(median, 2)),
  ]);
  drawFields(book, flow, section, [
    field(texts.passRate, (found) => passRate(book, found)),
    field(texts.highest, ({ highest }) => texts.mark(highest, 2)),
    field(texts.lowest, ({ lowest }) => texts.mark(lowest, 2)),
  ]);
  const awarded = honourIds.filter((id) => input.honours.thresholds[id] !== undefined);
  if (awarded.length > 0) {
    const counts = awarded.map((id) =>
      field(book.official.honours[id], ({ honours }) => String(honours[id])),
    );
    drawFields(book, flow, section, counts);
  }
  flow.y += 6;
  const { area } = flow.page;
  const height = (area.y + area.height - SIGNATURES - flow.y - 2 * GAP) / 2;
  for (const title of [texts.observations, texts.decisions]) {
    drawWritingBox(book, flow, section, title, { ...area, y: flow.y, height });
    flow.y += height + GAP;
  }
  const { teacher, director } = texts.signatures;
  drawSignatureBoxes(book, flow, section, [teacher, director], SIGNATURES);
}
