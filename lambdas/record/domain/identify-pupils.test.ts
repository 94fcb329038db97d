import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClassContent } from '#shared/model/saved-class.ts';
import { limits } from '#shared/model/limits.ts';
import type { ClassPupils } from '../stores/classes/card-numbers.ts';
import { identifyPupils } from './identify-pupils.ts';

type ListedPupil = ClassContent['pupils'][number];

let given = 0;
const ports = { newId: () => `n${(given += 1)}`, today: '2026-10-04' };
const identify = (before: ClassPupils | undefined, list: readonly ListedPupil[]) =>
  identifyPupils(before, [...list], ports);
const idsOf = ({ pupils }: ClassPupils) => pupils.map(({ id }) => id);

const salma = { fullName: 'حداد سلمى', registrationNumber: '1602034501230401' };
const anis = { fullName: 'عمراني أنيس' };
const lina = { fullName: 'زروقي لينا', dateOfBirth: '2013-05-04' };

describe('the pupils of a class', () => {
  it('get ids of their own when the class is saved first, whatever ids are sent', () => {
    const first = identify(undefined, [{ ...salma, id: 'x' }, anis, anis]);
    expect(new Set(idsOf(first)).size).toBe(3);
    expect(idsOf(first)).not.toContain('x');
    expect(first).not.toHaveProperty('left');
  });

  it('keep their ids when a client sends the list without ids', () => {
    const first = identify(undefined, [salma, anis, lina]);
    const [a, b, c] = idsOf(first);
    expect(idsOf(identify(first, [lina, salma, anis]))).toEqual([c, a, b]);
  });

  it('keep their ids when they are renamed by a client that sends ids', () => {
    const first = identify(undefined, [salma, anis]);
    const renamed = first.pupils.map((pupil, index) => ({ ...pupil, fullName: `Pupil ${index}` }));
    expect(identify(first, renamed)).toEqual({ pupils: renamed });
  });

  it('keep the student they are linked to, unless a list says otherwise', () => {
    const first = identify(undefined, [{ ...salma, studentId: 's1' }, anis]);
    const students = (of: ClassPupils) => of.pupils.map(({ studentId }) => studentId);
    expect(students(identify(first, [anis, salma]))).toEqual([undefined, 's1']);
    expect(students(identify(first, [{ ...salma, studentId: '' }, anis]))).toEqual([
      undefined,
      undefined,
    ]);
    const moved = identify(first, [salma, { ...anis, studentId: 's1' }]);
    expect(students(moved)).toEqual([undefined, 's1']);
    expect(students(identify(identify(first, [anis]), [anis, salma]))).toEqual([undefined, 's1']);
  });

  it('come back without the student who was linked to another pupil meanwhile', () => {
    const left = identify(identify(undefined, [{ ...salma, studentId: 's1' }, anis]), [anis]);
    const moved = identify(left, [{ ...anis, studentId: 's1' }]);
    const back = identify(moved, [anis, salma]);
    expect(back.pupils.map(({ studentId }) => studentId)).toEqual(['s1', undefined]);
  });

  it('keep the number of their answer card, which no other pupil gets after they left', () => {
    const cards = ({ pupils }: ClassPupils) => pupils.map(({ cardNumber }) => cardNumber);
    const first = identify(undefined, [salma, { ...anis, cardNumber: 9 }]);
    expect(cards(first)).toEqual([1, 2]);
    const later = identify(first, [lina, anis]);
    expect(cards(later)).toEqual([3, 2]);
    expect(cards(identify(later, [lina, salma]))).toEqual([3, 1]);
  });

  it('always find a free answer card, however often a class is replaced', () => {
    const list = (year: number) =>
      Array.from({ length: limits.classPupils }, (_, index) => ({ fullName: `Y${year}.${index}` }));
    let kept: ClassPupils | undefined;
    for (let year = 0; year < 4; year += 1) {
      kept = identify(kept, list(year));
      const numbers = [...kept.pupils, ...(kept.left ?? [])].map(
        ({ cardNumber = 0 }) => cardNumber,
      );
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(2 * limits.classPupils);
    }
  });

  it('never share an id: of two with the same one, the second is recognised or new', () => {
    const first = identify(undefined, [salma, anis]);
    const [a = '', b] = idsOf(first);
    const again = identify(first, [
      { ...salma, id: a },
      { ...anis, id: a },
    ]);
    expect(idsOf(again)).toEqual([a, b]);
    const twice = identify(first, [
      { ...salma, id: a },
      { ...lina, id: a },
    ]);
    expect(new Set(idsOf(twice)).size).toBe(2);
  });

  it('are kept with the date when they leave, and are the same when they come back', () => {
    const first = identify(undefined, [salma, anis]);
    const [a, b] = idsOf(first);
    const without = identify(first, [anis]);
    expect(without).toEqual({
      pupils: [{ ...anis, id: b, cardNumber: 2 }],
      left: [{ ...salma, id: a, cardNumber: 1, leftOn: '2026-10-04' }],
    });
    expect(identify(without, [anis])).toEqual(without);
    const back = identify(without, [anis, salma]);
    expect(idsOf(back)).toEqual([b, a]);
    expect(back).not.toHaveProperty('left');
  });

  describe('of one name, without anything that says who is who,', () => {
    const first = identify(undefined, [lina, anis, salma, anis]);
    const [l = '', a = '', s = '', b = ''] = idsOf(first);
    const known = [l, a, s, b];
    const sent = (list: readonly ListedPupil[]) =>
      idsOf(identify(first, list)).map((id) => (known.includes(id) ? id : 'new'));

    it('keep their ids if all are there, and the others in one order', () => {
      expect(sent([lina, anis, salma, anis])).toEqual(known);
      expect(sent([anis, lina, anis])).toEqual([a, l, b]);
    });

    it('are new if the others come in another order', () => {
      expect(sent([salma, anis, lina, anis])).toEqual([s, 'new', l, 'new']);
    });

    it('are new if there are more or fewer of them', () => {
      expect(sent([lina, anis, salma])).toEqual([l, 'new', s]);
      expect(sent([lina, anis, salma, anis, anis])).toEqual([l, 'new', s, 'new', 'new']);
      const one = identify(undefined, [anis, lina]);
      const two = idsOf(identify(one, [anis, anis, lina]));
      expect(two).toEqual([expect.any(String), expect.any(String), idsOf(one)[1]]);
      expect(two).not.toContain(idsOf(one)[0]);
    });

    it('keep their new ids when the list is sent again', () => {
      const again = [salma, anis, lina, anis];
      const after = identify(first, again);
      expect(identify(after, again)).toEqual(after);
    });

    it('are new without an id if a namesake has one', () => {
      expect(sent([{ ...anis, id: b }, salma, anis])).toEqual([b, s, 'new']);
      expect(sent([lina, { ...anis, id: b }, salma, anis])).toEqual([l, b, s, 'new']);
    });

    it('are no namesake who left', () => {
      const left = identify(first, [lina, salma]);
      expect(known).not.toContain(idsOf(identify(left, [lina, anis, salma]))[1]);
      const one = identify(identify(undefined, [anis, lina]), [lina]);
      const kept = idsOf(one);
      const both = idsOf(identify(one, [lina, anis, anis]));
      expect(both[0]).toBe(kept[0]);
      expect(one.left?.map(({ id }) => id)).not.toContain(both[1]);
    });
  });

  it('get an id that nobody had, even if the random one is taken', () => {
    const first = identify(undefined, [salma]);
    const ids = [...idsOf(first), ...idsOf(first), 'fresh'];
    const newId = () => ids.shift() ?? '';
    const next = identifyPupils(first, [anis], { ...ports, newId });
    expect(idsOf(next)).toEqual(['fresh']);
  });

  it('who left are remembered up to the size of a class', () => {
    let kept = identify(undefined, [salma]);
    for (let round = 0; round < 3; round += 1) {
      const names = Array.from({ length: limits.classPupils }, (_, index) => ({
        fullName: `Pupil ${round} ${index}`,
      }));
      kept = identify(kept, names);
    }
    expect(kept.left).toHaveLength(limits.classPupils);
  });
});

