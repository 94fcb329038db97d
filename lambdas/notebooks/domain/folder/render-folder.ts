import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { directionOf } from '#shared/model/locale.ts';
import { emptyProfile } from '#shared/model/profile.ts';
import { honoursOf } from '#shared/record/figures/school-honours.ts';
import { Flow } from '#lambdas/print/layout/flow.ts';
import { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { printedDate } from '#lambdas/print/typography/printed-day.ts';
import { Defect } from '#core/defect.ts';
import { drawClassList } from '../notebook/class-list.ts';
import { drawMarkGrid } from '../notebook/mark-grid.ts';
import { messagesIn } from '../notebook/messages.ts';
import { addPage, drawFeet, type Section } from '../notebook/page-frame.ts';
import { drawMonth } from './attendance-page.ts';
import { lessonsOfDay, type FolderLesson } from './day.ts';
import { drawFirstPage, drawStanding, fitsOnFirst } from './first-page.ts';
import type { FolderBook, FolderClass, FolderPart, FolderToPrint } from './folder.ts';
import { drawLessons } from './lessons-page.ts';
import { drawPlan } from './plan-page.ts';
import { planKey, plansOfDay } from './plan-texts.ts';
import { drawRolls } from './roll-page.ts';
import { drawSeatingOf } from './seating-page.ts';
import { drawSubstituteSheet } from './substitute-sheet.ts';
import { folderTextsIn } from './texts.ts';

/** Pages of a notebook have its input; a folder has no request of a notebook. */
async function beginBook(folder: FolderToPrint, typefaces: Typefaces): Promise<FolderBook> {
  const { language, profile, season, classes, schoolYear, year, date } = folder;
  const level = profile?.level ?? 'Middle';
  return {
    pdf: await PdfBook.create(language, typefaces),
    direction: directionOf(language),
    messages: messagesIn(language),
    texts: folderTextsIn(language),
    folder,
    input: {
      ...{ language, schoolYear, generatedOn: date },
      profile: { ...emptyProfile, ...profile, academicSeason: season, level },
      listed: { classes: classes.map(({ listed }) => listed) },
      contents: contentsPresets.essential,
      options: optionsIn('notebook', {}),
      honours: honoursOf(),
      ...(year && { year }),
    },
    sheets: [],
    registers: [],
    newNumber: () => {
      throw new Defect('a folder has no pages with corner marks');
    },
  };
}

/** Draws a part after the pages that are there. Returns its pages; undefined if it draws none. */
function drawPart(book: FolderBook, title: string, draw: () => void): FolderPart[] {
  const { pages, bookmarks } = book.pdf;
  const first = pages.length;
  draw();
  if (pages.length === first) return [];
  bookmarks.push({ title, page: first, children: [] });
  return [{ title, first, last: pages.length - 1 }];
}

/** Draws a page or more for each of some classes, with the thumb index of all. */
function drawClasses(
  book: FolderBook,
  tag: StructureElement,
  title: string,
  draw: (section: Section, of: FolderClass) => void,
): void {
  const { classes } = book.folder;
  classes.forEach((of, index) => {
    const place = { listedClass: of.listed, index, of: classes.length };
    draw({ title, tag, place }, of);
  });
}

function plansTitle({ texts }: FolderBook, lessons: readonly FolderLesson[]): string {
  const taught = lessons.filter(({ isLost }) => !isLost);
  const planned = taught.filter(({ plans }) => plans.length > 0).length;
  return planned === taught.length ? texts.plans : texts.somePlans(planned, taught.length);
}

/** `November 2026`. */
function monthOf({ messages, folder }: FolderBook): string {
  const [year = '', month = ''] = folder.date.split('-');
  return `${messages.months[Number(month) - 1] ?? ''} ${year}`;
}

/** The parts after the first page, in their order. */
function drawParts(book: FolderBook, lessons: readonly FolderLesson[], hasStanding: boolean) {
  const { texts, messages, pdf, folder } = book;
  const pages = new Map<string, number>();
  const part = (title: string, draw: (tag: StructureElement) => void): FolderPart[] => {
    return drawPart(book, title, () => draw(pdf.structure.add('Sect')));
  };
  const parts = [
    ...(hasStanding
      ? []
      : part(texts.where, (tag) => {
          const flow = new Flow(() => addPage(book, { title: texts.where, tag }));
          drawStanding(book, flow, tag);
        })),
    ...part(plansTitle(book, lessons), (tag) => {
      for (const plan of plansOfDay(lessons)) {
        pages.set(planKey(plan), pdf.pages.length);
        drawPlan(book, tag, plan);
      }
    }),
    ...part(texts.log, (tag) => drawLessons(book, tag)),
    ...part(texts.lists, (tag) =>
      drawClasses(book, tag, messages.classList, (section, { listed }) =>
        drawClassList(book, section, listed),
      ),
    ),
    ...part(texts.attendance(monthOf(book)), (tag) =>
      drawClasses(book, tag, texts.attendance(monthOf(book)), (section, of) =>
        drawMonth(book, section, of),
      ),
    ),
    ...part(texts.seating, (tag) =>
      drawClasses(book, tag, messages.records.seating.title, (section, of) =>
        drawSeatingOf(book, section, of),
      ),
    ),
    ...part(texts.marks, (tag) =>
      drawClasses(book, tag, texts.marks, (section, { listed }) => {
        const term = listed.terms?.at(-1)?.term;
        if (!folder.choice.marks || term === undefined) return;
        const title = messages.marksOf(messages.terms[term - 1] ?? '');
        drawMarkGrid(book, { ...section, title }, listed, term);
      }),
    ),
  ];
  return { parts, pages };
}

/** Draws a first page, plans, lists and what else the teacher shows. */
function drawForVisit(book: FolderBook, lessons: readonly FolderLesson[]): void {
  const { pdf, folder } = book;
  const tag = pdf.structure.add('Sect');
  const canvas = pdf.addPage();
  const hasStanding = fitsOnFirst(lessons.length, folder.year?.courses.length ?? 0);
  const drawn = drawParts(book, lessons, hasStanding);
  drawFirstPage(book, canvas, tag, { ...drawn, lessons, hasStanding });
}

/** Draws one sheet: the lessons of the day, and the pupils on its back. */
function drawForSubstitute(book: FolderBook, lessons: readonly FolderLesson[]): void {
  const { pdf, folder } = book;
  drawSubstituteSheet(book, pdf.addPage(), pdf.structure.add('Sect'), lessons);
  const taught = new Set(lessons.map(({ classId }) => classId));
  const classes = folder.classes.filter(({ id }) => taught.has(id));
  drawRolls(book, pdf.structure.add('Sect'), classes);
}

/** Draws the folder of a day for a visitor, or the sheet of a day for a substitute. */
export async function renderFolder(
  folder: FolderToPrint,
  typefaces: Typefaces,
): Promise<Uint8Array> {
  const book = await beginBook(folder, typefaces);
  const { pdf, texts } = book;
  const { reader } = folder;
  const title = texts.titles[reader];
  pdf.bookmarks.push({ title, page: 0, children: [] });
  const draw = reader === 'visit' ? drawForVisit : drawForSubstitute;
  draw(book, lessonsOfDay(book));
  drawFeet(book, title, true);
  return pdf.save({
    title: texts.fileTitles[reader](printedDate(folder.date)),
    author: folder.profile?.fullName ?? '',
    subject: folder.profile?.subject ?? '',
    language: folder.language,
    createdOn: folder.date,
  });
}
