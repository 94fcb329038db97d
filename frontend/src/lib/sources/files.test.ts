import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { openPlainText } from './plain-text.ts';
import { SourceError, wholeFile, type SourceFile } from './source-file.ts';
import { openWordFile } from './word-file.ts';

const problemOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error instanceof SourceError ? error.problem : error;
  }
  return 'none';
};
const all = async (file: SourceFile) =>
  Promise.all(Array.from({ length: file.parts }, (_, part) => file.read(part)));

const word = async () =>
  new Uint8Array(
    await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({ text: 'الماء', heading: HeadingLevel.HEADING_1 }),
              new Paragraph({
                children: [new TextRun('يتبخر '), new TextRun({ text: 'الماء', bold: true })],
              }),
              new Paragraph({ text: 'La pluie', heading: HeadingLevel.HEADING_1 }),
              new Paragraph('L’eau tombe & coule.'),
              new Paragraph(''),
            ],
          },
        ],
      }),
    ),
  );
/** The document with other parts. */
const changed = async (parts: Record<string, string>) =>
  zipSync({
    ...unzipSync(await word()),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });

it('a Word document is read by its headings', async () => {
  const file = openWordFile(await word());
  expect(await all(file)).toEqual([
    ['الماء', 'يتبخر الماء'],
    ['La pluie', 'L’eau tombe & coule.'],
  ]);
  expect(file).toMatchObject({ isPaged: false, hasMacros: false });
});

it('a formula keeps its fractions, exponents and roots on one line', async () => {
  const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const fraction = (over: string, under: string) =>
    `<m:f><m:fPr/><m:num>${over}</m:num><m:den>${under}</m:den></m:f>`;
  const math = (inner: string) =>
    `<w:p><w:r><w:t>Work out </w:t></w:r><m:oMath>${inner}</m:oMath></w:p>`;
  const power = `<m:sSup><m:e>${t('x')}</m:e><m:sup>${t('2')}</m:sup></m:sSup>`;
  const root = (degree: string) => `<m:rad><m:deg>${degree}</m:deg><m:e>${t('5')}</m:e></m:rad>`;
  const file = openWordFile(
    await changed({
      'word/document.xml': `<w:document><w:body>${[
        fraction(t('3'), t('4')) + t(' + ') + fraction(t('x + 1'), t('16')),
        power + t(' + f(x) = ') + root('') + root(t('3')),
      ]
        .map(math)
        .join('')}</w:body></w:document>`,
    }),
  );
  expect(await all(file)).toEqual([['Work out 3/4 + (x + 1)/16', 'Work out x² + f(x) = √5∛5']]);
});

it('macros are noticed and not read; deleted text and instructions for Word are left out', async () => {
  const rels =
    '<Relationships><Relationship Id="r" Type="x/vbaProject" Target="vba.bin"/></Relationships>';
  const p = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`;
  const file = openWordFile(
    await changed({
      'word/_rels/document.xml.rels': rels,
      'word/vba.bin': 'Sub AutoOpen()',
      'word/document.xml': `<w:document><w:body>${p('<w:t>Kept</w:t><w:delText>gone</w:delText><w:instrText>PAGE</w:instrText>')}</w:body></w:document>`,
    }),
  );
  expect(file.hasMacros).toBe(true);
  expect(await all(file)).toEqual([['Kept']]);
});

it('says why a document cannot be read', async () => {
  const whole = await word();
  expect(problemOf(() => openWordFile(whole.slice(0, -200)))).toBe('damaged');
  const bomb = await changed({
    'word/document.xml': `<w:document>${' '.repeat(2 * 1024 * 1024)}</w:document>`,
  });
  expect(problemOf(() => openWordFile(bomb))).toBe('tooLarge');
  const entity = await changed({
    'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><document/>',
  });
  expect(problemOf(() => openWordFile(entity))).toBe('damaged');
  const odt = zipSync({ 'content.xml': strToU8('<office:document-content/>') });
  expect(problemOf(() => openWordFile(odt))).toBe('otherType');
  const numbers = await changed({
    'word/document.xml': '<w:document><w:p><w:t>12 45 ٣</w:t></w:p></w:document>',
  });
  expect(problemOf(() => openWordFile(numbers))).toBe('withoutWords');
});

const plainText = async (text: Uint8Array) => (await all(openPlainText(text))).flat();
const bytes = (...codes: number[]) => Uint8Array.from(codes);
it.each([
  ['UTF-8', new TextEncoder().encode('\ufeffالماء'), 'الماء'],
  ['windows-1256, Arabic', bytes(0xc7, 0xe1, 0xe3, 0xc7, 0xc1), 'الماء'],
  ['windows-1256, French', bytes(0xe9, 0x74, 0xe9), 'été'],
  ['windows-1252, French', bytes(0xc9, 0x63, 0x6f, 0x6c, 0x65), 'École'],
  ['UTF-16', bytes(0xff, 0xfe, 0x27, 0x06), 'ا'],
])('a plain text in %s is read', async (_encoding, text, expected) => {
  expect(await plainText(text)).toEqual([expected]);
});

it('lines that were broken by hand are joined where empty lines divide paragraphs', async () => {
  const text = 'Water rises from the sea as vapour, and\nit condenses.\n\nRain falls.';
  expect(await plainText(new TextEncoder().encode(text))).toEqual([
    'Water rises from the sea as vapour, and it condenses.',
    'Rain falls.',
  ]);
});

it('a picture, an empty text and numbers are no text', () => {
  expect(problemOf(() => openPlainText(bytes(...Array(64).keys())))).toBe('otherType');
  expect(problemOf(() => wholeFile(['', ' \u200b', '—']))).toBe('empty');
  expect(problemOf(() => wholeFile(['12', '13']))).toBe('withoutWords');
});

it('letters that were shaped for printing become plain, and long paragraphs are cut at sentences', async () => {
  const sentence = `${'word '.repeat(60)}end.`;
  const [paragraphs = []] = await all(
    wholeFile(['ﺍﻟﻤﺎﺀ ﬁn', `${sentence} ${sentence} ${sentence}`]),
  );
  expect(paragraphs[0]).toBe('الماء fin');
  expect(paragraphs.slice(1).every((text) => text.length <= 700 && text.endsWith('end.'))).toBe(
    true,
  );
  expect(paragraphs).toHaveLength(3);
});