/** A pupil of a school, and who it is in truth. Some share a name; numbers differ. */
const person = (who: number, namesake: boolean) => ({
  who,
  fullName: `لقب${namesake ? who - 1 : who} اسم${namesake ? who - 1 : who}`,
  registrationNumber: String(1_602_034_501_230_000 + who),
  dateOfBirth: `2013-${String(1 + (who % 12)).padStart(2, '0')}-${String(1 + (who % 28)).padStart(2, '0')}`,
});
type Person = ListedPupil & Pick<ReturnType<typeof person>, 'who'>;

const namesDiffer = (list: readonly Person[]): boolean =>
  new Set(list.map(({ fullName }) => fullName)).size === list.length;
const toArabicDigits = (digits: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));

/** Twelve ways in which a school's newer list differs from the one before. */
const changes = {
  reverses: (list) => list.toReversed(),
  sorts: (list) => list.toSorted((a, b) => a.fullName.localeCompare(b.fullName)),
  removes: (list) => list.filter(({ who }) => who % 4 !== 1),
  adds: (list, next) => [...list, next],
  'adds first': (list, next) => [next, ...list],
  spaces: (list) => list.map((pupil) => ({ ...pupil, fullName: ` ${pupil.fullName}  ` })),
  'swaps names': (list) =>
    list.map((pupil) => ({
      ...pupil,
      fullName: pupil.fullName.trim().split(' ').reverse().join(' '),
    })),
  // Only where the number still says who it is.
  'corrects names': (list) =>
    list.map((pupil) =>
      pupil.registrationNumber && pupil.who % 5 === 0
        ? { ...pupil, fullName: `${pupil.fullName}ة` }
        : pupil,
    ),
  'drops genders': (list) => list.map(({ gender: _, ...pupil }) => pupil),
  'adds genders': (list) => list.map((pupil) => ({ ...pupil, gender: 'female' as const })),
  'changes digits': (list) =>
    list.map((pupil) => ({
      ...pupil,
      ...(pupil.registrationNumber && {
        registrationNumber: toArabicDigits(pupil.registrationNumber),
      }),
    })),
  'drops birth dates': (list) => list.map(({ dateOfBirth: _, ...pupil }) => pupil),
} satisfies Record<string, (list: readonly Person[], next: Person) => Person[]>;

