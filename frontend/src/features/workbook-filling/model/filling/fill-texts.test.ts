import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { read, utils, type CellObject } from 'xlsx';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { compareWorkbooks } from '#test/support/changed-cells.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { bookOfSheet } from '#shared/record/sheet/sheet-book.ts';
import { planClasses } from './fill-classes.ts';
import { fillWorkbook } from './fill-workbook.ts';
import { openFillable } from './fillable-workbook.ts';
import { planFilling, type FillingChoices } from './plan-filling.ts';

const SHEET = '2ع1';
const names = ['بوزيد أمينة', 'حداد يوسف', 'قاسمي هاجر', 'زروقي أنس'];
const pupils = names.map((fullName, index) => ({
  id: `p${index}`,
  ...{ fullName, registrationNumber: `16100${index}` },
}));
const headings = ['رقم التعريف', 'اللقب والاسم', 'الفرض /20', 'التقديرات', 'الارشادات'];

/** The ministry's file: the first pupil in row 3, appraisals in D, advice in E. */
const file = (
  edit: (xml: string) => string = (xml) => xml,
  more: Parameters<typeof workbook>[0] = [],
  listed: readonly (readonly string[])[] = pupils.map((one) => [
    one.registrationNumber,
    one.fullName,
  ]),
): Uint8Array => {
  const bytes = workbook(
    [
      [
        SHEET,
        worksheet([
          ['matricule', 'nom', '02', 'obs', 'cons'],
          headings,
          ...listed.map((row) => [...row, 12]),
        ]),
      ],
      ...more,
    ],
    { hidden: more.map(([name]) => name) },
  );
  const parts = unzipSync(bytes);
  const part = 'xl/worksheets/sheet1.xml';
  parts[part] = strToU8(edit(strFromU8(parts[part]!)));
  return zipSync(parts);
};
const withRemarks = (remarks: readonly string[], advice: readonly string[] = []) => {
  const byPupil = (texts: readonly string[]) =>
    Object.fromEntries(texts.flatMap((text, index) => (text ? [[`p${index}`, text]] : [])));
  const content: MarkSheetContent = {
    columns: [{ id: 'c1', heading: 'الفرض', role: 'test', scale: 20 }],
    marks: Object.fromEntries(pupils.map(({ id }) => [id, { c1: { text: '12' } }])),
    remarks: byPupil(remarks),
    advice: byPupil(advice),
  };
  return bookOfSheet({ name: SHEET, pupils }, content);
};
const fill = (
  bytes: Uint8Array,
  book: ReturnType<typeof withRemarks>,
  choices?: FillingChoices,
) => {
  const opened = openFillable(bytes);
  const plan = planFilling(opened, book, choices);
  const filled = fillWorkbook(opened, plan);
  const cells = read(filled).Sheets[SHEET] as Record<string, CellObject | undefined>;
  const column = (letter: string) => [3, 4, 5, 6].map((row) => cells[`${letter}${row}`]?.v ?? '');
  const reasons = plan.cells.flatMap((cell) =>
    cell.state === 'refused' ? [`${cell.cell} ${cell.reason}`] : [],
  );
  return { plan, filled, cells, reasons, obs: column('D'), cons: column('E') };
};
const after = (tag: string, added: string) => (xml: string) =>
  xml.replace(tag, (found) => `${found}${added}`);
const validation = (attributes: string, inner: string) =>
  after(
    '</sheetData>',
    `<dataValidations count="1"><dataValidation ${attributes} sqref="D3:D6">${inner}</dataValidation></dataValidations>`,
  );
const texts = ['نتائج جيدة', 'عمل متقطع', '', 'أداء متميز'];

