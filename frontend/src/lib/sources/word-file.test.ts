import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { SourceError } from './source-file.ts';
import { openWordFile } from './word-file.ts';

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (targets: Record<string, string>): string =>
  `<Relationships>${Object.entries(targets)
    .map(
      ([kind, target]) =>
        `<Relationship Id="${kind}" Type="${RELATIONSHIP}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The paragraphs that are read of a document with this body. */
async function read(
  body: string,
  { styles = '', numbering = '', footnotes = '', endnotes = '' } = {},
): Promise<string[]> {
  const parts = {
    '_rels/.rels': relationships({ officeDocument: 'word/document.xml' }),
    'word/_rels/document.xml.rels': relationships({
      styles: 'styles.xml',
      numbering: 'numbering.xml',
      footnotes: 'footnotes.xml',
      endnotes: 'endnotes.xml',
    }),
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering>${numbering}</w:numbering>`,
    'word/footnotes.xml': `<w:footnotes>${footnotes}</w:footnotes>`,
    'word/endnotes.xml': `<w:endnotes>${endnotes}</w:endnotes>`,
  };
  const file = openWordFile(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))),
  );
  const sections = await Promise.all(
    Array.from({ length: file.parts }, (_, part) => file.read(part)),
  );
  return sections.flat();
}

const p = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;
const r = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const t = (text: string) => `<m:r><m:t xml:space="preserve">${text}</m:t></m:r>`;
const e = (inner: string, name = 'e') => `<m:${name}>${inner}</m:${name}>`;
const math = (inner: string) => p(r('Soit '), `<m:oMath>${inner}</m:oMath>`, r(' ici.'));
const pr = (name: string, values: Record<string, string>) =>
  `<m:${name}Pr>${Object.entries(values)
    .map(([key, value]) => `<m:${key} m:val="${value}"/>`)
    .join('')}</m:${name}Pr>`;
const fraction = (over: string, under: string) => `<m:f>${e(over, 'num')}${e(under, 'den')}</m:f>`;
const power = (base: string, sup: string) => `<m:sSup>${e(base)}${e(sup, 'sup')}</m:sSup>`;
const d = (inner: string, values: Record<string, string> = {}) =>
  `<m:d>${pr('d', values)}${e(inner)}</m:d>`;
const system = e(t('x+y=5')) + e(t('x−y=1'));
const row = (...cells: string[]) => `<m:mr>${cells.map((cell) => e(t(cell))).join('')}</m:mr>`;

it('a formula that is lost, whole or in part, is seen to be missing', async () => {
  expect(await read(math(''))).toEqual(['Soit […] ici.']);
  expect(
    await read(math(`<m:rad>${pr('rad', { degHide: '1' })}${e('')}</m:rad>${t('=2')}`)),
  ).toEqual(['Soit √[…]=2 ici.']);
  expect(await read(math(fraction('', t('2'))))).toEqual(['Soit […]/2 ici.']);
  expect(await read(math(d(t('x'), { begChr: '∣', endChr: '∣' })))).toEqual(['Soit |x| ici.']);
});

it.each([
  ['brackets', t('2') + d(t('x+1')), '2(x+1)'],
  ['a power of brackets', power(d(t('−3')), t('2')), '(−3)²'],
  ['absolute values', d(t('−4'), { begChr: '|', endChr: '|' }) + t('=4'), '|−4|=4'],
  [
    'coordinates',
    `${t('A')}<m:d>${pr('d', { sepChr: ';' })}${e(t('2'))}${e(t('−3'))}</m:d>`,
    'A(2;−3)',
  ],
  ['an open interval', d(t('0;1'), { begChr: ']', endChr: '[' }), ']0;1['],
  [
    'a system of lines',
    d(`<m:eqArr>${system}</m:eqArr>`, { begChr: '{', endChr: '' }),
    '{x+y=5; x−y=1}',
  ],
  ['a bracket that LibreOffice closes', d(t('x'), { begChr: '|', endChr: ')' }), '|x|'],
  ['aligned lines', `<m:eqArr>${e(t('a&=b'))}${e(t('&=c'))}</m:eqArr>`, 'a=b; =c'],
  ['a matrix', d(`<m:m>${row('1', '2')}${row('3', '4')}</m:m>`), '(1, 2; 3, 4)'],
  [
    'a sum',
    `<m:nary>${pr('nary', { chr: '∑' })}${e(t('i=1'), 'sub')}${e(t('n'), 'sup')}${e(t('i'))}</m:nary>`,
    '∑_(i=1)^n i',
  ],
  [
    'an integral without a sign of its own',
    `<m:nary>${pr('nary', { subHide: '1', supHide: '1' })}<m:sub/><m:sup/>${e(t('f'))}</m:nary>`,
    '∫ f',
  ],
  ['a vector', `<m:acc>${pr('acc', { chr: '\u20d7' })}${e(t('AB'))}</m:acc>`, 'A\u20d7B\u20d7'],
  ['a mean that pandoc writes', `<m:acc>${pr('acc', { chr: '‾' })}${e(t('x'))}</m:acc>`, 'x\u0305'],
  [
    'an angle that LibreOffice writes',
    `<m:acc>${pr('acc', { chr: '^' })}${e(t('AB'))}</m:acc>`,
    'ÂB̂',
  ],
  ['an accent', `<m:acc>${e(t('A'))}</m:acc>`, 'Â'],
  ['a segment', `<m:bar>${pr('bar', { pos: 'top' })}${e(t('AB'))}</m:bar>`, 'A\u0305B\u0305'],
  [
    'an arrow over letters',
    `<m:groupChr>${pr('groupChr', { chr: '→', pos: 'top' })}${e(t('u'))}</m:groupChr>`,
    'u\u20d7',
  ],
  [
    'a limit',
    `<m:func>${e(`<m:limLow>${e(t('lim'))}${e(t('x→0'), 'lim')}</m:limLow>`, 'fName')}${e(t('f(x)'))}</m:func>`,
    'lim_(x→0) f(x)',
  ],
  [
    'a limit of a fraction',
    `<m:limLow>${e(t('lim'))}${e(t('x→0'), 'lim')}</m:limLow>${fraction(t('1'), t('x'))}`,
    'lim_(x→0) 1/x',
  ],
  [
    'words over a sign',
    `${t('A')}<m:limUpp>${e(t('='))}${e(t('déf'), 'lim')}</m:limUpp>`,
    'A=^(déf)',
  ],
  ['a function', `<m:func>${e(t('sin'), 'fName')}${e(t('x'))}</m:func>`, 'sin x'],
  [
    'signs before a letter',
    `<m:sPre>${e(t('6'), 'sub')}${e(t('14'), 'sup')}${e(t('C'))}</m:sPre>`,
    '¹⁴₆C',
  ],
  ['a box', `<m:box>${e(t('a+b'))}</m:box><m:borderBox>${e(t('=c'))}</m:borderBox>`, 'a+b=c'],
  [
    'what takes room and is not shown',
    `<m:phant>${pr('phant', { show: '0' })}${e(t('9'))}</m:phant>${t('x')}`,
    'x',
  ],
  ['a fraction of a fraction', fraction(fraction(t('1'), t('2')), t('2x')), '(1/2)/(2x)'],
  ['a product in a numerator', fraction(t('n') + d(t('n+1')), t('2')), 'n(n+1)/2'],
  ['a fraction before a letter', fraction(t('1'), t('2')) + t('x'), '(1/2)x'],
  ['a number with a fraction', t('2') + fraction(t('3'), t('4')), '2 3/4'],
  ['a power of a fraction', power(fraction(t('3'), t('4')), t('2')), '(3/4)²'],
  ['a negative power', power(t('10'), t('−3')), '10⁻³'],
  [
    'a power with a letter',
    power(t('2'), t('n+1')) + power(t('x'), t('n')) + t('y'),
    '2^(n+1)x^n y',
  ],
  ['an index', `<m:sSub>${e(t('u'))}${e(t('n'), 'sub')}</m:sSub>`, 'u_n'],
  ['a cube root', `<m:rad>${e(t('3'), 'deg')}${e(t('27'))}</m:rad>`, '∛27'],
  ['a number set', `<m:r>${pr('r', { scr: 'double-struck' })}<m:t>R</m:t></m:r>`, 'ℝ'],
  [
    'a binomial coefficient',
    d(`<m:f>${pr('f', { type: 'noBar' })}${e(t('n'), 'num')}${e(t('k'), 'den')}</m:f>`),
    '(n; k)',
  ],
  ['what was deleted', `${t('a')}<w:del>${t('b')}</w:del>`, 'a'],
])('%s is read on one line', async (_, inner, expected) => {
  expect(await read(math(inner))).toEqual([`Soit ${expected} ici.`.normalize('NFC')]);
});

it('powers and indices that are raised and lowered words keep their meaning', async () => {
  const raised = (text: string) => r(text, '<w:vertAlign w:val="superscript"/>');
  const lowered = (text: string) => r(text, '<w:vertAlign w:val="subscript"/>');
  expect(
    await read(
      [
        p(r('12 m'), raised('2'), r(' et 10'), raised('-'), raised('3'), r(' s')),
        p(r('H'), lowered('2'), r('O, SO'), lowered('4'), raised('2-'), r(' et v'), lowered('moy')),
        p(
          r('Le 1'),
          raised('er'),
          r(' mai, le XIX'),
          raised('e'),
          r(' siècle, n'),
          raised('o'),
          r(' 5'),
        ),
        p(r('2'), raised('n'), r(' et x'), r('3', '<w:position w:val="8"/>')),
        p(r('متر'), r('2', '<w:rStyle w:val="up"/>')),
      ].join(''),
      {
        styles:
          '<w:style w:styleId="up"><w:rPr><w:vertAlign w:val="superscript"/></w:rPr></w:style>',
      },
    ),
  ).toEqual([
    '12 m² et 10⁻³ s',
    'H₂O, SO₄²⁻ et v_(moy)',
    'Le 1er mai, le XIXe siècle, n° 5',
    '2^n et x³',
    'متر²',
  ]);
});

it('hyphens that do not break and signs of other typefaces are read', async () => {
  const sign = (font: string, char: string) =>
    `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const hyphen = '<w:r><w:t>2025</w:t><w:noBreakHyphen/><w:t>2026</w:t><w:softHyphen/></w:r>';
  expect(
    await read(
      p(hyphen) +
        p(r('12 '), sign('Symbol', 'F0B4'), r(' 3 '), sign('Symbol', 'F0A3'), r(' 40')) +
        p(r('vrai '), sign('Wingdings', 'F0FC'), sign('Wingdings', 'F001')) +
        p(r('\uf070 et \uf061', '<w:rFonts w:ascii="Symbol"/>')),
    ),
  ).toEqual(['2025\u20112026', '12 × 3 ≤ 40', 'vrai ✓□', 'π et α']);
});

