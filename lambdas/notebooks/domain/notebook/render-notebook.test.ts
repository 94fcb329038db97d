import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markSchemes } from '#shared/record/marks/mark-schemes.ts';
import { statisticsOf } from '#shared/record/figures/statistics.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import type { Typefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { resultsOf } from './class-results.ts';
import { messagesIn } from './messages.ts';
import type { NotebookInput } from './notebook.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook, sampleTerm } from './sample-notebook.ts';

let pdfium: PDFiumLibrary;
let typefaces: Typefaces;
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
  typefaces = await loadTypefaces(findInPackages);
});
afterAll(() => {
  pdfium.destroy();
});

/** The text of every page, read by another PDF library. */
async function read(input: NotebookInput): Promise<string[]> {
  const { pdf } = await renderNotebook(input, { typefaces });
  const document = await pdfium.loadDocument(pdf);
  const pages = [...document.pages()].map((page) => page.getText().normalize('NFC'));
  document.destroy();
  return pages;
}

/** The pages with a heading, without the contents page, which lists all headings. */
const pagesUnder = (pages: string[], heading: string): string[] =>
  pages.slice(2).filter((page) => page.includes(heading));

/** The pages of a class with a heading, joined. */
const pagesOf = (pages: string[], heading: string, name: string): string =>
  pagesUnder(pages, heading)
    .filter((page) => page.includes(name))
    .join('\n');

/** Expects the names in the text in this order. */
function expectInOrder(text: string, names: string[]): void {
  let from = 0;
  for (const name of names) {
    const at = text.indexOf(name, from);
    expect(at, `${name} after position ${from}`).toBeGreaterThanOrEqual(0);
    from = at + name.length;
  }
}

/** A notebook whose one class has a term's marks, and the expected texts of some rows. */
function filledGrid(language: 'en' | 'ar') {
  const { absentMark } = messagesIn(language);
  const input = sampleNotebook(language, 1, 8);
  const listedClass = input.listed.classes[0]!;
  const row = (number: number, ...marks: string[]): string[] => [
    String(number),
    listedClass.pupils[number - 1]!.fullName,
    ...marks.map((mark) => (language === 'ar' ? mark : mark.replace(',', '.'))),
  ];
  const filled: NotebookInput = {
    ...input,
    contents: { ...contentsPresets['marks-only'], statistics: false },
    listed: { classes: [{ ...listedClass, terms: [sampleTerm(1, 8)] }] },
  };
  const rows = [
    row(1, '6', '9', '7,50', '13', '11,17'),
    row(7, '12,5', '14', '13,25', absentMark),
    row(8, '16', '10', '13,00', '19,5', '17,33'),
  ];
  return { filled, rows, name: listedClass.name };
}

