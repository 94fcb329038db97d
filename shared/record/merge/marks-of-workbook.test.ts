import { describe, expect, it } from 'vitest';
import type { SchoolLevel } from '../../model/profile.ts';
import type { MarkRole } from '../../model/mark-role.ts';
import type { TermMarks } from '../../model/listed-classes.ts';
import { countOfTerm, marksOfWorkbook, sheetOfWorkbook } from './marks-of-workbook.ts';
import { markHeading } from '../marks/mark-headings.ts';
import { pupilsOfRows, type KnownPupils } from '../names/pupils-of-rows.ts';

const kept = {
  pupils: [
    { id: 'ali', fullName: 'بن علي ياسين', registrationNumber: '16020345' },
    { id: 'mona', fullName: 'حداد منى' },
  ],
  left: [{ id: 'salma', fullName: 'عمراني سلمى', leftOn: '2026-11-02' }],
};
const read = {
  pupils: [
    { fullName: 'منى حداد' },
    { fullName: 'زروقي لينا' },
    { fullName: 'ياسين ب.', registrationNumber: '16020345' },
    { fullName: 'عمراني سلمى' },
  ],
};
const term: TermMarks = {
  term: 1,
  columns: [
    { heading: 'معدل تقويم النشاطات /20', kind: 'mark', role: 'activities', scale: 20 },
    { heading: 'الفرض /20', kind: 'mark', role: 'test', scale: 20 },
    { heading: 'المعدل', kind: 'average' },
    { heading: '/20', kind: 'mark', role: 'exam' },
  ],
  marks: [
    ['12', '', '9', '—'],
    ['13', '', '', ''],
    ['14', 'غ', '', ''],
    ['15', '', '', ''],
  ],
  remarks: ['', 'x', 'عمل جيد', ''],
};
const { incoming, strangers } = marksOfWorkbook(kept, read, term, 'Middle');

describe('a term’s marks in a workbook', () => {
  it('are those of the pupils of the class, without averages', () => {
    expect(incoming.columns).toEqual([
      { heading: 'معدل تقويم النشاطات', role: 'activities', scale: 20, usual: 20 },
      { heading: 'الفرض', role: 'test', scale: 20, usual: 20 },
      { heading: '/20', role: 'exam', usual: 20 },
    ]);
    expect(incoming.rows).toEqual([
      { pupil: 'mona', marks: ['12', '', '—'], remark: '' },
      { pupil: 'ali', marks: ['14', 'غ', ''], remark: 'عمل جيد' },
    ]);
  });

  it('say how many pupils are not in the class, whether new or gone', () => {
    expect(strangers).toBe(2);
  });

  it('go to no namesake: a pupil who has left, or one of two without a number', () => {
    const twins = [
      { id: 'a', fullName: 'سعيدي هاجر', registrationNumber: '1' },
      { id: 'b', fullName: 'سعيدي هاجر' },
    ];
    const gone = [{ id: 'c', fullName: 'سعيدي هاجر', leftOn: '2026-11-02' }];
    const found = (known: KnownPupils, ...numbers: (string | undefined)[]) =>
      pupilsOfRows(
        known,
        numbers.map((registrationNumber) => ({
          fullName: 'هاجر سعيدي',
          ...(registrationNumber && { registrationNumber }),
        })),
      ).map((pupil) => pupil?.id);
    expect(found({ pupils: twins }, undefined)).toEqual([undefined]);
    expect(found({ pupils: twins }, undefined, undefined)).toEqual(['a', 'b']);
    expect(found({ pupils: twins }, '1')).toEqual(['a']);
    expect(found({ pupils: twins }, undefined, '1')).toEqual(['b', 'a']);
    expect(found({ pupils: twins.slice(1), left: gone }, undefined)).toEqual([undefined]);
    expect(found({ pupils: twins.slice(0, 1), left: gone }, '1')).toEqual(['a']);
    // Lists in another order say nothing about namesakes.
    const others = ['حداد منى', 'قاسمي رضا'].map((fullName) => ({ id: fullName, fullName }));
    const namesOf = (...fullNames: readonly string[]) =>
      pupilsOfRows(
        { pupils: [...twins, ...others] },
        fullNames.map((fullName) => ({ fullName })),
      ).map((pupil) => pupil?.id);
    const [twin, mona, reda] = ['سعيدي هاجر', 'حداد منى', 'قاسمي رضا'] as const;
    expect(namesOf(twin, twin, mona, reda)).toEqual(['a', 'b', mona, reda]);
    expect(namesOf(twin, twin, reda, mona)).toEqual([undefined, undefined, reda, mona]);
  });

  it('are counted without strokes and averages', () => {
    expect(countOfTerm(term)).toEqual({ marks: 5, remarks: 2 });
  });
});

