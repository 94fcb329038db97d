import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inflate } from '../spreadsheet/workbook/inflate.ts';
import { WorkbookError } from '../spreadsheet/workbook/workbook-error.ts';
import { readQuestionFile } from './read-question-file.ts';

const read = (text: string | Uint8Array) =>
  readQuestionFile(typeof text === 'string' ? strToU8(text) : text, inflate).questions;
const moodle = (type: string, inner: string, text = 'Where is it?') =>
  read(
    `<?xml version="1.0"?><quiz><question type="category"><category><text>top</text></category></question>` +
      `<question type="${type}"><name><text>One</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${inner}</question></quiz>`,
  )[0];
const answer = (fraction: number, text: string, more = '') =>
  `<answer fraction="${fraction}"><text><![CDATA[${text}]]></text>${more}</answer>`;

describe('Moodle XML', () => {
  it('is read with formulas, line ends, raised digits and entities', () => {
    const found = moodle(
      'multichoice',
      answer(100, '<p>\\(x^2\\)</p>') +
        answer(0, 'H<sub>2</sub>O &eacute;') +
        answer(0, '5$ or 6$'),
      '<p>Which <b>one</b>?</p><p>m<sup>2</sup> &lt; 3 &amp; x<sup>n+1</sup></p>',
    );
    expect(found?.question).toMatchObject({
      kind: 'choice',
      stem: 'Which one?\nm² < 3 & x^(n+1)',
      options: [{ text: '$x^2$' }, { text: 'H₂O é' }, { text: '5\\$ or 6\\$' }],
      key: 'o1',
    });
    expect(found?.question && found.doubts).toEqual([]);
  });

  it('doubts what a question does not keep', () => {
    const doubts = (found: ReturnType<typeof moodle>) => found?.question && found.doubts;
    const two = answer(100, 'a') + answer(0, 'b');
    expect(
      doubts(moodle('multichoice', two, 'See <img src="@@PLUGINFILE@@/a.png" alt="a map">')),
    ).toEqual(['picture']);
    expect(doubts(moodle('multichoice', two, '<table><tr><td>1</td></tr></table>'))).toEqual([
      'table',
    ]);
    expect(doubts(moodle('multichoice', answer(100, 'a') + answer(50, 'b')))).toEqual(['partial']);
    expect(doubts(moodle('multichoice', answer(100, 'a') + answer(-33, 'b')))).toEqual(['penalty']);
    expect(
      doubts(moodle('multichoice', answer(100, 'a') + answer(100, 'b') + answer(0, 'c'))),
    ).toEqual(['two-rights']);
    expect(doubts(moodle('shortanswer', `<usecase>1</usecase>${answer(100, 'Oran')}`))).toEqual([
      'case',
    ]);
    expect(doubts(moodle('shortanswer', answer(100, 'Oran') + answer(100, 'Or*n')))).toEqual([
      'wildcard',
    ]);
    expect(doubts(moodle('multichoice', `<defaultgrade>0.3333333</defaultgrade>${two}`))).toEqual([
      'points',
    ]);
  });

  it('takes several right answers only where pupils may tick several', () => {
    const found = moodle(
      'multichoice',
      `<single>false</single>${answer(50, 'a')}${answer(50, 'b')}${answer(-100, 'c')}`,
    );
    expect(found?.question).toMatchObject({ kind: 'several', keys: ['o1', 'o2'] });
  });

  it('reads texts with embedded answers, and words to drag into a text', () => {
    const cloze =
      'It is {1:SHORTANSWER:=Oran#yes~%50%Alger~*} in {1:MULTICHOICE:north~%100%west#OK}, {2:NUMERICAL:=3.5:0.1}.';
    expect(moodle('cloze', '', cloze)?.question).toMatchObject({
      kind: 'gap',
      text: 'It is [[Oran]] in [[west]], [[3.5]].',
    });
    const boxes = ['cat', 'dog', 'cow']
      .map((text) => `<dragbox><text>${text}</text></dragbox>`)
      .join('');
    const dragged = moodle('ddwtos', boxes, 'A [[2]] and a [[1]].');
    expect(dragged?.question).toMatchObject({ text: 'A [[dog]] and a [[cat]].' });
    expect(dragged?.question && dragged.doubts).toEqual(['extra-answers']);
  });

  it('keeps the signs of symbol fonts beside gaps, as Word pastes them', () => {
    const cloze = '\uf0b7 Oran is {1:SHORTANSWER:=west}';
    expect(moodle('cloze', '', cloze)?.question).toMatchObject({ text: '\uf0b7 Oran is [[west]]' });
  });

  it('reads a choice between true and false as a statement', () => {
    const found = moodle('multichoice', answer(0, 'صحيح') + answer(100, 'خطأ'));
    expect(found?.question).toMatchObject({ kind: 'truth', answer: false });
  });

  it('keeps what a pupil types as it is written: no markup, and an asterisk after a backslash', () => {
    expect(moodle('shortanswer', answer(100, '<b>'))?.question).toMatchObject({ answer: '<b>' });
    expect(moodle('shortanswer', answer(100, '3\\*4'))?.question).toMatchObject({ answer: '3*4' });
    expect(
      moodle('numerical', answer(100, '3,5', '<tolerance>0.25</tolerance>'))?.question,
    ).toMatchObject({
      answer: '3,5',
      tolerance: 0.25,
    });
  });

  it.each([
    ['description', '', 'only-text'],
    ['calculated', answer(100, '{a}+{b}'), 'computed'],
    ['random', '', 'drawn-at-random'],
    ['ddimageortext', '', 'unknown-kind'],
    ['multichoice', answer(0, 'a') + answer(0, 'b'), 'no-key'],
    ['multichoice', answer(100, 'a'), 'few-options'],
    [
      'multichoice',
      'abcdefg'.replace(/./g, (letter) => answer(letter === 'a' ? 100 : 0, letter)),
      'many-options',
    ],
    ['shortanswer', answer(100, '*'), 'no-key'],
    ['truefalse', answer(100, 'maybe'), 'no-key'],
    ['cloze', '', 'no-key'],
  ])('refuses a %s that is none, and says why', (type, inner, refused) => {
    expect(moodle(type, inner)?.refused).toBe(refused);
  });

  it('runs and fetches nothing', () => {
    const found = moodle(
      'multichoice',
      answer(100, 'a') + answer(0, 'b'),
      'Why<script>alert(1)</script><style>p{}</style>? <a href="javascript:x">so</a><iframe src="https://example.com">old</iframe>',
    );
    expect(found?.question).toMatchObject({ stem: 'Why? so' });
    expect(found?.question && found.doubts).toEqual(['media']);
  });
});

