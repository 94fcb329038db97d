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

describe('rows are given to pupils', () => {
  it('by their names, without accents, hamzas or order of surname and given name', () => {
    const read = names.map((name) => name.replace(/أ/g, 'ا').split(' ').toReversed().join(' '));
    expect(matchPupils(rowsOf(names), pupils)).toEqual(all);
    expect(matchPupils(rowsOf(read), pupils)).toEqual(all);
  });

  it('in any order where names are certain', () => {
    expect(matchPupils(rowsOf(names.toReversed()), pupils)).toEqual(all.toReversed());
  });

  it('by order and number where a name can hardly be read', () => {
    const rows = names.map((name, index) => ({
      name: index === 4 ? 'رروق' : name,
      ordinal: index + 1,
    }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by what stands above and below where a name can hardly be read', () => {
    const read = names.map((name, index) => (index === 4 ? 'زررفي ابس' : name));
    expect(matchPupils(rowsOf(read), pupils)).toEqual(all);
  });

  it('by a part of the name that was read well, and what stands above and below', () => {
    const read = names.map((name, index) => (index === 6 ? 'ياسين' : name));
    const rows = rowsOf(read).map((row) => ({ ...row, isNameSure: true }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by number between rows that are certain where nothing of a name could be read', () => {
    const rows = names.map((name, index) =>
      index === 3 ? { name: '', isNameLost: true, ordinal: 4 } : { name, ordinal: index + 1 },
    );
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by place between rows that are certain, and beside one at either end, where nothing of a name could be read', () => {
    const rows = names.map((name, index) =>
      [0, 3, 7].includes(index) ? { name: '', isNameLost: true } : { name },
    );
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by a part of the name that was nearly read well, and a number of which digits are missing', () => {
    const rows = names.map((name, index) => ({
      name: index === 6 ? 'ياسبن' : name,
      isNameSure: true,
      registrationNumber: index === 6 ? '16100' : pupils[index]!.registrationNumber,
    }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });

  it('by registration number, though a digit of it is misread', () => {
    const rows = pupils.map(({ registrationNumber }) => ({
      name: '؟',
      registrationNumber: registrationNumber.replace('0007', '0001'),
    }));
    expect(matchPupils(rows, pupils)).toEqual(all);
  });
});

describe('no row is given to a pupil', () => {
  it('whose name is lost and whose number another pupil has, or nobody beside them is certain', () => {
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

  it('of quite another name, where the row’s was read well', () => {
    const rows = names.map((name, index) => ({
      name: index === 3 ? 'غريب مروان' : name,
      ordinal: index + 1,
      isNameSure: true,
    }));
    expect(matchPupils(rows, pupils)).toEqual(
      all.map((index) => (index === 3 ? undefined : index)),
    );
  });

  it('whose name is another’s', () => {
    const read = names.toSpliced(3, 1, 'سعيدي إبراهيم');
    expect(matchPupils(rowsOf(read), pupils)).toEqual([0, 1, 2, undefined, 4, 5, 6, 7]);
  });

  it('that could as well be another’s', () => {
    expect(matchPupils(rowsOf(['قاسمي محمد']), pupils)).toEqual([undefined]);
  });

  it('twice, nor lost or made, whatever is read', () => {
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

it('aligns what gains most in order', () => {
  const gains = [
    [5, 1, 1],
    [8, 4, 1],
    [1, 1, 3],
  ];
  expect(alignInOrder(gains)).toEqual([0, 1, 2]);
  expect(alignInOrder([[-1, -1]])).toEqual([undefined]);
  expect(alignInOrder([])).toEqual([]);
});
