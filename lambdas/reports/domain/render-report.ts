import { councilParts, type CouncilPart } from '#shared/contracts/reports.ts';
import type { JobOptions } from '#shared/model/job-options.ts';
import { directionOf } from '#shared/model/locale.ts';
import type { Term } from '#shared/model/term.ts';
import { termReport, type TermReport } from '#shared/record/figures/term-report.ts';
import { termResults, yearResults } from '#shared/record/general/class-results.ts';
import { yearRule } from '#shared/record/general/rule-text.ts';
import { yearReport } from '#shared/record/figures/year-report.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { drawCouncilFigures } from './council/figures.ts';
import { drawList } from './council/list.ts';
import { drawMinutes } from './council/minutes.ts';
import { drawRanking } from './council/ranking.ts';
import { yearNotes } from './notes.ts';
import { drawGeneralSlips } from './general/slips.ts';
import {
  drawGeneralFigures,
  drawGeneralList,
  drawGeneralRanking,
  type ResultsToDraw,
} from './general/term.ts';
import { drawGeneralYear } from './general/year.ts';
import type { AllSubjects, ClassToReport, ReportBook, ReportInput } from './report.ts';
import { beginSection, drawFeet, type ReportSection } from './report-page.ts';
import { drawSlips } from './slips.ts';
import { officialTextsIn } from '#lambdas/print/official/official-texts.ts';
import { textsIn } from './texts.ts';
import { drawYearFigures, drawYearResults } from './year.ts';

export type ReportToRender =
  | { readonly content: 'council'; readonly term: Term; readonly parts?: readonly CouncilPart[] }
  | {
      readonly content: 'slips';
      readonly term: Term;
      readonly slips: JobOptions<'slips'> & { readonly pupilId?: string | undefined };
    }
  | { readonly content: 'year' };

const drawPart = {
  ranking: drawRanking,
  list: drawList,
  figures: drawCouncilFigures,
  minutes: drawMinutes,
} as const satisfies Record<
  CouncilPart,
  (book: ReportBook, section: ReportSection, report: TermReport) => void
>;

/** Draws a page that says why there is nothing else: usually that the record has no marks of the term. */
function drawMissing(
  book: ReportBook,
  section: ReportSection,
  said: string = book.texts.noSheet,
): void {
  const { page, y } = beginSection(book, section);
  const style = { size: 11, colour: palette.muted, tag: section.tag.add('P') } as const;
  const box = { ...page.area, y: y + 10, height: 16 };
  writeText(book, page.canvas, said, box, style);
}

type DrawPart = (section: ReportSection) => void;

const drawGeneralPart = {
  ranking: drawGeneralRanking,
  list: drawGeneralList,
  figures: drawGeneralFigures,
  minutes: (book, section, { results }) => drawMinutes(book, section, results),
} as const satisfies Record<
  CouncilPart,
  (book: ReportBook, section: ReportSection, drawn: ResultsToDraw) => void
>;

/** The parts of a class in all its subjects. */
function generalParts(
  book: ReportBook,
  { kept }: ClassToReport,
  { settings, sheets }: AllSubjects,
  wanted: Exclude<ReportToRender, { content: 'slips' }>,
): (readonly [title: string, draw: DrawPart])[] {
  const { texts, input } = book;
  const { thresholds } = input.honours;
  if (settings.subjects.length === 0)
    return [
      [
        texts.general.allSubjects,
        (section) => drawMissing(book, section, texts.general.noSubjects),
      ],
    ];
  if (wanted.content === 'year') {
    const drawn = { results: yearResults(kept, settings, sheets, thresholds), settings };
    const rules = yearRule(settings, input.language);
    return [
      [texts.yearResults, (section) => drawGeneralYear(book, section, drawn)],
      [texts.yearFigures, (section) => drawYearFigures(book, section, drawn.results, rules)],
    ];
  }
  const { term, parts = councilParts } = wanted;
  const drawn = { results: termResults(kept, settings, sheets, term, thresholds), settings };
  return councilParts
    .filter((part) => parts.includes(part))
    .map((part) => [
      `${texts[part]} · ${texts.terms[term - 1] ?? ''}`,
      (section) => drawGeneralPart[part](book, section, drawn),
    ]);
}