describe('appraisals and advice in the ministry’s file', () => {
  it('are written as texts into their cells, and every other byte stays', () => {
    const bytes = file();
    const { filled, obs, cons } = fill(bytes, withRemarks(texts, ['', 'التركيز', 'المراجعة']));
    expect(obs).toEqual(texts);
    expect(cons).toEqual(['', 'التركيز', 'المراجعة', '']);
    const { parts, cells, isRestSame } = compareWorkbooks(bytes, filled);
    expect(parts).toEqual(['xl/worksheets/sheet1.xml']);
    expect(cells.toSorted()).toEqual(['D3', 'D4', 'D6', 'E4', 'E5']);
    expect(isRestSame).toBe(true);
  });

  it('are texts, whatever they begin with or hold', () => {
    const strange = ['=1+1', '@SUM(A1)<b>&"', 'أحسنت 👏🏽 \u2067واصل\u2069', 'ن'.repeat(160)];
    const { obs, cells, reasons } = fill(file(), withRemarks(strange));
    expect(obs).toEqual(['=1+1', '@SUM(A1)<b>&"', 'أحسنت 👏🏽 واصل', 'ن'.repeat(160)]);
    expect([cells['D3'], cells['D4']].map((cell) => [cell?.t, cell?.f])).toEqual([
      ...[['s', undefined]],
      ['s', undefined],
    ]);
    expect(reasons).toEqual([]);
  });

  it('that the file has already stay, whatever spaces or line breaks they have there', () => {
    const bytes = file((xml) =>
      xml.replace(
        /(<c r="C3"[^>]*>.*?<\/c>)/,
        '$1<c r="D3" t="inlineStr"><is><t>نتائج\nجيدة </t></is></c>',
      ),
    );
    const { plan } = fill(bytes, withRemarks(['نتائج جيدة', 'ب']));
    expect(plan.cells.find(({ cell }) => cell === 'D3')?.state).toBe('same');
    const other = fill(bytes, withRemarks(['نتائج أخرى']));
    expect(other.plan.cells.find(({ cell }) => cell === 'D3')).toMatchObject({
      ...{ state: 'kept', here: 'نتائج أخرى', there: 'نتائج جيدة' },
    });
    expect(fill(bytes, withRemarks(['نتائج أخرى']), { overwrite: new Set(['D3']) }).obs[0]).toBe(
      'نتائج أخرى',
    );
  });
});

describe('a column of appraisals that is', () => {
  it('locked in a protected sheet gets nothing, unless a range is open to all', () => {
    const lock = '<sheetProtection sheet="1" objects="1"/>';
    const all = ['D3 protected', 'D4 protected', 'D6 protected'];
    expect(fill(file(after('</sheetData>', lock)), withRemarks(texts)).reasons).toEqual(all);
    const ranges = (more: string) =>
      `${lock}<protectedRanges><protectedRange ${more}sqref="D4:D6 F1" name="obs"/></protectedRanges>`;
    const open = fill(file(after('</sheetData>', ranges(''))), withRemarks(texts));
    expect([open.reasons, open.obs]).toEqual([['D3 protected'], ['', ...texts.slice(1)]]);
    const secret = file(after('</sheetData>', ranges('password="CC1A" ')));
    expect(fill(secret, withRemarks(texts)).reasons).toEqual(all);
    const off = file(after('</sheetData>', '<sheetProtection sheet="0"/>'));
    expect(fill(off, withRemarks(texts)).obs).toEqual(texts);
  });

  it('unlocked by its style in a protected sheet is filled', () => {
    const bytes = file((xml) =>
      after(
        '</sheetData>',
        '<sheetProtection sheet="1"/>',
      )(xml).replace(
        '<sheetData>',
        '<cols><col min="4" max="4" width="20" style="1"/></cols><sheetData>',
      ),
    );
    const parts = unzipSync(bytes);
    const styles = strFromU8(parts['xl/styles.xml']!).replace(
      /<cellXfs count="1">(<xf[^>]*?)\/><\/cellXfs>/,
      '<cellXfs count="2">$1/>$1 applyProtection="1"><protection locked="0"/></xf></cellXfs>',
    );
    expect(styles).toContain('locked');
    parts['xl/styles.xml'] = strToU8(styles);
    expect(fill(zipSync(parts), withRemarks(texts)).obs).toEqual(texts);
  });

  it('hidden gets nothing by itself, and the class is told of it', () => {
    const bytes = file((xml) =>
      xml.replace(
        '<sheetData>',
        '<cols><col min="4" max="4" width="9" hidden="1"/></cols><sheetData>',
      ),
    );
    expect(fill(bytes, withRemarks(texts)).obs).toEqual(['', '', '', '']);
    const [planned] = planClasses(openFillable(bytes), [
      { classId: 'a', book: withRemarks(texts) },
    ]);
    expect(planned?.filling).toMatchObject({ hidden: ['obs التقديرات'], writes: 0 });
    const columns = new Map([[3, ['#remark']]]);
    expect(fill(bytes, withRemarks(texts), { columns }).obs).toEqual(texts);
  });

  it('missing or there twice gets nothing, and the class is told of it', () => {
    const fixed = ['اللقب والاسم', 'الفرض /20'];
    const unplacedIn = (...headings: readonly string[]) => {
      const rows = names.map((name) =>
        headings.map((heading) => (heading === fixed[0] ? name : heading === fixed[1] ? 12 : '')),
      );
      const bytes = workbook([[SHEET, worksheet([headings, ...rows])]]);
      const [planned] = planClasses(openFillable(bytes), [
        { classId: 'a', book: withRemarks(texts, texts) },
      ]);
      expect(planned?.filling).toMatchObject({ sheet: SHEET, same: 4 });
      return planned?.filling.unplaced;
    };
    expect(unplacedIn(...fixed)).toEqual(['remarks', 'advice']);
    expect(unplacedIn(...fixed, 'الارشادات')).toEqual(['remarks']);
    expect(unplacedIn(...fixed, 'الـتّـقـديــرات', 'الإِرشـادات')).toEqual([]);
    expect(unplacedIn('التقديرات', ...fixed, 'الارشادات')).toEqual([]);
    expect(unplacedIn(...fixed, 'التقديرات', 'ملاحظات', 'الارشادات')).toEqual(['remarks']);
  });

  it('merged over the rows of two pupils belongs to neither', () => {
    const merged = after(
      '</sheetData>',
      '<mergeCells count="1"><mergeCell ref="D3:D4"/></mergeCells>',
    );
    const { reasons, obs } = fill(file(merged), withRemarks(texts));
    expect(reasons).toEqual(['D3 merged', 'D4 merged']);
    expect(obs).toEqual(['', '', '', 'أداء متميز']);
    // Over two columns of one pupil it is that pupil's.
    const wide = after(
      '</sheetData>',
      '<mergeCells count="1"><mergeCell ref="E3:F3"/></mergeCells>',
    );
    expect(fill(file(wide), withRemarks([], ['التركيز'])).cons[0]).toBe('التركيز');
  });
});