describe('a new sheet of a workbook', () => {
  it('has its empty columns too, and the usual rule', () => {
    const sheet = sheetOfWorkbook(incoming);
    expect(sheet.columns.map(({ id, role, scale }) => [id, role, scale])).toEqual([
      ['c1', 'activities', 20],
      ['c2', 'test', 20],
      ['c3', 'exam', 20],
    ]);
    expect(sheet).toMatchObject({ marks: {}, averages: { preset: 'middle-2022' } });
  });

  const sheetOf = (level: SchoolLevel, ...headings: readonly (readonly [string, MarkRole])[]) => {
    const columns = headings.map(([heading, role]) => ({ heading, kind: 'mark' as const, role }));
    const own = { columns, marks: [] };
    return sheetOfWorkbook(marksOfWorkbook({ pupils: [] }, { pupils: [] }, own, level).incoming);
  };

  it('takes the full mark of the level if the workbook names none', () => {
    expect(sheetOf('Primary', ['الاختبار', 'exam']).columns[0]?.scale).toBe(10);
  });

  it('counts single activities as the notebook does: out of 5, and alone in no average', () => {
    const sheet = sheetOf(
      'Middle',
      ['الكراس', 'activities'],
      ['المشاركة', 'activities'],
      ['الفرض', 'test'],
      ['الاختبار', 'exam'],
    );
    expect(sheet.columns.map(({ scale }) => scale)).toEqual([5, 5, 20, 20]);
    const one = sheetOf(
      'Middle',
      ['الكراس', 'activities'],
      ['الفرض', 'test'],
      ['الاختبار', 'exam'],
    );
    expect([one.columns[0]?.scale, one.averages]).toEqual([5, undefined]);
  });

  it.each<[string, SchoolLevel, readonly string[]]>([
    ['Morocco', 'Middle', ['الفرض الأول', 'الفرض الثاني', 'الأنشطة المندمجة']],
    ['Morocco', 'Secondary', ['Contrôle 1', 'Contrôle 2', 'Contrôle 3', 'Activités intégrées']],
    ['Morocco', 'Primary', ['الفرض الأول', 'الفرض الثاني']],
    ['Tunisia', 'Middle', ['شفاهي', 'فرض مراقبة', 'فرض تأليفي']],
    ['Tunisia', 'Secondary', ['Oral', 'TP', 'Devoir de contrôle', 'Devoir de synthèse']],
  ])(
    'has no rule for the marks of %s, whose weights differ: the teacher is asked',
    (_, level, headings) => {
      const own: TermMarks = {
        columns: headings.map((heading) => ({ ...markHeading(heading), heading, kind: 'mark' })),
        marks: [],
      };
      const { averages } = marksOfWorkbook({ pupils: [] }, { pupils: [] }, own, level).incoming;
      expect(averages).toBeUndefined();
    },
  );

  it('has no rule if a column that counts is missing; practical work is optional', () => {
    const rulesOf = (...roles: ('activities' | 'test' | 'exam')[]) => {
      const columns = roles.map((role) => ({ heading: role, kind: 'mark' as const, role }));
      const own = { columns, marks: [] };
      return marksOfWorkbook({ pupils: [] }, { pupils: [] }, own, 'Secondary').incoming.averages;
    };
    expect(rulesOf('activities', 'test', 'exam')).toMatchObject({ preset: 'secondary' });
    expect(rulesOf('activities', 'test')).toBeUndefined();
  });
});
