import { beforeEach, describe, expect, it } from 'vitest';
import { addMarks } from '#shared/contracts/add-marks.ts';
import type { ListedClass, TermMarks } from '#shared/model/listed-classes.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { addMarksToRecord } from './marks-into-record.ts';

const kept: SavedClass = {
  ...{ id: '01KJQ5N8000000000000000000', version: 1, name: '2م3', level: 'Middle' },
  counts: { pupils: 2, girls: 1, boys: 1 },
  keptAt: '2026-09-01T08:00:00.000Z',
  changedAt: '2026-09-01T08:00:00.000Z',
  keptUntil: '2027-10-06T08:00:00.000Z',
  pupils: [
    { id: 'ali', fullName: 'بن علي ياسين', registrationNumber: '16020345' },
    { id: 'mona', fullName: 'حداد منى', registrationNumber: '16020346' },
  ],
};
const columns: TermMarks['columns'] = [
  { heading: 'الفرض /20', kind: 'mark', role: 'test', scale: 20 },
  { heading: 'المعدل', kind: 'average' },
];
const read: ListedClass = {
  name: '2م3',
  pupils: [
    { fullName: 'حداد منى', registrationNumber: '16020346' },
    { fullName: 'زروقي لينا', registrationNumber: '16020347' },
    { fullName: 'بن علي ياسين', registrationNumber: '16020345' },
  ],
  terms: [
    {
      term: 1,
      columns,
      marks: [
        ['12', '9'],
        ['7', '9'],
        ['25', '9'],
      ],
      remarks: ['عمل جيد', '', ''],
    },
    {
      columns,
      marks: [
        ['13', ''],
        ['', ''],
        ['غ', ''],
      ],
    },
  ],
};
const source = { name: 'نقاط.xlsx', subject: 'الرياضيات', term: 2, level: undefined } as const;
const add = () => addMarksToRecord(kept, read, source);
let api: FakeApi;
let record: ReturnType<typeof fakeRecord>;
const sheets = () => record.sheetsOf(kept.id);
const marksOf = (term: number) => {
  const { columns: own, marks } = sheets().find((one) => one.term === term)!.content;
  return Object.fromEntries(
    Object.entries(marks).map(([pupil, ofPupil]) => [pupil, ofPupil[own[0]!.id]?.text]),
  );
};

beforeEach(() => {
  api = fakeApi();
  record = fakeRecord(api, [kept]);
});

describe('the marks of a class in a workbook', () => {
  it('become a sheet for each term, with the name of the file', async () => {
    expect(await add()).toEqual({
      ...{ marks: 3, remarks: 1, same: 0, different: 0, wrong: 1, leftOut: 0, strangers: 1 },
      sheets: sheets().map(({ id }) => id),
    });
    expect(sheets()).toMatchObject([
      { subject: 'الرياضيات', term: 1, content: { remarks: { mona: 'عمل جيد' } } },
      { subject: 'الرياضيات', term: 2 },
    ]);
    expect([marksOf(1), marksOf(2)]).toEqual([{ mona: '12' }, { mona: '13', ali: 'غ' }]);
    expect(sheets()[0]?.content.sources).toMatchObject([{ kind: 'workbook', name: 'نقاط.xlsx' }]);
  });

  it('are added once, however often that is tried', async () => {
    await add();
    const before = structuredClone(sheets());
    expect(await add()).toMatchObject({ marks: 0, remarks: 0, same: 4, wrong: 1 });
    expect(sheets()).toEqual(before);
  });

  it('are added once when the first answer is lost', async () => {
    const answering = globalThis.fetch;
    let isLost = false;
    globalThis.fetch = async (...call) => {
      const answer = await answering(...call);
      if (isLost || call[1]?.method !== 'POST') return answer;
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
    await expect(add()).rejects.toThrow('Failed to fetch');
    expect(await add()).toMatchObject({ marks: 2, same: 2 });
    expect([marksOf(1), marksOf(2)]).toEqual([{ mona: '12' }, { mona: '13', ali: 'غ' }]);
  });

  it('replace nothing in the record', async () => {
    const content = {
      columns: [{ id: 'c1', heading: 'الفرض', role: 'test' as const, scale: 20 }],
      marks: { mona: { c1: { text: '11' } } },
      remarks: { mona: 'يمكنك أكثر' },
    };
    record.put(kept.id, { subject: 'الرّياضيات', term: 1, content });
    expect(await add()).toMatchObject({ marks: 2, remarks: 0, different: 2, wrong: 1 });
    expect(sheets()[0]).toMatchObject({ version: 1, content });
  });

  it('make no sheet when there is nothing to write', async () => {
    const one = {
      term: 3 as const,
      columns,
      marks: [
        ['99', ''],
        ['', ''],
        ['', ''],
      ],
    };
    const wrong = { ...read, terms: [one] };
    expect(await addMarksToRecord(kept, wrong, source)).toMatchObject({ wrong: 1, sheets: [] });
    expect(sheets()).toEqual([]);
  });

  it('are refused when the class is gone', async () => {
    api.on(addMarks, { status: 404, body: { code: 'class-not-found' } });
    await expect(add()).rejects.toMatchObject({ code: 'class-not-found' });
  });
});
