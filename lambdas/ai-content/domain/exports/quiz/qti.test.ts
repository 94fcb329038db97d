import { XmlDocument, XmlElement } from 'libxml2-wasm';
import { unzipSync, strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Test } from '#shared/model/draft.ts';
import { hostileTest, sampleDrafts } from '#test/support/sample-drafts.ts';
import { proseParts } from '#shared/draft/prose.ts';
import { qti12 } from './qti12.ts';
import { qti21 } from './qti21.ts';
import { toQuiz } from './quiz.ts';
import { zipPackage } from './zip-package.ts';

const namespaces = {
  q: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  p: 'http://www.imsglobal.org/xsd/imscp_v1p1',
  o: 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2',
};
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const valueOf = (document: XmlDocument, xpath: string): string =>
  document.get(xpath, namespaces)?.content ?? '';
const valuesOf = (document: XmlDocument, xpath: string): string[] =>
  document.find(xpath, namespaces).map(({ content }) => content);

/** The files of a package; each is well-formed XML. */
const open = (files: Record<string, string>): Map<string, XmlDocument> =>
  new Map(
    Object.entries(unzipSync(zipPackage(files))).map(([name, bytes]) => [
      name,
      XmlDocument.fromString(strFromU8(bytes)),
    ]),
  );

/** Checks that a manifest lists exactly the files in the package, and refers only to those. */
function expectComplete(files: ReadonlyMap<string, XmlDocument>): void {
  const manifest = files.get('imsmanifest.xml');
  if (!manifest) throw new Error('no manifest');
  const listed = valuesOf(manifest, '//p:resource/@href');
  expect(listed.toSorted()).toEqual(
    [...files.keys()].filter((name) => name !== 'imsmanifest.xml').toSorted(),
  );
  const ids = valuesOf(manifest, '//p:resource/@identifier');
  expect(new Set(ids).size).toBe(ids.length);
  for (const need of valuesOf(manifest, '//p:dependency/@identifierref'))
    expect(ids).toContain(need);
}

const tests: [string, Test][] = [
  ['English', sampleDrafts.en[1]],
  ['Arabic', sampleDrafts.ar[1]],
  ['hostile', hostileTest('ar')],
];

/** Texts without formulas, which must be found unchanged. */
const words = (prose: string): string[] =>
  proseParts(prose)
    .flatMap(({ kind, value }) => (kind === 'text' ? value.split(/\n+/) : []))
    .map(oneLine);

describe.each(tests)('a test as a package of QTI 2.1 (%s)', (_, test) => {
  const files = open(qti21(toQuiz(test, {})));

  it('is complete, and its test names its items in order', () => {
    expectComplete(files);
    const root = files.get('test.xml');
    if (!root) throw new Error('no test');
    const hrefs = valuesOf(root, '//q:assessmentItemRef/@href');
    const ids = [...test.questions.map(({ id }) => id), ...(test.task ? ['task'] : [])];
    expect(hrefs).toEqual(ids.map((id) => `items/item-${id}.xml`));
  });

  it.each(test.questions.map((question) => [question.id, question] as const))(
    'has the key of %s',
    (id, question) => {
      const item = files.get(`items/item-${id}.xml`);
      if (!item) throw new Error('no item');
      const body = oneLine(valueOf(item, '//q:itemBody')).replaceAll(/[\u2066\u2069]/g, '');
      for (const part of words(question.stem)) expect(body).toContain(part);
      const key = valueOf(item, '//q:correctResponse/q:value');
      const score = valueOf(
        item,
        '//q:setOutcomeValue[@identifier="SCORE"]/q:baseValue | //q:mapEntry/@mappedValue',
      );
      expect(Number(score)).toBe(question.points);
      expect(Number(valueOf(item, '//q:outcomeDeclaration/@normalMaximum'))).toBe(question.points);
      const choices = valuesOf(item, '//q:simpleChoice/@identifier');
      if (question.kind === 'choice') {
        expect(choices).toEqual(question.options.map((option) => `option-${option.id}`));
        expect(key).toBe(`option-${question.key}`);
      } else if (question.kind === 'truth') {
        expect([choices, key]).toEqual([['true', 'false'], String(question.answer)]);
      } else if (question.kind !== 'short') {
        throw new Error('another kind');
      } else if (question.tolerance === undefined) {
        const keys = new Set(valuesOf(item, '//q:mapEntry/@mapKey').map(oneLine));
        expect(keys.size).toBe(1 + question.variants.length);
        expect(oneLine(key)).toBe([...keys][0]);
      } else {
        expect(Number(key)).toBe(Number(question.answer));
        const limits = '//q:gte/q:baseValue | //q:lte/q:baseValue';
        expect(valuesOf(item, limits)).toEqual(['3.95', '4.05']);
      }
    },
  );
});

describe.each(tests)('a test as a package of QTI 1.2 (%s)', (_, test) => {
  const files = open(qti12(toQuiz(test, {})));
  const assessment = files.get('assessment/assessment.xml');
  const items = assessment?.find('//o:item', namespaces) ?? [];

  it('is complete', () => {
    expectComplete(files);
    expect(items).toHaveLength(test.questions.length + (test.task ? 1 : 0));
  });

  it('has the keys and points of its questions', () => {
    for (const [index, question] of test.questions.entries()) {
      const item = items[index];
      if (!(item instanceof XmlElement)) throw new Error('no item');
      const values = (xpath: string) => item.find(xpath, namespaces).map(({ content }) => content);
      expect(values('.//o:fieldentry').map(Number)).toContain(question.points);
      const right = values('.//o:respcondition[o:setvar]//o:varequal');
      const labels = values('.//o:response_lid//o:response_label/@ident');
      if (question.kind === 'choice') {
        expect(labels).toEqual(question.options.map((option) => `option-${option.id}`));
        expect(right).toEqual([`option-${question.key}`]);
      } else if (question.kind === 'truth') {
        expect([labels, right]).toEqual([['true', 'false'], [String(question.answer)]]);
      } else if (question.kind === 'short') {
        expect(right).toHaveLength(1 + question.variants.length);
        const range = [...values('.//o:vargte'), ...values('.//o:varlte')];
        expect(range).toEqual(question.tolerance === undefined ? [] : ['3.95', '4.05']);
      }
    }
  });
});

it('writes formulas as MathML in QTI 2.1', () => {
  const item = qti21(toQuiz(sampleDrafts.ar[1], {}))['items/item-q1.xml'] ?? '';
  expect(item).toContain('<m:mfrac><m:mn>3</m:mn><m:mn>4</m:mn></m:mfrac>');
});

it('gives the same bytes for the same test', () => {
  const make = () => zipPackage(qti21(toQuiz(sampleDrafts.en[1], { form: 'B' })));
  expect(Buffer.compare(make(), make())).toBe(0);
});

it.each([
  ['9'.repeat(400), 1],
  [`-${'9'.repeat(400)}`, 0],
  ['12345678901234567890', 1],
  ['5', 1e308],
])('writes no infinite or shortened number: %s within %d', (answer, tolerance) => {
  const [question] = sampleDrafts.en[1].questions.filter(({ kind }) => kind === 'short');
  const questions = [{ ...question!, answer, tolerance }] as Test['questions'];
  const quiz = toQuiz({ ...sampleDrafts.en[1], questions }, {});
  const [item] = quiz.items;
  expect(item?.answering).toMatchObject({
    kind: 'short',
    answers: expect.arrayContaining([answer]) as unknown,
  });
  const written = [qti21(quiz), qti12(quiz)].flatMap((files) => Object.values(files)).join('');
  expect(written).not.toMatch(/Infinity|NaN|e\+/);
});