it('a text box is read once, after its paragraph', async () => {
  const box = `<w:txbxContent>${p(r('Encadré'))}</w:txbxContent>`;
  const both = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  expect(await read(p(r('Avant'), both) + p(r('Suite')))).toEqual(['Avant', 'Encadré', 'Suite']);
  expect(await read(p(`<w:r><w:pict>${box}</w:pict></w:r>`))).toEqual(['Encadré']);
  const described =
    '<w:r><mc:AlternateContent><mc:Choice Requires="wpg"><w:drawing/></mc:Choice><mc:Fallback><w:t>[Un disque]</w:t></mc:Fallback></mc:AlternateContent></w:r>';
  expect(await read(p(described))).toEqual(['[Un disque]']);
});

it('hidden and deleted text is not read, whether a run or a style says so', async () => {
  const styles =
    '<w:style w:styleId="base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="answer"><w:basedOn w:val="base"/></w:style>';
  const hidden = r(' caché', '<w:vanish/>');
  const shown = r(' vu', '<w:vanish w:val="0"/>');
  const paragraphs = [
    p(r('Un'), hidden, shown, r(' aussi', '<w:rStyle w:val="answer"/>')),
    `<w:p><w:pPr><w:pStyle w:val="answer"/></w:pPr>${r('Réponse')}</w:p>`,
    `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${r('Deux')}</w:p>`,
    `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${p(r('Cliquez ici'))}</w:sdtContent></w:sdt>`,
    `<w:tbl><w:tr><w:trPr><w:del/></w:trPr><w:tc>${p(r('Supprimé'))}</w:tc></w:tr></w:tbl>`,
    p(`<w:del>${r('faux')}</w:del>`, `<w:ins>${r('Trois')}</w:ins>`),
  ];
  expect(await read(paragraphs.join(''), { styles })).toEqual(['Un vu', 'Deux', 'Trois']);
});

