import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignInOrder } from './align-in-order.ts';
import { matchPupils } from './match-pupils.ts';

const names = [
  'بن عيسى سلمى',
  'بوعلام يوسف',
  'بوعلام يونس',
  'حداد مريم',
  'زروقي أنس',
  'قاسمي محمد أمين',
  'قاسمي محمد ياسين',
  'مرابط هاجر',
];
const pupils = names.map((name, index) => ({ name, registrationNumber: `161000000000${index}7` }));
const rowsOf = (read: readonly string[]) => read.map((name) => ({ name }));
const all = names.map((_, index) => index);

describe('rows are matched with pupils', () => {
  it('by name, without accents, hamzas or the order of surname and first name', () => {
    const read = names.map((name) => name.replace(/أ/g, 'ا').split(' ').toReversed().join(' '));
    expect(matchPupils(rowsOf(names), pupils)).toEqual(all);
    expect(matchPupils(rowsOf(read), pupils)).toEqual(all);
  });

  it('in any order when names are certain', () => {
    expect(matchPupils(rowsOf(names.toReversed()), pupils)).toEqual(all.toReversed());
  });

  it('by order and number when a name is nearly unreadable', () => {
    const rows = names.map((name, index) => ({
      name: index === 4 ? 'رروق' : name,
      ordinal: index + 1,
    }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by the neighbours when a name is nearly unreadable', () => {
    const read = names.map((name, index) => (index === 4 ? 'زررفي ابس' : name));
    expect(matchPupils(rowsOf(read), pupils)).toEqual(all);
  });

  it('by a readable part of the name and the neighbours', () => {
    const read = names.map((name, index) => (index === 6 ? 'ياسين' : name));
    const rows = rowsOf(read).map((row) => ({ ...row, isNameSure: true }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by number between certain rows when the name is unreadable', () => {
    const rows = names.map((name, index) =>
      index === 3 ? { name: '', isNameLost: true, ordinal: 4 } : { name, ordinal: index + 1 },
    );
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by place between or next to certain rows when the name is unreadable', () => {
    const rows = names.map((name, index) =>
      [0, 3, 7].includes(index) ? { name: '', isNameLost: true } : { name },
    );
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by a nearly readable part of the name and an incomplete number', () => {
    const rows = names.map((name, index) => ({
      name: index === 6 ? 'ياسبن' : name,
      isNameSure: true,
      registrationNumber: index === 6 ? '16100' : pupils[index]!.registrationNumber,
    }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by registration number, even with one misread digit', () => {
    const rows = pupils.map(({ registrationNumber }) => ({
      name: '؟',
      registrationNumber: registrationNumber.replace('0007', '0001'),
    }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });
});

describe('no row is matched with a pupil', () => {
  it('whose name is unreadable without a unique number or certain neighbours', () => {
    const lost = (ordinal: number) => ({ name: '', isNameLost: true, ordinal });
    const numbered = names.map((name, index) => (index === 3 ? lost(5) : { name }));
    expect(matchPupils(numbered, pupils)[3]).toBeUndefined();
    const fewer = names
      .filter((_, index) => index !== 4)
      .map((name, index) => (index === 3 ? { name: '', isNameLost: true } : { name }));
    expect(matchPupils(fewer, pupils)[3]).toBeUndefined();
    expect(
      matchPupils(
        names.map((_, index) => lost(index + 1)),
        pupils,
      ),
    ).toEqual(all.map(() => undefined));
  });

  it('who is not on the page', () => {
    expect(matchPupils(rowsOf(names.filter((_, index) => index !== 3)), pupils)).toEqual(
      all.filter((index) => index !== 3),
    );
  });

  it('with a different name that was read well', () => {
    const rows = names.map((name, index) => ({
      name: index === 3 ? 'غريب مروان' : name,
      ordinal: index + 1,
      isNameSure: true,
    }));
    expect(matchPupils(rows, pupils)).toEqual(
      all.map((index) => (index === 3 ? undefined : index)),
    );
  });

  it('whose name belongs to another', () => {
    const read = names.toSpliced(3, 1, 'سعيدي إبراهيم');
    expect(matchPupils(rowsOf(read), pupils)).toEqual([0, 1, 2, undefined, 4, 5, 6, 7]);
  });

  it('who could just as well be another', () => {
    expect(matchPupils(rowsOf(['قاسمي محمد']), pupils)).toEqual([undefined]);
  });

  it('twice, and no row is lost or added, whatever is read', () => {
    const row = fc.record({
      name: fc.oneof(fc.constantFrom(...names), fc.string()),
      ordinal: fc.option(fc.nat(12), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const match = matchPupils(rows, pupils);
        const given = match.filter((pupil) => pupil !== undefined);
        expect(match).toHaveLength(rows.length);
        expect(new Set(given).size).toBe(given.length);
        expect(given.every((pupil) => pupil >= 0 && pupil < pupils.length)).toBe(true);
      }),
    );
  });
});

it('finds the alignment in order with the highest gain', () => {
  const gains = [
    [5, 1, 1],
    [8, 4, 1],
    [1, 1, 3],
  ];
  expect(alignInOrder(gains)).toEqual([0, 1, 2]);
  expect(alignInOrder([[-1, -1]])).toEqual([undefined]);
  expect(alignInOrder([])).toEqual([]);
});