const item = (responses: string, conditions: string, material = 'Where?') =>
  `<item title="One"><presentation><material><mattext texttype="text/html">${material}</mattext></material>${responses}</presentation><resprocessing>${conditions}</resprocessing></item>`;
const qti12 = (...given: Parameters<typeof item>) =>
  read(
    `<?xml version="1.0"?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2.dtd"><questestinterop>${item(...given)}</questestinterop>`,
  )[0];
const labels = ['a', 'b', 'c']
  .map(
    (each) =>
      `<response_label ident="${each}"><material><mattext>${each.toUpperCase()}</mattext></material></response_label>`,
  )
  .join('');
const when = (condition: string, points: number, action = 'Set') =>
  `<respcondition><conditionvar>${condition}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`;
const equal = (value: string, response = 'r') =>
  `<varequal respident="${response}">${value}</varequal>`;

describe('QTI 1.2', () => {
  const single = `<response_lid ident="r" rcardinality="Single"><render_choice>${labels}</render_choice></response_lid>`;
  it('finds the key by the points that each answer earns', () => {
    const found = qti12(single, when(equal('a'), 0) + when(equal('c'), 100) + when(equal('b'), 50));
    expect(found?.question).toMatchObject({ kind: 'choice', key: 'o3' });
    expect(found?.question && found.doubts).toEqual(['partial']);
  });

  it('does not take an answer for right that must not be chosen', () => {
    const several = single.replace('Single', 'Multiple');
    const all = `<and>${equal('a')}<not>${equal('b')}</not>${equal('c')}</and>`;
    expect(qti12(several, when(all, 100))?.question).toMatchObject({
      kind: 'several',
      keys: ['o1', 'o3'],
    });
  });

  it('reads numbers with their ranges, each of its own condition', () => {
    const typed = '<response_str ident="r"><render_fib fibtype="Decimal"/></response_str>';
    const near = (value: number, by: number) =>
      `<or>${equal(String(value))}<and><vargte respident="r">${value - by}</vargte><varlte respident="r">${value + by}</varlte></and></or>`;
    expect(qti12(typed, when(near(77, 7), 100))?.question).toMatchObject({
      answer: '77',
      tolerance: 7,
    });
    expect(qti12(typed, when(near(4, 0), 100) + when(near(9, 0), 100))?.question).toMatchObject({
      answer: '4',
      variants: ['9'],
      tolerance: 0,
    });
  });

  it('reads the places that a text names, and pairs', () => {
    const menu = (name: string) =>
      `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material><render_choice>${labels}</render_choice></response_lid>`;
    const keys =
      when(equal('a', 'response_x'), 50, 'Add') + when(equal('b', 'response_y'), 50, 'Add');
    expect(qti12(menu('x') + menu('y'), keys, 'See [x] or [y].')?.question).toMatchObject({
      kind: 'gap',
      text: 'See [[A]] or [[B]].',
    });
    const pairs = qti12(menu('x') + menu('y'), keys);
    expect(pairs?.question).toMatchObject({
      kind: 'matching',
      pairs: [
        { left: 'x', right: 'A' },
        { left: 'y', right: 'B' },
      ],
    });
    expect(pairs?.question && pairs.doubts).toEqual(['extra-answers']);
  });
});

