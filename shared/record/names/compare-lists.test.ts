import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../model/pupil.ts';
import { diffClass, isClear, type Choice } from './compare-lists.ts';

const yacine: Pupil = {
  fullName: 'بن علي ياسين',
  registrationNumber: '1602034501230400',
  dateOfBirth: '2013-05-04',
  gender: 'male',
};
const salma: Pupil = { fullName: 'حداد سلمى', registrationNumber: '1602034501230401' };
const anis: Pupil = { fullName: 'عمراني أنيس' };
const names = (pupils: readonly Pupil[]) => pupils.map(({ fullName }) => fullName);

describe('a newer list of a class', () => {
  it('that is the same shows no changes', () => {
    const kept = [yacine, salma, anis];
    expect(diffClass(kept, kept)).toEqual({
      came: [],
      left: [],
      changed: [],
      pupils: kept,
      unclear: [],
    });
  });

  it('shows who joined and who left, and has the order of the newer list', () => {
    const lina = { fullName: 'زروقي لينا', registrationNumber: '1602034501230402' };
    const { came, left, changed, pupils } = diffClass([yacine, salma, anis], [lina, anis, yacine]);
    expect([names(came), names(left), changed]).toEqual([['زروقي لينا'], ['حداد سلمى'], []]);
    expect(names(pupils)).toEqual(['زروقي لينا', 'عمراني أنيس', 'بن علي ياسين']);
  });

  it('recognises a pupil by the registration number, whatever the name', () => {
    const corrected = { ...salma, fullName: 'حدّاد سلوى' };
    const { came, left, changed } = diffClass([yacine, salma], [yacine, corrected]);
    expect([came, left]).toEqual([[], []]);
    expect(changed).toEqual([{ before: salma, after: corrected, fields: ['fullName'] }]);
  });

  it('recognises a pupil by name when there is no number, and keeps the known data', () => {
    const { changed, pupils, left } = diffClass([yacine, salma], [{ fullName: 'ياسين بن عليّ' }]);
    expect(changed).toEqual([]);
    expect(pupils).toEqual([{ ...yacine, fullName: 'ياسين بن عليّ' }]);
    expect(left).toEqual([salma]);
  });

  it('shows data that was added', () => {
    const more = { ...anis, registrationNumber: '1602034501230409', gender: 'male' as const };
    expect(diffClass([anis], [more]).changed).toEqual([
      { before: anis, after: more, fields: ['registrationNumber', 'gender'] },
    ]);
  });

  it('distinguishes two pupils of one name by their numbers', () => {
    const namesake = { ...salma, registrationNumber: '1602034501230499' };
    const { came, left } = diffClass([salma], [namesake]);
    expect([came, left]).toEqual([[namesake], [salma]]);
  });

  describe('with two pupils of one name, and nothing that says who is who', () => {
    const [first, second] = [
      { ...anis, id: 'a' },
      { ...anis, id: 'b' },
    ];
    const [lina, sara] = [
      { fullName: 'زروقي لينا', id: 'c' },
      { fullName: 'حداد سارة', id: 'd' },
    ];
    const without = (pupils: readonly Pupil[]) => pupils.map(({ fullName }) => ({ fullName }));
    const unclearIn = (before: readonly Pupil[], after: readonly Pupil[]) =>
      diffClass(before, without(after)).unclear;

    it('takes them in the order of the list if all are there and the others in one order', () => {
      const kept = [lina, first, sara, second];
      const { unclear, pupils } = diffClass(kept, without(kept));
      expect([unclear, pupils]).toEqual([[], kept]);
    });

    it('asks if the others come in another order', () => {
      expect(unclearIn([lina, first, sara, second], [sara, first, lina, second])).toEqual([
        { found: [1, 3], known: [1, 3] },
      ]);
    });

    it('asks who of them left, and who of them is new', () => {
      expect(unclearIn([first, second, lina], [anis, lina])).toEqual([
        { found: [0], known: [0, 1] },
      ]);
      expect(unclearIn([lina, first], [lina, anis, anis])).toEqual([{ found: [1, 2], known: [1] }]);
    });

    it('asks when only the newer list has numbers, and not once both have', () => {
      const numbered = [
        { ...anis, registrationNumber: '1' },
        { ...anis, registrationNumber: '2' },
      ];
      const { unclear } = diffClass([sara, lina, first, second], [lina, sara, ...numbered]);
      expect(unclear).toEqual([{ found: [2, 3], known: [2, 3] }]);
      const both = numbered.map((one, index) => ({ ...one, id: String(index) }));
      const swapped = diffClass(both, numbered.toReversed());
      expect([swapped.unclear, swapped.pupils.map(({ id }) => id)]).toEqual([[], ['1', '0']]);
    });

    it('does not ask about the one who is left over when a number or a date names the other', () => {
      const known = [{ ...first, registrationNumber: '1' }, second, lina];
      const { unclear, pupils } = diffClass(known, [
        lina,
        { ...anis },
        { ...anis, registrationNumber: '1' },
      ]);
      expect([unclear, pupils.map(({ id }) => id)]).toEqual([[], ['c', 'b', 'a']]);
    });

    it('takes who the teacher says they are', () => {
      const after = without([sara, first, lina, second]);
      const swap = new Map([
        [1, 3],
        [3, 1],
      ]);
      const answered = diffClass([lina, first, sara, second], after, swap);
      expect(answered.pupils.map(({ id }) => id)).toEqual(['d', 'b', 'c', 'a']);
      const joined = diffClass(
        [lina, first],
        without([lina, anis, anis]),
        new Map<number, number | 'new'>([
          [1, 'new'],
          [2, 1],
        ]),
      );
      expect([joined.came, joined.pupils.map(({ id }) => id)]).toEqual([
        [anis],
        ['c', undefined, 'a'],
      ]);
    });

    it('takes each of them for new, and no two for one known pupil', () => {
      const before = [lina, first];
      const after = without([lina, anis, anis]);
      const say = (one: Choice, other: Choice) => {
        const chosen = new Map([
          [1, one],
          [2, other],
        ]);
        const { pupils, unclear } = diffClass(before, after, chosen);
        return [isClear(unclear, chosen), ...pupils.map(({ id }) => id)];
      };
      expect(say('new', 'new')).toEqual([true, 'c', undefined, undefined]);
      expect(say('new', 1)).toEqual([true, 'c', undefined, 'a']);
      expect(say(1, 1)[0]).toBe(false);
      expect(isClear(diffClass(before, after).unclear, new Map([[1, 'new']]))).toBe(false);
    });
  });

  it('distinguishes two pupils of one name by their birth dates, in any order', () => {
    const born = (id: string, dateOfBirth: string) => ({ ...anis, id, dateOfBirth });
    const { came, left, pupils } = diffClass(
      [born('a', '2013-01-02'), born('b', '2013-07-09')],
      [
        { ...anis, dateOfBirth: '2013-07-09' },
        { ...anis, dateOfBirth: '2013-01-02' },
      ],
    );
    expect([came, left]).toEqual([[], []]);
    expect(pupils.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  it('recognises a pupil by the id before anything else', () => {
    const [one, other] = [
      { ...salma, id: 'a' },
      { ...yacine, id: 'b' },
    ];
    const { changed, left } = diffClass([one, other], [{ ...other, id: 'a' }]);
    expect(changed).toMatchObject([
      { before: one, fields: ['fullName', 'registrationNumber', 'dateOfBirth', 'gender'] },
    ]);
    expect(left).toEqual([other]);
  });

  it('reads numbers in either kind of digits', () => {
    const other = { ...salma, registrationNumber: '١٦٠٢٠٣٤٥٠١٢٣٠٤٠١' };
    expect(diffClass([salma], [other])).toMatchObject({ came: [], left: [], changed: [] });
  });
});
