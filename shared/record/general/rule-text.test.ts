import { describe, expect, it } from 'vitest';
import type { ClassSubjects } from '../../model/class-subjects.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import { bySubject, termResults } from './class-results.ts';
import { termRule, yearRule } from './rule-text.ts';

const pupils = [
  { id: 'p0', fullName: 'A' },
  { id: 'p1', fullName: 'B' },
];
const sheet = (...marks: readonly string[]): MarkSheetContent => ({
  columns: [{ id: 'c1', heading: 'المعدل', role: 'term', scale: 20 }],
  marks: Object.fromEntries(
    marks.flatMap((text, at) => (text ? [[`p${at}`, { c1: { text } }] as const] : [])),
  ),
});
const ruleOf = (
  settings: ClassSubjects,
  sheets: Readonly<Record<string, MarkSheetContent>>,
  language: 'en' | 'ar' = 'en',
) => {
  const all = Object.entries(sheets).map(([subject, content]) => ({
    ...{ subject, content, term: 1 as const },
  }));
  return termRule(termResults({ pupils }, settings, bySubject(all), 1), settings, language);
};

describe('the printed rule', () => {
  it('has only the sentences that the table needs', () => {
    const settings = { subjects: [{ subject: 'A', coefficient: 2 }] };
    expect(ruleOf(settings, { A: sheet('12', '13') })).toEqual([
      expect.stringMatching(/^General average: each average as printed × its coefficient/),
      'Coefficients: set by the teacher.',
    ]);
  });

  it('names no coefficients where all subjects count the same', () => {
    const settings = { subjects: [{ subject: 'A', coefficient: 1 }], preset: 'primary' };
    expect(ruleOf(settings, { A: sheet('12', '13') })).toEqual([
      expect.stringMatching(/^General average: the sum of the averages as printed ÷ their number/),
      expect.stringContaining('primary schools have none'),
    ]);
  });

  it('says what is left out, missing and not counted', () => {
    const settings: ClassSubjects = {
      subjects: [
        { subject: 'A', coefficient: 2 },
        { subject: 'التربية البدنية', coefficient: 1.5 },
        { subject: 'Art', coefficient: 1, bonus: true },
        { subject: 'French', coefficient: 1, words: [1] },
        { subject: 'Music', coefficient: 1, terms: [2] },
      ],
      absent: 'left-out',
      preset: '1am',
    };
    const sheets = {
      ...{ A: sheet('غ', 'غ م'), 'التربية البدنية': sheet('معفى', '12') },
      ...{ Art: sheet('12', ''), Latin: sheet('1', '2') },
    };
    expect(ruleOf(settings, sheets)).toMatchInlineSnapshot(`
      [
        "General average: each average as printed × its coefficient, added up, ÷ the sum of these coefficients; two decimals, halves rounded up. Equal averages share a rank.",
        "A subject that a pupil is exempt from is in neither sum.",
        "A subject in which a pupil was absent is in neither sum.",
        "A pupil with an excused absence has no general average until the mark of the make-up test is there or the class has a rule for it.",
        "Of ⁨Art⁩, only the points above 10 count, times the coefficient, which is not in the divisor; the general average is at most 20.",
        "⁨French⁩: words instead of marks in this term.",
        "Without marks in this term: ⁨Music⁩.",
        "In the record, and not counted: ⁨Latin⁩.",
        "A pupil without all marks that count has no general average and no rank.",
        "Coefficients: first year of middle school, letter 1547 of 2017-09-21 (El Watan, 2017-11-16); looked up on 2026-11-29; what the teacher has set replaces them.",
      ]
    `);
    const arabic = ruleOf(settings, sheets, 'ar');
    expect(arabic).toHaveLength(10);
    expect(arabic.join(' ')).toMatch(/Art.* 10 .*French.*Music.*Latin.*1547/);
  });

  it('names two names of one subject, which would count twice', () => {
    const settings = {
      subjects: ['الرياضيات', 'رياضيات', 'Robotique', 'Échecs'].map((subject) => ({
        ...{ subject, coefficient: 2 },
      })),
    };
    expect(ruleOf(settings, {})).toContain(
      'Names of one subject, which all count: \u2068الرياضيات\u2069, \u2068رياضيات\u2069.',
    );
  });

  it('of the year names the pass mark, and no decision without one', () => {
    expect(yearRule({ subjects: [], pass: 10 }, 'en')).toEqual([
      expect.stringContaining('÷ 3'),
      'With 10 or more in the year a pupil moves up; the council decides about the others.',
    ]);
    expect(yearRule({ subjects: [] }, 'ar')).toHaveLength(1);
  });
});
