import { describe, expect, it } from 'vitest';
import { nameTest } from './name-test.ts';

describe('the title of a test', () => {
  it.each([
    ['اختبار: الكسور', 'ar', 'test', 'فرض: الكسور'],
    ['الاختبار الأول', 'ar', 'test', 'الفرض الأول'],
    ['إمتحان في الرياضيات', 'ar', 'exam', 'اختبار في الرياضيات'],
    ['فرض الفصل الأول', 'ar', 'test', 'فرض الفصل الأول'],
    ['اختبارات سابقة', 'ar', 'exam', 'اختبار: اختبارات سابقة'],
    ['الكسور', 'ar', 'exam', 'اختبار: الكسور'],
    ['Test: fractions', 'en', 'exam', 'Exam: fractions'],
    ['Quiz on fractions', 'en', 'test', 'Test on fractions'],
    ['Test your knowledge', 'en', 'exam', 'Exam: Test your knowledge'],
    ['Testing waters', 'en', 'test', 'Test: Testing waters'],
    ['Évaluation : les fractions', 'fr', 'test', 'Devoir : les fractions'],
    ['Les fractions', 'fr', 'exam', 'Composition\u00a0: Les fractions'],
    [' ', 'ar', 'exam', 'اختبار'],
  ] as const)('%s in %s as %s is %s', (title, language, role, expected) => {
    expect(nameTest(title, language, role)).toBe(expected);
    expect(nameTest(expected, language, role)).toBe(expected);
  });

  it('stays as it is if the teacher has not said what it is', () => {
    expect(nameTest(' Test: fractions', 'en', undefined)).toBe(' Test: fractions');
  });
});