describe('a column of appraisals with a rule of what it takes', () => {
  const listed = 'type="list" allowBlank="1" showErrorMessage="1"';
  const expectAsked = (bytes: Uint8Array): void => {
    const asked = fill(bytes, withRemarks(['نتائج جيده', 'عمل متقطع', '', 'عمل متقطع']));
    // A text of the list is written as the list writes it.
    expect(asked.obs).toEqual(['نتائج جيدة', '', '', '']);
    expect(asked.reasons).toEqual(['D4 not-listed', 'D6 not-listed']);
    const { list } = asked.plan.columns.find(({ column }) => column === 3)!;
    expect(list).toEqual({
      ...{ offered: ['نتائج جيدة', 'نتائج حسنة', 'نتائج ضعيفة'], lacking: ['عمل متقطع'] },
    });
    const choices = { listed: new Map([['عمل متقطع', 'نتائج ضعيفة']]) };
    const chosen = fill(bytes, withRemarks(['نتائج جيده', 'عمل متقطع', '', 'عمل متقطع']), choices);
    expect(chosen.obs).toEqual(['نتائج جيدة', 'نتائج ضعيفة', '', 'نتائج ضعيفة']);
    expect(chosen.plan.columns.find(({ column }) => column === 3)?.list).toEqual(list);
  };

  it('gets only texts of its list, and asks about others', () => {
    expectAsked(
      file(validation(listed, '<formula1>"نتائج جيدة, نتائج حسنة,نتائج ضعيفة"</formula1>')),
    );
  });

  const values = ['نتائج جيدة', 'نتائج حسنة', 'نتائج ضعيفة'].map((text) => [text]);
  it.each([
    ['a range of a hidden sheet', '<formula1>&apos;قوائم 1&apos;!$A$1:$A$3</formula1>'],
    ['a range with empty cells', '<formula1>&apos;قوائم 1&apos;!$A$1:$A$9</formula1>'],
  ])('reads the list from %s', (_, formula) => {
    expectAsked(file(validation(listed, formula), [['قوائم 1', utils.aoa_to_sheet(values)]]));
  });

  it('gets a text with the very letters and spaces of the list, which programs compare', () => {
    const spelled = ['احسنت', 'أحسنت ', 'نتائج  حسنة ', ...values.flat(), ...'abcdefghij'];
    const many = [...spelled, ...Array.from({ length: 40 }, (_, index) => `عبارة ${index}`)];
    const formula = `<formula1>Lists!$A$1:$A$${many.length}</formula1>`;
    const lists = ['Lists', utils.aoa_to_sheet(many.map((text) => [text]))] satisfies NonNullable<
      Parameters<typeof file>[1]
    >[number];
    const bytes = file(validation(listed, formula), [lists]);
    const { obs, cells, reasons } = fill(
      bytes,
      withRemarks(['أحسنت', 'احسنت', 'نتائج حسنه', 'عبارة 39']),
    );
    expect(reasons).toEqual([]);
    expect(obs).toEqual(['أحسنت ', 'احسنت', 'نتائج  حسنة ', 'عبارة 39']);
    expect(cells['D3']?.t).toBe('s');
  });

  it('keeps the outer spaces also where the list’s texts are not shared', () => {
    const bytes = file(validation(listed, '<formula1>Lists!$A$1:$A$2</formula1>'), [
      ['Lists', utils.aoa_to_sheet([[' جيد '], ['حسن']])],
    ]);
    const parts = unzipSync(bytes);
    const inline = (part: string) => {
      const strings = [
        ...strFromU8(parts['xl/sharedStrings.xml']!).matchAll(/<t[^>]*>[^<]*<\/t>/g),
      ];
      parts[part] = strToU8(
        strFromU8(parts[part]!).replace(
          / t="s"><v>(\d+)<\/v>/g,
          (_, index: string) => ` t="inlineStr"><is>${strings[Number(index)]?.[0]}</is>`,
        ),
      );
    };
    for (const part of ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml']) inline(part);
    const { filled, obs } = fill(zipSync(parts), withRemarks(['جيد', 'حسن']));
    expect(obs.slice(0, 2)).toEqual([' جيد ', 'حسن']);
    expect(strFromU8(unzipSync(filled)['xl/worksheets/sheet1.xml']!)).toContain(
      '<t xml:space="preserve"> جيد </t>',
    );
  });

  it('changes no text of a column without the list', () => {
    const bytes = file(validation(listed, '<formula1>"نتائج جيدة,نتائج حسنة"</formula1>'));
    const choices = { listed: new Map([['التركيز', 'نتائج حسنة']]) };
    const { obs, cons } = fill(bytes, withRemarks(['التركيز'], ['التركيز']), choices);
    expect([obs[0], cons[0]]).toEqual(['نتائج حسنة', 'التركيز']);
  });

  it('reads a list that newer versions of Excel write apart', () => {
    const apart = after(
      '</sheetData>',
      '<extLst><ext xmlns:x14="x" uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}"><x14:dataValidations xmlns:xm="y" count="1"><x14:dataValidation type="list" allowBlank="1"><x14:formula1><xm:f>Lists!$A$1:$A$3</xm:f></x14:formula1><xm:sqref>D3:D4 D5:D6</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>',
    );
    expectAsked(file(apart, [['Lists', utils.aoa_to_sheet(values)]]));
  });

  it.each([
    ['a list that a function finds', listed, '<formula1>INDIRECT($Z$1)</formula1>'],
    ['a list that moves with the cell', listed, '<formula1>Z1:Z3</formula1>'],
    ['numbers', 'type="whole"', '<formula1>0</formula1><formula2>20</formula2>'],
    ['what a formula allows', 'type="custom"', '<formula1>LEN(D3)&lt;5</formula1>'],
  ])('gets nothing if it takes %s', (_, attributes, formula) => {
    const { reasons } = fill(file(validation(attributes, formula)), withRemarks(texts));
    expect(reasons).toEqual(['D3 validated', 'D4 validated', 'D6 validated']);
  });

  it('gets texts of the length that it takes', () => {
    const short = validation(
      'type="textLength" operator="lessThanOrEqual"',
      '<formula1>10</formula1>',
    );
    const { reasons, obs } = fill(file(short), withRemarks(['نتائج جيدة', 'نتائج جيدة جدا']));
    expect(reasons).toEqual(['D4 validated']);
    expect(obs[0]).toBe('نتائج جيدة');
    const any = validation('', '');
    expect(fill(file(any), withRemarks(texts)).obs).toEqual(texts);
  });
});

it('marks go into neither of two columns with one heading, and the class is told of it', () => {
  const twice = ['اللقب والاسم', 'الفرض /20', 'الفرض /20', 'الاختبار /20'];
  const bytes = workbook([[SHEET, worksheet([twice, ...names.map((name) => [name])])]]);
  const [planned] = planClasses(openFillable(bytes), [{ classId: 'a', book: withRemarks([]) }]);
  expect(planned?.filling).toMatchObject({ sheet: SHEET, writes: 0, unused: ['الفرض'] });
  const once = workbook([
    [SHEET, worksheet([twice.toSpliced(1, 1), ...names.map((name) => [name])])],
  ]);
  const [clear] = planClasses(openFillable(once), [{ classId: 'a', book: withRemarks([]) }]);
  expect(clear?.filling).toMatchObject({ sheet: SHEET, writes: 4, unused: [] });
});

describe('a file whose pupils differ from the class', () => {
  it('says who is missing on either side, and writes nobody’s text to another', () => {
    const rows = [
      ['161000', 'بوزيد أمينة'],
      ['161003', 'زروقي أنس'],
      ['161009', 'مرابط ملاك'],
      ['161001', 'حداد يوسف'],
    ];
    const bytes = file(undefined, [], rows);
    expect(fill(bytes, withRemarks(['أ', 'ب', 'ج', 'د'])).obs).toEqual(['أ', 'د', '', 'ب']);
    const [planned] = planClasses(openFillable(bytes), [
      { classId: 'a', book: withRemarks(['أ', 'ب', 'ج', 'د']) },
    ]);
    expect(planned?.filling).toMatchObject({ remarks: 3, strangers: 1, unknown: 1 });
  });

  it('tells two pupils of one name apart by their numbers, or else by the order of both lists', () => {
    const book = withRemarks(['أ', 'ب', 'ج', 'د']);
    book.rows[1]!.cells[2]!.text = 'بوزيد أمينة';
    const twin = 'بوزيد أمينة';
    const obsOf = (...rows: readonly (readonly string[])[]) =>
      fill(file(undefined, [], rows), book).obs;
    const [hajar, anas] = [
      ['161002', 'قاسمي هاجر'],
      ['161003', 'زروقي أنس'],
    ] as const;
    expect(obsOf(['161001', twin], ['161000', twin], hajar, anas)).toEqual(['ب', 'أ', 'ج', 'د']);
    expect(obsOf(['', twin], ['', twin], ['', hajar[1]], ['', anas[1]])).toEqual([
      ...['أ', 'ب', 'ج', 'د'],
    ]);
    // One number is enough for two.
    expect(obsOf(['161001', twin], ['', twin], hajar, anas)).toEqual(['ب', 'أ', 'ج', 'د']);
    // In another order, or where one is missing or too many, nothing says who is meant.
    expect(obsOf(['', twin], ['', twin], anas, hajar)).toEqual(['', '', 'د', 'ج']);
    expect(obsOf(['', twin], hajar, anas)).toEqual(['', 'ج', 'د', '']);
    expect(obsOf(['', 'أمينة بوزيد'], hajar, anas)).toEqual(['', 'ج', 'د', '']);
    book.rows[1]!.cells[2]!.text = 'حداد يوسف';
    expect(obsOf(['', twin], ['', twin], hajar, anas)).toEqual(['', '', 'ج', 'د']);
  });

  it('asks which of two pupils of one name is meant, and fills the other one too', () => {
    const book = withRemarks(['أ', 'ب', 'ج', 'د']);
    book.rows[1]!.cells[2]!.text = 'بوزيد أمينة';
    const bytes = file(
      undefined,
      [],
      [
        ['', 'بوزيد أمينة'],
        ['', 'بوزيد أمينة'],
        ['', 'زروقي أنس'],
        ['', 'قاسمي هاجر'],
      ],
    );
    const [planned] = planClasses(openFillable(bytes), [{ classId: 'a', book }]);
    expect(planned?.filling).toMatchObject({ remarks: 2, strangers: 2, unknown: 2 });
    const { obs } = fill(bytes, book, { pupils: new Map([['p1', 3]]) });
    expect(obs).toEqual(['ب', 'أ', 'د', 'ج']);
  });
});
