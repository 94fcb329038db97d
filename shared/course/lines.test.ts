import { expect, it } from 'vitest';
import { findLine, orderedLines } from './line-names.ts';
import { kindOfLine } from './line-kind.ts';

it.each([
  ['الأعداد النسبية', 'lesson'],
  ['معالجة النصوص', 'lesson'],
  ['تصحيح الفرض الأول', 'lesson'],
  ['مراجعة للاختبار', 'lesson'],
  ['اختبار الكشف عن النشا', 'lesson'],
  ['Composition de fonctions', 'lesson'],
  ['Intégration par parties', 'lesson'],
  ['التقويم التشخيصي', 'diagnostic'],
  ['Évaluation diagnostique', 'diagnostic'],
  ['وضعية الانطلاق للمقطع الأول', 'launch'],
  ['الوضعية المشكلة الأم', 'launch'],
  ['Situation de départ', 'launch'],
  ['إدماج كلي', 'integration'],
  ['وضعية إدماجية 2', 'integration'],
  ['Intégration des acquis', 'integration'],
  ['معالجة بيداغوجية', 'remediation'],
  ['حصة المعالجة', 'remediation'],
  ['استدراك', 'remediation'],
  ['الفرض المحروس رقم 1', 'test'],
  ['اختبار الفصل الأول في مادة الرياضيات', 'test'],
  ['Devoir surveillé n° 2', 'test'],
  ['Composition du premier trimestre', 'test'],
  ['٭٭٭', 'lesson'],
  ['التشخيص قبل الولادي', 'lesson'],
  ['Diagnostic prénatal', 'lesson'],
  ['الاندماج النووي', 'lesson'],
  ['انطلاقا من الصفر', 'lesson'],
  ['تقنية الانطلاق من الجلوس', 'lesson'],
  ['أسلوب الاستدراك', 'lesson'],
  ['الوضعية الانطلاقية الأم (المقطع 1: الأعداد النسبية)', 'launch'],
  ['وضعية تعلم الإدماج وحل الوضعية الانطلاقية للأعداد الناطقة', 'integration'],
  ['حل الوضعية الانطلاقية', 'integration'],
  ['حل الوضعية الانطلاقية، وضعية تقويمية ومعالجة بيداغوجية', 'remediation'],
  ['الوضعيات النسبية لمستقيم ودائرة', 'lesson'],
  ['تعريف الانسحاب انطلاقاً من متوازي الأضلاع', 'lesson'],
  ['معالجة', 'remediation'],
  ['الوضعية المشكلة الانطلاقية', 'launch'],
  ['تقويم تشخيصي لمكتسبات التلاميذ', 'diagnostic'],
  ['تقويم المكتسبات القبلية', 'diagnostic'],
  ['وضعية تقويمية ومعالجة بيداغوجية للأخطاء الشائعة', 'remediation'],
  ['حصة تقويم ومعالجة', 'remediation'],
  ['الدعم والعلاج', 'remediation'],
  ['إدماج وتقويم', 'integration'],
  ['تعلم الإدماج', 'integration'],
  ['حصة الاختبار', 'test'],
])('reads from its words what a line is: %s, %s', (lesson, kind) => {
  expect(kindOfLine({ lesson })).toBe(kind);
  expect(kindOfLine({ lesson, kind: 'launch' })).toBe('launch');
});

const lines = ['أ', 'ب', 'أ', 'ج', 'د'].map((lesson) => ({ lesson }));
const orderOf = (order: Parameters<typeof orderedLines>[1]) =>
  orderedLines(lines, order).map(({ index }) => index);

it('puts lines that an order does not name after the one they follow', () => {
  expect(orderOf([])).toEqual([0, 1, 2, 3, 4]);
  expect(orderOf([{ lesson: 'ج' }, { lesson: 'ب' }])).toEqual([0, 3, 4, 1, 2]);
  expect(orderOf([{ lesson: 'ا', nth: 2 }, { lesson: 'أ' }, { lesson: 'أ', nth: 2 }])).toEqual([
    2, 3, 4, 0, 1,
  ]);
  expect(orderOf([{ lesson: 'ه' }, { lesson: 'أ', nth: 3 }])).toEqual([0, 1, 2, 3, 4]);
});

it('takes the sessions of a line from its count, its hours or its order', () => {
  const parts = (minutes: number | undefined) =>
    orderedLines(
      [
        { lesson: 'a' },
        { lesson: 'b', hours: 1.5 },
        { lesson: 'c', hours: 0.25 },
        { lesson: 'd', sessions: 3 },
      ],
      [{ lesson: 'd', sessions: 0 }],
      minutes,
    ).map((line) => line.parts);
  expect(parts(undefined)).toEqual([1, 2, 1, 0]);
  expect(parts(45)).toEqual([1, 2, 1, 0]);
  expect(parts(30)).toEqual([1, 3, 1, 0]);
});

it('finds a line by its folded text and by which of the equal ones it is', () => {
  const ordered = orderedLines(lines);
  expect(findLine(ordered, { lesson: 'ا', nth: 2 })?.index).toBe(2);
  expect(findLine(ordered, { lesson: 'أ' })?.name).toEqual({ lesson: 'أ' });
  expect(findLine(ordered, { lesson: 'ب', nth: 2 })).toBeUndefined();
});
