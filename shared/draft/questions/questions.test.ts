import { describe, expect, it } from 'vitest';
import { draft as draftSchema } from '../../model/draft.ts';
import { draftLanguages } from '../../model/locale.ts';
import type { Question } from '../../model/question.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { structureFaults } from '../structure-rules.ts';
import { testForm } from '../test-forms.ts';
import { gapsOf, withBlanks } from './gap.ts';

describe('a text with gaps', () => {
  it.each([
    ['No gap at all.', [], 'No gap at all.'],
    ['Water [[evaporates| vaporises ]].', [['evaporates', 'vaporises']], 'Water …………….'],
    ['[[a]] and [[b]]', [['a'], ['b']], '(1) ………… and (2) …………'],
    ['[single] and [[ ]] and [[x|]]', [[], ['x']], '[single] and (1) ………… and (2) …………'],
    ['open [[ and ]] closed\n[[two\nlines]]', [['and']], 'open ………… closed\n[[two\nlines]]'],
    ['[[[x]]]', [['x']], '[…………]'],
    ['يحتاج إلى [[الضوء]].', [['الضوء']], 'يحتاج إلى ………….'],
  ])('%j', (text, gaps, blank) => {
    expect(gapsOf(text)).toEqual(gaps);
    expect(withBlanks(text).replace(/…+/g, '…')).toBe(blank.replace(/…+/g, '…'));
  });
});

describe('tests of gaps, open questions, matching and ordering', () => {
  it.each(draftLanguages)('are valid and complete (%s)', (language) => {
    expect(draftSchema.safeParse(mixedTests[language]).error).toBeUndefined();
    expect(structureFaults(mixedTests[language])).toEqual([]);
  });

  it('show no text in its right place, on either form, and another order on each', () => {
    const a = testForm(mixedTests.en, 'A', 'none');
    for (const { question, order } of testForm(mixedTests.en, 'B', 'none')) {
      const before = a.find((one) => one.question.id === question.id)?.order ?? [];
      for (const [place, right] of [...order.entries(), ...before.entries()])
        expect(right).not.toBe(place);
      expect(order.toSorted()).toEqual(before.toSorted());
      if (order.length > 0) expect(order).not.toEqual(before);
    }
    expect(testForm(mixedTests.en, undefined, 'none').map(({ order }) => order)).toEqual(
      a.map(({ order }) => order),
    );
  });
});

describe('a fault', () => {
  const common = { id: 'q1', stem: 'Do it:', points: 2, reason: 'So.' };
  const pair = (id: string, left: string, right: string) => ({ id, left, right });
  it.each<[string, Question]>([
    ['gap-missing', { kind: 'gap', ...common, text: 'Nothing to fill in.' }],
    ['key-missing', { kind: 'gap', ...common, text: 'An [[]] gap.' }],
    ['empty', { kind: 'gap', ...common, text: ' ' }],
    ['key-missing', { kind: 'open', ...common, answer: ' ', marking: [] }],
    ['marking-sum', { kind: 'open', ...common, answer: '', marking: [{ text: 'x', points: 1 }] }],
    ['list-short', { kind: 'matching', ...common, pairs: [pair('a', 'x', 'y')] }],
    [
      'options-same',
      { kind: 'matching', ...common, pairs: [pair('a', 'x', 'z'), pair('b', 'y', 'z ')] },
    ],
    ['list-short', { kind: 'ordering', ...common, items: ['x'] }],
    ['options-same', { kind: 'ordering', ...common, items: ['x', 'x'] }],
  ])('is found: %s', (rule, question) => {
    const faults = structureFaults({ ...mixedTests.en, scale: 2, questions: [question] });
    expect(faults.map((fault) => fault.rule)).toEqual([rule]);
  });
});