describe.each(['en', 'ar'] as const)('a notebook in %s', (language) => {
  const messages = messagesIn(language);
  let input: NotebookInput;
  let pages: string[];
  beforeAll(async () => {
    input = sampleNotebook(language, 3, 40);
    pages = await read(input);
  });

  it('lists every pupil of every class in order, in logical character order', () => {
    for (const { name, pupils } of input.listed.classes) {
      const list = pagesOf(pages, messages.classList, name);
      const marks = pagesOf(pages, messages.marksOf(messages.terms[0] ?? ''), name);
      const names = pupils.map(({ fullName }) => fullName);
      expectInOrder(list, names);
      expectInOrder(marks, names);
      const numbers = pupils.map(({ registrationNumber }) => registrationNumber ?? '');
      expectInOrder(list, numbers);
    }
  });

  it('is read back in logical order: name, marks, averages', async () => {
    const { filled, rows, name } = filledGrid(language);
    const text = await read(filled);
    const lines = pagesOf(text, messages.marksOf(messages.terms[0]!), name).split('\r\n');
    // PDFium reads lines of the other direction from the other end.
    for (const row of rows) {
      expect([row.join(' '), row.toReversed().join(' ')].some((line) => lines.includes(line))).toBe(
        true,
      );
    }
    const own = rows[language === 'ar' ? 0 : 2]!;
    expect(lines).toContain(own.join(' '));
  });

  it('has the cells of each row in reading order, each in one piece', async () => {
    const { filled, rows } = filledGrid(language);
    const shown = (await shownTexts((await renderNotebook(filled, { typefaces })).pdf)).flat();
    for (const row of rows) expect(`|${shown.join('|')}|`).toContain(`|${row.join('|')}|`);
  });

  it('prints the remarks beside the marks, and shortens only what a row cannot hold', async () => {
    const { filled, name } = filledGrid(language);
    const [listedClass] = filled.listed.classes;
    const [term] = listedClass!.terms!;
    const endless = 'يمكنه تحسين نتائجه بالمراجعة المستمرة '.repeat(4).trim();
    const remarks = ['عمل جيد', 'Peut mieux faire', 'x'.repeat(160), endless, '', '', '', ''];
    const read8 = async (own: typeof term): Promise<string[]> =>
      read({ ...filled, listed: { classes: [{ ...listedClass!, terms: [own!] }] } });
    const plain = await read8(term);
    const pages = await read8({ ...term!, remarks });
    expect(pages).toHaveLength(plain.length);
    const text = pagesOf(pages, messages.marksOf(messages.terms[0]!), name).replaceAll('\r\n', ' ');
    expect(text).toContain('عمل جيد');
    expect(text).toContain('Peut mieux faire');
    // PDFium reads an ellipsis as three points.
    expect(text).toContain('...');
    expect(text).not.toContain(endless);
  });

  it('prints the known averages in the council minutes, and leaves space for the others', async () => {
    const { filled } = filledGrid(language);
    const contents = { ...filled.contents, councilMinutes: true };
    const { council } = messages.records;
    const text = pagesUnder(await read({ ...filled, contents }), council.decisions).join(' ');
    const statistics = statisticsOf(
      resultsOf(filled.listed.classes[0]!, markSchemes.Middle)[0]!.map((each) => each?.average),
      20,
    )!;
    const { mean, highest, lowest, passed, marked } = statistics;
    const share = messages.mark(Number(((100 * passed) / marked).toFixed(1)));
    const figures = [mean, highest, lowest].map((value) => messages.mark(value, 2));
    for (const figure of [...figures, messages.percentage(share)]) {
      expect(text.split(figure), figure).toHaveLength(2);
    }
  });

  it('has an attendance page for each month and a grid for each term of each class', () => {
    const count = (text: string) => pagesUnder(pages, text).length;
    const september = messages.attendanceOf(`${messages.months[8] ?? ''} 2024`);
    const june = messages.attendanceOf(`${messages.months[5] ?? ''} 2025`);
    expect([count(september), count(june)]).toEqual([3, 3]);
    const terms = messages.terms.map((term) => count(messages.marksOf(term)));
    expect(terms).toEqual([3, 3, 3]);
  });

  it('prints the rule of the level with its date below the marks', () => {
    expect(messages.schemes['middle-2022'].name).toContain('1711');
    expect(pagesUnder(pages, '1711')).toHaveLength(9);
  });

  it('numbers its pages in its language', () => {
    const all = pages.length;
    pages.slice(1).forEach((page, index) => {
      expect(page).toContain(messages.folio(index + 2, all));
    });
    expect(pages[0]).not.toContain(messages.folio(1, all));
  });

  it('shows the teacher, the school and the school year on the cover', () => {
    const { fullName, school, academicSeason } = input.profile;
    for (const text of [messages.notebook, fullName, school, academicSeason]) {
      expect(pages[0]).toContain(text);
    }
  });

  it('repeats the headings on each page of a class of a hundred', async () => {
    const large = sampleNotebook(language, 1, 100);
    const text = await read(large);
    const list = text.filter(
      (page) => page.includes(messages.classList) && page.includes(messages.registrationNumber),
    );
    expect(list.length).toBeGreaterThanOrEqual(3);
    const names = large.listed.classes[0]?.pupils.map(({ fullName }) => fullName) ?? [];
    expectInOrder(list.join('\n'), names);
  });
});

describe('printing a notebook', () => {
  it('gives the same bytes for the same input', async () => {
    const input = sampleNotebook('ar', 1, 3);
    const first = await renderNotebook(input, { typefaces });
    expect(await renderNotebook(input, { typefaces })).toEqual(first);
  });

  it.each(['en', 'ar'] as const)('prints unusual names in full, in %s', async (language) => {
    const input = sampleNotebook(language, 1, 6);
    const long = `${'عبد القادر '.repeat(11)}`.slice(0, 120).trim();
    const names = [long, 'مُحَمَّدٌ بْنُ عَلِيٍّ', 'Zoé', 'لا إله الله', 'x'.repeat(120), 'ح 😀'];
    input.listed.classes[0]?.pupils.forEach((pupil, index) => {
      pupil.fullName = names[index] ?? '';
    });
    const text = (await read(input)).join('\n');
    for (const name of names.slice(1, 4)) expect(text).toContain(name.normalize('NFC'));
    const joined = text.replaceAll(/\s/g, '');
    expect(joined).toContain(long.replaceAll(' ', ''));
    expect(joined).toContain('x'.repeat(120));
  });

  it('leaves out columns that are empty for every pupil', async () => {
    const input = sampleNotebook('en', 1, 4);
    input.profile = { ...input.profile, subject: 'Arabic' };
    input.listed.classes[0]?.pupils.forEach((pupil) => {
      delete pupil.registrationNumber;
      delete pupil.dateOfBirth;
      delete pupil.gender;
    });
    const text = (await read(input)).join('\n');
    expect(text).not.toContain('Registration no.');
    expect(text).not.toContain('Girls: ');
    expect(text).toContain('Pupils: 4');
  });

  it.each(['Primary', 'Secondary'] as const)('uses the rule of %s', async (level) => {
    const input = sampleNotebook('en', 1, 1);
    input.profile = { ...input.profile, level };
    const text = (await read(input)).join('\n');
    expect(text).toContain(level === 'Primary' ? 'Primary school, 2022' : 'Secondary school');
    expect(text).toContain(level === 'Primary' ? '/10' : '/20');
  });

  it('works for an empty class', async () => {
    const input = sampleNotebook('ar', 1, 0);
    expect((await read(input)).length).toBeGreaterThan(15);
  });

  it('rejects a cover whose content does not match its type', async () => {
    const cover = {
      bytes: new TextEncoder().encode('not an image'),
      contentType: 'image/jpeg',
    } as const;
    await expect(
      renderNotebook({ ...sampleNotebook('en', 1, 1), cover }, { typefaces }),
    ).rejects.toMatchObject({ name: 'JobError', failure: { code: 'cover-missing' } });
  });
});