const qti3 = (declaration: string, body: string, processing = '') =>
  read(
    `<qti-assessment-item title="One" xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0"><qti-response-declaration identifier="RESPONSE" ${declaration}</qti-response-declaration><qti-item-body><p>Where?</p>${body}</qti-item-body>${processing}</qti-assessment-item>`,
  )[0];
const correct = (...values: readonly string[]) =>
  `<qti-correct-response>${values.map((each) => `<qti-value>${each}</qti-value>`).join('')}</qti-correct-response>`;

describe('QTI 3.0', () => {
  it('has the elements of QTI 2 under longer names', () => {
    const choice = (id: string) =>
      `<qti-simple-choice identifier="${id}">${id}</qti-simple-choice>`;
    expect(
      qti3(
        `cardinality="single" base-type="identifier">${correct('B')}`,
        `<qti-choice-interaction response-identifier="RESPONSE">${choice('A')}${choice('B')}</qti-choice-interaction>`,
      )?.question,
    ).toMatchObject({ kind: 'choice', stem: 'Where?', key: 'o2' });
  });

  it('reads MathML, and says so if it cannot', () => {
    const entry = '<qti-text-entry-interaction response-identifier="RESPONSE"/>';
    const asked = (math: string) =>
      qti3(
        `cardinality="single" base-type="string">${correct('x')}`,
        `<math>${math}</math>${entry}`,
      );
    expect(asked('<mfrac><mn>1</mn><msqrt><mi>x</mi></msqrt></mfrac>')?.question).toMatchObject({
      stem: 'Where?\n$\\frac{1}{\\sqrt{x}}$',
    });
    const strange = asked('<maction><mn>1</mn></maction>');
    expect(strange?.question && strange.doubts).toEqual(['formula']);
  });

  it('doubts a number whose rule it cannot tell', () => {
    const entry = '<qti-text-entry-interaction response-identifier="RESPONSE"/>';
    const number = (rule: string) =>
      qti3(
        `cardinality="single" base-type="float">${correct('4')}`,
        `<p>${entry}</p>`,
        `<qti-response-processing>${rule}</qti-response-processing>`,
      );
    expect(
      number('<qti-equal tolerance-mode="absolute" tolerance="0.5 0.5"/>')?.question,
    ).toMatchObject({ tolerance: 0.5 });
    const relative = number('<qti-equal tolerance-mode="relative" tolerance="5 5"/>');
    expect(relative?.question && relative.doubts).toEqual(['extra-answers']);
  });
});

describe('a file', () => {
  it('may be a package, whose manifest has the order', () => {
    const one = (name: string) =>
      strToU8(
        `<assessmentItem title="${name}"><itemBody><p>${name}</p></itemBody></assessmentItem>`,
      );
    const zip = zipSync({
      'a.xml': one('second'),
      'b.xml': one('first'),
      'imsmanifest.xml': strToU8('<manifest><file href="b.xml"/><file href="a.xml"/></manifest>'),
      'picture.png': new Uint8Array([1]),
    });
    expect(read(zip).map(({ name, number }) => [name, number])).toEqual([
      ['first', 1],
      ['second', 2],
    ]);
  });

  it('is read in the encoding that it declares', () => {
    const xml = `<?xml version="1.0" encoding="ISO-8859-1"?><quiz><question type="description"><name><text>été</text></name></question></quiz>`;
    const bytes = Uint8Array.from(xml, (sign) => sign.charCodeAt(0));
    expect(read(bytes)[0]?.name).toBe('été');
  });

  it('of another kind has no questions, and a damaged one says so', () => {
    expect(read('hello')).toEqual([]);
    expect(read('<html><body>no</body></html>')).toEqual([]);
    expect(() => read('<quiz><question')).toThrow(WorkbookError);
    expect(() => read('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>')).toThrow(WorkbookError);
    expect(() => read(strToU8('PK rest'))).toThrow(WorkbookError);
  });

  it('refuses texts that are longer than any question, and reads the next ones', () => {
    const long = `<question type="essay"><questiontext><text><![CDATA[${'word '.repeat(30_000)}]]></text></questiontext></question>`;
    const next = '<question type="essay"><questiontext><text>Why?</text></questiontext></question>';
    const [first, second] = read(`<quiz>${long}${next}</quiz>`);
    expect(first?.refused).toBe('too-long');
    expect(second?.question).toMatchObject({ kind: 'open', stem: 'Why?' });
  });
});