/** Without numbers only names tell pupils apart, so this happens to classes without namesakes alone. */
const dropNumbers = (list: readonly Person[]): readonly Person[] =>
  namesDiffer(list) ? list.map(({ registrationNumber: _, ...pupil }) => pupil) : list;

const kindsOfChange = fc.constantFrom(...Object.values(changes));
const school = fc.record({
  namesakes: fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }),
  rounds: fc.array(fc.uniqueArray(kindsOfChange, { maxLength: 6 }), { maxLength: 5 }),
  endsWithoutNumbers: fc.boolean(),
});

it('a newer list moves no id to another pupil, whatever changes at once', () => {
  fc.assert(
    fc.property(school, ({ namesakes, rounds, endsWithoutNumbers }) => {
      let people = 0;
      const next = (namesake = false): Person => person((people += 1), namesake && people > 1);
      const toList = (list: readonly Person[]) => list.map(({ who: _, ...pupil }) => pupil);
      let list: readonly Person[] = namesakes.map(next);
      let kept = identify(undefined, toList(list));
      const owners = new Map(kept.pupils.map(({ id }, index) => [id, list[index]?.who]));
      const known = new Set(owners.values());
      const check = (newer: readonly Person[]): void => {
        list = newer.length > 0 ? newer : [next()];
        kept = identify(kept, toList(list));
        for (const [index, { who }] of list.entries()) {
          const id = kept.pupils[index]?.id ?? '';
          if (known.has(who) || owners.has(id)) expect(owners.get(id)).toBe(who);
          owners.set(id, who);
          known.add(who);
        }
      };
      for (const round of rounds) {
        check(round.reduce<readonly Person[]>((newer, change) => change(newer, next()), list));
      }
      if (endsWithoutNumbers) check(dropNumbers(list));
    }),
  );
});
