import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { numberLines, type TestLine } from '#shared/paper/answer-lines.ts';
import {
  renderAnswerSheets,
  type AnswerSheet,
} from '#lambdas/answer-sheets/domain/render-answer-sheets.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { directionOf, languages, type Language } from '#shared/model/locale.ts';
import {
  layOutAnswers,
  type AnswerPaper,
  type PrintedAnswers,
} from '#shared/paper/printed-answers.ts';
import type { Chance } from '../grades/pages/chance.ts';
import type { DrawnPaper } from './draw-grid.ts';
import { fillBubbles, type FilledBubbles, type MeantGroup } from './fill-bubbles.ts';

/** Pixels a millimetre of what is drawn. */
const PER_MILLIMETRE = 8;
const A4 = { width: 210, height: 297 };
const typefaces = await loadTypefaces(findInPackages);
const pdfium = await PDFiumLibrary.init();

/** The first page of a PDF as a colour printer prints it. */
async function printPage(pdf: Uint8Array) {
  const document = await pdfium.loadDocument(pdf);
  const scale = (PER_MILLIMETRE * 25.4) / 72;
  const { data, width, height } = await document.getPage(0).render({ scale, render: 'bitmap' });
  document.destroy();
  return { data, raw: { width, height, channels: 4 as const } };
}

/** An answer sheet that somebody has filled in. */
export interface FilledAnswers {
  readonly number: number;
  readonly layout: PrintedAnswers;
  readonly groups: readonly MeantGroup[];
  /** Millimetres from the paper's top to the sheet's. */
  readonly down: number;
}

const titles = { ar: 'فرض محروس في العلوم', en: 'Test of term 1' };
const names = { ar: 'بن ساسي عماد', en: 'Bensassi Imad' };

function chooseLines(paper: AnswerPaper, language: Language, isSpare: boolean, chance: Chance) {
  const labels = labelsIn(language);
  const isWhole = paper === 'whole';
  const options = chance.pick([2, 3, 4, 4, 4, 5]);
  const choices = Array.from({ length: chance.whole(5, isWhole ? 40 : 16) }, (_, at): TestLine => {
    const count = chance.percent(85) ? options : 2;
    const letters = [...labels.letters].slice(0, count);
    return { line: { kind: 'options', count }, label: labels.number(at + 1), letters };
  });
  const points = Array.from({ length: chance.whole(0, isWhole ? 5 : 2) }, (_, at): TestLine => {
    const most = chance.whole(1, 8);
    const letters = Array.from({ length: most + 1 }, (__, whole) => String(whole));
    const label = labels.number(choices.length + at + 1);
    return { line: { kind: 'points', points: most }, label, letters };
  });
  return [...(isSpare ? numberLines(language) : []), ...choices, ...points];
}

function chooseSheet(
  number: number,
  paper: AnswerPaper,
  language: Language,
  chance: Chance,
): AnswerSheet {
  const isSpare = chance.percent(15);
  const lines = chooseLines(paper, language, isSpare, chance);
  const layout = layOutAnswers(
    lines.map(({ line }) => line),
    paper,
    directionOf(language),
  );
  if (!layout) return chooseSheet(number, paper, language, chance);
  const form = chance.pick(['A', 'B'] as const);
  return { number, lines, layout, form, ...(!isSpare && { pupil: names[language] }) };
}

/** Prints answer sheets as the product does, and fills them in: one, or two halves that were not cut. */
export async function drawAnswers(
  numbers: readonly number[],
  chance: Chance,
  fill: (layout: PrintedAnswers, chance: Chance) => FilledBubbles = fillBubbles,
  asked?: AnswerPaper,
): Promise<{ paper: DrawnPaper; sheets: FilledAnswers[] }> {
  const language = chance.pick(languages);
  const isAnyHalf = numbers.length > 1 || chance.percent(50);
  const isHalf = asked ? asked === 'half' : isAnyHalf;
  const printed = numbers.map((number) =>
    chooseSheet(number, isHalf ? 'half' : 'whole', language, chance),
  );
  const head = { language, title: titles[language], className: '2م3', createdOn: '2026-01-05' };
  const pdf = await renderAnswerSheets(printed, head, typefaces);
  const { data, raw } = await printPage(pdf);
  const { width, height } = raw;
  const filled = printed.map(({ layout }, at) => {
    const { groups, svg, over = '' } = fill(layout, chance);
    const down = at * layout.page.height;
    const onPage = (lines: string) => `<g transform="translate(0 ${down})">${lines}</g>`;
    return {
      sheet: { number: numbers[at] ?? 0, layout, groups, down },
      svg: onPage(svg),
      over: onPage(over),
    };
  });
  const picture = (lines: readonly string[]) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${A4.width} ${A4.height}">${lines.join('')}</svg>`,
    );
  const high = Math.round(
    (height * printed.length * (printed[0]?.layout.page.height ?? 0)) / A4.height,
  );
  const drawn = await sharp(data, { raw })
    .flatten({ background: '#ffffff' })
    .composite([
      { input: picture(filled.map(({ svg }) => svg)), blend: 'multiply' },
      { input: picture(filled.map(({ over }) => over)) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    paper: {
      pixels: drawn.subarray(0, width * high * 3),
      ...{ width, height: high, perMillimetre: width / A4.width },
    },
    sheets: filled.map(({ sheet }) => sheet),
  };
}
