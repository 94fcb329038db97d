import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { predicateOf } from './predicates.ts';

describe('the predicate of an Arabic sentence', () => {
  it.each(['يرأس المجلس رئيس منتخب من الأعضاء', 'يحرس القلعة جنود أشداء طوال الليل'])(
    'is not used when the object may come first: %s',
    (sentence) => {
      expect(predicateOf(sentence, 'ar')).toBeUndefined();
      expect(
        factsOf({ text: sentence, start: 0, position: 0 }, 'ar').map(({ form }) => form),
      ).toEqual(expect.not.arrayContaining([expect.stringMatching(/subject|object/)]));
    },
  );

  it.each([
    ['تمتص الجذور الماء من التربة', 'تمتص الجذور'],
    ['تنتج النباتات أكسجينا في النهار', 'تنتج النباتات'],
    ['يغطي الماء حوالي 71% من الأرض', 'يغطي الماء'],
  ])('is clear in %s', (sentence, subject) => {
    expect(predicateOf(sentence, 'ar')?.subject).toBe(subject);
  });
});
