import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../model/pupil.ts';
import { diffClass } from './compare-lists.ts';

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
    expect(diffClass(kept, kept)).toEqual({ came: [], left: [], changed: [], pupils: kept });
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

  it('matches two pupils of one name one by one', () => {
    const { came, left, changed } = diffClass([anis, anis], [anis, { ...anis }, { ...anis }]);
    expect([names(came), left, changed]).toEqual([['عمراني أنيس'], [], []]);
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