/** The parts of a class with their titles, in order. */
function partsOf(
  book: ReportBook,
  of: ClassToReport,
  wanted: Exclude<ReportToRender, { content: 'slips' }>,
): (readonly [title: string, draw: DrawPart])[] {
  const { texts, input } = book;
  const { thresholds } = input.honours;
  if (of.general) return generalParts(book, of, of.general, wanted);
  if (wanted.content === 'year') {
    const report = yearReport(of.kept, of.sheets, thresholds);
    return [
      [texts.yearResults, (section) => drawYearResults(book, section, report)],
      [
        texts.yearFigures,
        (section) => drawYearFigures(book, section, report, yearNotes(book, report)),
      ],
    ];
  }
  const { term, parts = councilParts } = wanted;
  const report = termReport(of.kept, of.sheets, term, thresholds);
  const name = texts.terms[term - 1] ?? '';
  if (!report) return [[name, (section) => drawMissing(book, section)]];
  return councilParts
    .filter((part) => parts.includes(part))
    .map((part) => [
      `${texts[part]} · ${name}`,
      (section) => drawPart[part](book, section, report),
    ]);
}

/** Draws the parts of a class one after another, each a bookmark under the class. */
function drawChapter(
  book: ReportBook,
  of: ClassToReport,
  wanted: Exclude<ReportToRender, { content: 'slips' }>,
): void {
  const { pdf, texts } = book;
  const chapter = { title: texts.className(of.kept.name), page: pdf.pages.length };
  const children = partsOf(book, of, wanted).map(([title, draw], index) => {
    const bookmark = { title, page: pdf.pages.length, children: [] };
    draw({ title, tag: pdf.structure.add('Sect'), of, isFirst: index === 0 });
    return bookmark;
  });
  pdf.bookmarks.push({ ...chapter, children });
}

/** Draws the slips of a class, of all pupils or of one. */
function drawClassSlips(
  book: ReportBook,
  of: ClassToReport,
  { term, slips }: Extract<ReportToRender, { content: 'slips' }>,
): void {
  const { pdf, texts, input } = book;
  const { thresholds } = input.honours;
  const report = of.general ? undefined : termReport(of.kept, of.sheets, term, thresholds);
  const title = texts.className(of.kept.name);
  pdf.bookmarks.push({ title, page: pdf.pages.length, children: [] });
  if (of.general && of.general.settings.subjects.length > 0) {
    const { settings, sheets } = of.general;
    const results = termResults(of.kept, settings, sheets, term, thresholds);
    drawGeneralSlips(book, of, { results, general: of.general }, slips);
    return;
  }
  if (!report) {
    const tag = pdf.structure.add('Sect');
    const said = of.general ? texts.general.noSubjects : texts.noSheet;
    drawMissing(book, { title: texts.terms[term - 1] ?? '', tag, of, isFirst: true }, said);
    return;
  }
  const { pupilId } = slips;
  const pupils = [...report.pupils, ...report.left].filter(
    ({ id }) => pupilId === undefined || id === pupilId,
  );
  drawSlips(book, of, report, pupils, slips);
}

export interface RenderedReport {
  readonly pdf: Uint8Array;
  readonly pages: number;
}

/** Renders one file of a report as an A4 PDF. The same input gives the same bytes. */
export async function renderReport(
  input: ReportInput,
  wanted: ReportToRender,
  typefaces: Typefaces,
): Promise<RenderedReport> {
  const { language, profile, classes, madeOn } = input;
  const texts = textsIn(language);
  const book: ReportBook = {
    pdf: await PdfBook.create(language, typefaces),
    direction: directionOf(language),
    official: officialTextsIn(language),
    texts,
    input,
  };
  for (const of of classes)
    if (wanted.content === 'slips') drawClassSlips(book, of, wanted);
    else drawChapter(book, of, wanted);
  // Slips are cut, and a page number would be on one of them.
  if (wanted.content !== 'slips') drawFeet(book);
  const pages = book.pdf.pages.length;
  const pdf = await book.pdf.save({
    title: texts.titles[wanted.content],
    author: profile?.fullName ?? '',
    subject: profile?.school ?? '',
    language,
    createdOn: madeOn,
  });
  return { pdf, pages };
}