it('automatic numbers are read as Word counts them', async () => {
  const level = (at: number, format: string, text: string, start = 1) =>
    `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const abstract = (id: number, ...levels: string[]) =>
    `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
  const numbering = [
    abstract(
      0,
      level(0, 'decimal', '%1.'),
      level(1, 'lowerLetter', '%2)'),
      level(2, 'decimal', '%1.%3'),
    ),
    abstract(1, level(0, 'arabicAbjad', '%1)')),
    abstract(2, level(0, 'bullet', '•')),
    abstract(3, level(0, 'upperRoman', '%1 –', 4)),
    ...['0', '1', '2', '3'].map(
      (id) => `<w:num w:numId="${id}1"><w:abstractNumId w:val="${id}"/></w:num>`,
    ),
    '<w:num w:numId="5"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>',
  ].join('');
  const styles =
    '<w:style w:styleId="Exercice"><w:pPr><w:numPr><w:numId w:val="31"/></w:numPr></w:pPr></w:style>';
  const item = (text: string, id: string, at = 0) =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${r(text)}</w:p>`;
  const styled = (text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="Exercice"/></w:pPr>${r(text)}</w:p>`;
  const body = [
    ...[
      item('un', '01'),
      item('a', '01', 1),
      item('b', '01', 1),
      item('deux', '01'),
      item('a', '01', 1),
    ],
    ...[item('fin', '01', 2), item('encore', '5'), item('sans', '0'), item('الأول', '11')],
    ...[item('الثاني', '11'), item('puce', '21'), styled('quatre'), styled('cinq')],
  ];
  expect(await read(body.join(''), { styles, numbering })).toEqual([
    ...['1. un', 'a) a', 'b) b', '2. deux', 'a) a', '2.1 fin', '1. encore', 'sans', 'أ) الأول'],
    ...['ب) الثاني', 'puce', 'IV – quatre', 'V – cinq'],
  ]);
});

