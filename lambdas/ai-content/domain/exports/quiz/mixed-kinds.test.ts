import { parse } from 'gift-pegjs';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { gapsOf } from '#shared/draft/questions/gap.ts';
import type { Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import { hostileTexts } from '#test/support/sample-drafts.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { plainAnswers } from './answering.ts';
import { toGift } from './gift.ts';
import { toMoodleXml } from './moodle-xml.ts';
import { qti12 } from './qti12.ts';
import { qti21 } from './qti21.ts';
import { toQuiz } from './quiz.ts';

const namespaces = {
  q: 'http://www.imsglobal.org/xsd/imsqti_v2p1',
  o: 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2',
};
const valuesOf = (xml: string, xpath: string): string[] => {
  using document = XmlDocument.fromString(xml);
  return document.find(xpath, namespaces).map(({ content }) => content);
};
/** The answers of each gap, by the expressions with which Moodle reads them (qtype_multianswer). */
const ANSWER = '(.+?(?<!\\\\|&|&amp;)(?=[~#}]|$))';
const gapsInMoodle = (text: string): string[][] =>
  [...text.matchAll(new RegExp(`\\{[12]:SHORTANSWER:(=?${ANSWER}(?:~=?${ANSWER})*)\\}`, 'gs'))].map(
    ([, inside = '']) =>
      [...inside.matchAll(new RegExp(`~?=${ANSWER}`, 'gs'))].map(([, answer = '']) =>
        answer
          .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
          .replaceAll('\\*', '*'),
      ),
  );
const sum = (numbers: readonly string[]): number =>
  numbers.reduce((all, each) => all + Number(each), 0);

/** Texts that could be markup, in questions of the four kinds. */
const hostile: Test = {
  ...mixedTests.en,
  questions: hostileTexts.map((text, index): Question => {
    const common = { id: `h${index}`, stem: text, points: 1, reason: text };
    const word = text.replace(/[[\]|\n]/g, ' ');
    switch (index % 4) {
      case 0:
        return {
          kind: 'gap',
          ...common,
          points: 2,
          text: `${text}\n1 [[${word}|b]] and [[c]] {1:SHORTANSWER:=x}`,
        };
      case 1:
        return { kind: 'open', ...common, answer: text, marking: [{ text, points: 1 }] };
      case 2: {
        const pairs = [text, 'b', 'c'].map((left, at) => ({
          ...{ id: `p${at}`, left, right: `${at} ${text}` },
        }));
        return { kind: 'matching', ...common, pairs };
      }
      default:
        return { kind: 'ordering', ...common, items: [text, 'b', 'c'] };
    }
  }),
};
const tests: [string, Test][] = [
  ['English', mixedTests.en],
  ['Arabic', mixedTests.ar],
  ['hostile', hostile],
];

describe.each(tests)('gaps, open questions, matching and ordering (%s)', (_, test) => {
  const quiz = toQuiz(test, {});

  it('are questions of GIFT: one for each gap, and places for an order', () => {
    const read = parse(toGift(quiz));
    expect(
      read.map((one) => {
        if (one.type === 'Short') return one.choices.length;
        return one.type === 'Matching' ? one.matchPairs.length : one.type;
      }),
    ).toEqual(
      test.questions.flatMap((one): unknown[] => {
        if (one.kind === 'gap')
          return gapsOf(one.text).map(
            (answers) => plainAnswers(answers, { language: test.language }).length,
          );
        if (one.kind === 'matching') return [one.pairs.length];
        return [one.kind === 'ordering' ? one.items.length : 'Essay'];
      }),
    );
  });

  it('are questions of Moodle with the same keys', () => {
    const xml = toMoodleXml(quiz);
    const types = { gap: 'cloze', open: 'essay', matching: 'matching', ordering: 'matching' };
    expect(valuesOf(xml, '//question/@type')).toEqual(
      test.questions.map(({ kind }) => (kind in types ? types[kind as keyof typeof types] : kind)),
    );
    const cloze = valuesOf(xml, '//question[@type="cloze"]/questiontext/text');
    const gaps = quiz.items.flatMap(({ answering }) =>
      answering.kind === 'cloze' ? [answering.gaps.map((each) => each.answers)] : [],
    );
    expect(cloze.map(gapsInMoodle)).toEqual(gaps);
    const rights = valuesOf(xml, '//subquestion/answer/text');
    expect(rights).toHaveLength(
      test.questions.reduce(
        (all, one) =>
          all +
          (one.kind === 'matching' ? one.pairs.length : 0) +
          (one.kind === 'ordering' ? one.items.length : 0),
        0,
      ),
    );
  });

  it.each(test.questions.map((one) => [one.id, one] as const))(
    'are items of QTI 2.1 with their points: %s',
    (id, question) => {
      const xml = qti21(quiz)[`items/item-${id}.xml`] ?? '';
      const count = (xpath: string) => valuesOf(xml, xpath).length;
      switch (question.kind) {
        case 'gap':
          expect(count('//q:p/q:textEntryInteraction/@responseIdentifier')).toBe(
            gapsOf(question.text).length,
          );
          expect(
            sum(valuesOf(xml, '//q:responseDeclaration/q:mapping/q:mapEntry[1]/@mappedValue')),
          ).toBeCloseTo(question.points);
          break;
        case 'matching':
          expect(count('//q:simpleMatchSet')).toBe(2);
          expect(valuesOf(xml, '//q:correctResponse/q:value')).toEqual(
            question.pairs.map((__, at) => `left-${at + 1} right-${at + 1}`),
          );
          expect(sum(valuesOf(xml, '//q:mapEntry/@mappedValue'))).toBeCloseTo(question.points);
          break;
        case 'ordering':
          expect(valuesOf(xml, '//q:correctResponse/q:value')).toEqual(
            valuesOf(xml, '//q:orderInteraction/q:simpleChoice/@identifier'),
          );
          break;
        default:
          expect(count('//q:extendedTextInteraction')).toBe(1);
          expect(count('//q:rubricBlock/q:p')).toBeGreaterThan(1);
      }
      expect(sum(valuesOf(xml, '//q:outcomeDeclaration/@normalMaximum'))).toBe(question.points);
    },
  );

  it('are questions of QTI 1.2 whose parts add up to the whole', () => {
    const xml = qti12(quiz)['assessment/assessment.xml'] ?? '';
    for (const [index, { kind }] of test.questions.entries()) {
      const item = `//o:item[${index + 1}]`;
      const parts = valuesOf(xml, `${item}//o:response_lid/@ident`);
      const conditions = parts.map(
        (part) => valuesOf(xml, `${item}//o:respcondition[.//@respident="${part}"][1]/o:setvar`)[0],
      );
      if (kind === 'open') expect(parts).toEqual([]);
      else expect(sum(conditions.map(String))).toBeCloseTo(100);
    }
  });
});

it('points of what is marked by a person are written as on paper', () => {
  const marking = [{ text: 'La règle', points: 0.1 + 0.2 }];
  const open = { id: 'o1', stem: 'Pourquoi ?', points: 2, reason: '' };
  const questions: Question[] = [{ kind: 'open', ...open, answer: '', marking }];
  const quiz = toQuiz({ ...mixedTests.fr, task: undefined, questions }, {});
  const said = ['La règle (0,3 point)'];
  expect(quiz.items.map(({ answering }) => answering)).toEqual([{ kind: 'essay', guidance: said }]);
});

describe('an unfinished question', () => {
  const common = { id: 'u1', stem: '', points: 1, reason: '' };
  it.each<[string, Question]>([
    ['without a gap', { kind: 'gap', ...common, text: 'No gap.' }],
    ['with an empty gap', { kind: 'gap', ...common, text: 'An [[]] gap.' }],
    ['with a gap in a formula', { kind: 'gap', ...common, text: 'So $x = [[4]]$.' }],
    ['of one pair', { kind: 'matching', ...common, pairs: [{ id: 'p1', left: '', right: '' }] }],
    ['of nothing to order', { kind: 'ordering', ...common, items: [] }],
    ['without an answer', { kind: 'open', ...common, answer: '', marking: [] }],
  ])('%s is marked by a person', (_, question) => {
    const quiz = toQuiz({ ...mixedTests.en, questions: [question] }, {});
    expect(quiz.items.map(({ answering }) => answering.kind)).toEqual(['essay']);
    expect(parse(toGift(quiz)).map(({ type }) => type)).toEqual(['Essay']);
  });
});