it('a formula that is a picture or an instruction for Word is seen to be missing', async () => {
  const picture = '<w:r><w:object><o:OLEObject ProgID="Equation.DSMT4"/></w:object></w:r>';
  const field = '<w:r><w:instrText> EQ \\f(3;4) </w:instrText></w:r>';
  expect(await read(p(r('Calcule '), picture, r('.')) + p(r('Et '), field))).toEqual([
    'Calcule […].',
    'Et […]',
  ]);
});

it('headings are found by the name of their style and by their outline', async () => {
  const styles =
    '<w:style w:styleId="T1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="X"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
  const heading = (style: string, text: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${r(text)}</w:p>`;
  const file = await read(heading('T1', 'Un') + p(r('a')) + heading('X', 'Deux') + p(r('b')), {
    styles,
  });
  expect(file).toEqual(['Un', 'a', 'Deux', 'b']);
});

it('elements that are nested without end are refused', async () => {
  const deep = '<m:e>'.repeat(5_000) + '</m:e>'.repeat(5_000);
  await expect(read(math(deep))).rejects.toThrow(SourceError);
});

it('notes are read after the paragraph that refers to them', async () => {
  const note = (kind: string, id: string, text: string) =>
    `<w:${kind} w:id="${id}">${p(`<w:r><w:${kind}Ref/></w:r>`, r(text))}</w:${kind}>`;
  const reference = (kind: string, id: string) =>
    `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:${kind}Reference w:id="${id}"/></w:r>`;
  const body = [
    p(
      r('Ibn Khaldoun'),
      reference('footnote', '2'),
      r(' écrit'),
      reference('endnote', '1'),
      r('.'),
    ),
    p(r('Fin'), reference('footnote', '3')),
  ];
  const footnotes = [
    note('footnote', '-1', 'trait'),
    note('footnote', '2', ' Historien.'),
    note('footnote', '3', ' Tome 2.'),
  ];
  const endnotes = note('endnote', '1', 'En 1377.');
  expect(await read(body.join(''), { footnotes: footnotes.join(''), endnotes })).toEqual([
    'Ibn Khaldoun[1] écrit[2].',
    ...['[1] Historien.', '[2] En 1377.', 'Fin[3]', '[3] Tome 2.'],
  ]);
});

it('a picture is read by its description, and one that may be a formula is seen to be missing', async () => {
  const picture = (description: string, height: number, more = '') =>
    `<w:r><w:drawing><wp:inline><wp:extent cx="100" cy="${height}"/><wp:docPr id="1" name="Image 1" descr="${description}">${more}</wp:docPr><a:graphic/></wp:inline></w:drawing></w:r>`;
  const [low, high] = [200_000, 3_000_000];
  const decorative = '<a:extLst><adec:decorative val="1"/></a:extLst>';
  const old = '<w:r><w:pict><v:shape alt="Un cercle de centre O"/></w:pict></w:r>';
  const art =
    '<w:r><w:pict><v:shape><v:textpath string="Devoir surveillé"/></v:shape></w:pict></w:r>';
  const body = [
    p(r('Observe '), picture('Un triangle ABC rectangle en A', high)),
    p(r('Calcule '), picture('', low), r(' sans machine.')),
    p(r('Carte '), picture('carte_2.png', high), picture('', high), picture('x', low, decorative)),
    p(old),
    p(art),
  ];
  expect(await read(body.join(''))).toEqual([
    'Observe [Un triangle ABC rectangle en A]',
    'Calcule […] sans machine.',
    ...['Carte', '[Un cercle de centre O]', 'Devoir surveillé'],
  ]);
});
