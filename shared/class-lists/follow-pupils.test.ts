import { describe, expect, it } from 'vitest';
import type { SavedPupil } from '../model/saved-class.ts';
import { followPupils, peopleOf, type NewList } from './follow-pupils.ts';

type Data = Omit<SavedPupil, 'id' | 'fullName'>;
const pupil = (fullName: string, data: Data = {}): SavedPupil => ({
  ...{ id: `p${fullName.length}`, fullName, ...data },
});
const last = (id: string, name: string, ...pupils: SavedPupil[]) => ({ id, name, pupils });
const list = (name: string, follows: string | undefined, ...pupils: NewList['pupils']) => ({
  ...{ name, follows, pupils },
});
const said = (classes: ReturnType<typeof last>[], ...lists: NewList[]) =>
  followPupils(peopleOf(classes), lists).map((identities) =>
    identities.map((one) => ('person' in one ? `${one.is} ${one.person.pupil.fullName}` : one.is)),
  );
const number = (registrationNumber: string) => ({ registrationNumber });
const born = (dateOfBirth: string) => ({ dateOfBirth });

describe('a pupil of a new list', () => {
  it('stayed, came from another class, repeats the year, or is new', () => {
    const classes = [
      last('a', '2م3', pupil('بن علي ياسين', number('1')), pupil('حداد سلمى')),
      last('b', '2م1', pupil('زروقي لينا', born('2013-01-02'))),
      last('c', '3م2', pupil('عمراني أنيس', number('4'))),
    ];
    const next = list(
      ...(['3م3', 'a'] as const),
      { fullName: 'ياسين بن علي', registrationNumber: '١' },
      { fullName: 'سلمى حداد' },
      { fullName: 'زروقي لينة لينا' },
      { fullName: 'زروقي لينا', dateOfBirth: '2013-01-02' },
      { fullName: 'عمراني أنيس', registrationNumber: '4' },
    );
    expect(said(classes, next)).toEqual([
      [
        'stayed بن علي ياسين',
        'stayed حداد سلمى',
        'new',
        'moved زروقي لينا',
        'repeated عمراني أنيس',
      ],
    ]);
  });

  it('is the one with the number, whatever the name became', () => {
    const classes = [
      last('a', '2م3', pupil('حداد سلمى', number('1'))),
      last('b', '2م1', pupil('حداد سلوى')),
    ];
    expect(
      said(classes, list('3م3', 'a', { fullName: 'حداد سلوى', registrationNumber: '1' })),
    ).toEqual([['stayed حداد سلمى']]);
  });

  it('is asked about with another number, unless the birth date is the same', () => {
    const classes = [
      last('a', '2م3', pupil('حداد سلمى', { ...number('1'), ...born('2013-01-02') })),
    ];
    const now = { fullName: 'حداد سلمى', ...number('2') };
    expect(said(classes, list('3م3', 'a', now))).toEqual([['asked']]);
    expect(said(classes, list('3م3', 'a', { ...now, ...born('2013-01-02') }))).toEqual([
      ['stayed حداد سلمى'],
    ]);
  });
});

describe('numbers of a list', () => {
  const names = ['بن علي ياسين', 'حداد سلمى', 'عمراني أنيس', 'زروقي لينا', 'قاسي مريم'];
  const rows = (order: readonly string[]) =>
    order.map((fullName, index) => ({ fullName, ...number(String(index + 1)) }));
  const lasting = (order: readonly string[]) =>
    order.map((fullName, index) => ({ fullName, ...number(`16020${index}`) }));
  const latin = ['Benali Yacine', 'Haddad Salma', 'Amrani Anis', 'Zerrouki L', 'Kaci M'];
  const stayed = (order: readonly string[]) => order.map((name) => `stayed ${name}`);

  it('that are its rows name nobody, also with one pupil more and in another order', () => {
    const classes = [last('a', '2م3', ...rows(names).map((one) => pupil(one.fullName, one)))];
    const next = ['بوعلام كريم', ...names.toReversed()];
    expect(said(classes, list('3م3', 'a', ...rows(next)))).toEqual([
      ['new', ...stayed(names.toReversed())],
    ]);
  });

  it('that are rows of two classes make no two pupils one', () => {
    const [one = [], other = []] = [names.slice(0, 2), names.slice(2)].map((part) => rows(part));
    const classes = [one, other].map((part, index) =>
      last('ab'[index]!, `2م${index}`, ...part.map((row) => pupil(row.fullName, row))),
    );
    expect(peopleOf(classes)).toHaveLength(5);
    expect(said(classes, list('3م1', 'b', ...rows(names.slice(2))))).toEqual([
      stayed(names.slice(2)),
    ]);
  });

  it('of another system leave it to the names', () => {
    const classes = [last('a', '2م3', ...lasting(names).map((one) => pupil(one.fullName, one)))];
    expect(said(classes, list('3م3', 'a', ...rows(names)))).toEqual([stayed(names)]);
  });

  it('that last are known by names in Latin letters too', () => {
    const classes = [last('a', '2م3', ...lasting(names).map((one) => pupil(one.fullName, one)))];
    expect(said(classes, list('3م3', 'a', ...lasting(latin)))).toEqual([stayed(names)]);
  });

  it('that last are asked about if the birth date of the name in Latin letters is another', () => {
    const one = { ...number('160201'), ...born('2013-01-02') };
    const now = { fullName: 'Haddad Salma', ...one, ...born('2012-05-06') };
    expect(said([last('a', '2م3', pupil('حداد سلمى', one))], list('3م3', 'a', now))).toEqual([
      ['asked'],
    ]);
  });

  it('that are rows say nothing of names in Latin letters', () => {
    const classes = [last('a', '2م3', ...rows(names).map((one) => pupil(one.fullName, one)))];
    const next = list('3م3', 'a', ...rows(latin));
    expect(said(classes, next)).toEqual([latin.map(() => 'new')]);
    const other = last('b', '2م1', ...rows(latin).map((one) => pupil(one.fullName, one)));
    expect(peopleOf([...classes, other])).toHaveLength(10);
  });

  it('that are rows of two classes make no brother and sister one', () => {
    const classes = ['بن علي أحمد', 'بن علي سارة'].map((name, index) =>
      last('ab'[index]!, `2م${index}`, pupil(name, number('5'))),
    );
    expect(peopleOf(classes)).toHaveLength(2);
  });

  it('that moved one row down make no pupil the next one of the surname', () => {
    const other = Array.from('ابتثجحخدذرزسشصضطظعغفقكلمنهوي', (letter) => letter.repeat(4));
    const before = other.toSpliced(19, 0, 'بن علي أحمد', 'بن علي سارة');
    const classes = [last('a', '2م3', ...rows(before).map((one) => pupil(one.fullName, one)))];
    for (const newcomer of ['زروقي لينا', `${before[17]!} لينا`]) {
      const next = list('3م3', 'a', ...rows(before.toSpliced(17, 0, newcomer)));
      const [identities = []] = followPupils(peopleOf(classes), [next]);
      const [ahmed, sara] = ['بن علي أحمد', 'بن علي سارة'].map((fullName) => ({
        pupil: { fullName },
      }));
      expect(identities[20]).toMatchObject({ is: 'asked', candidates: [ahmed, sara] });
      expect(identities[17]).toMatchObject({ is: 'asked', candidates: [{}] });
      expect(identities[16]).toMatchObject({ is: 'stayed' });
    }
  });

  it('is asked about if the birth date of its owner is another', () => {
    const one = { ...number('160201'), ...born('2013-01-02') };
    const now = { fullName: 'بن علي أحمد', ...one, ...born('2012-05-06') };
    expect(said([last('a', '2م3', pupil('بن علي سارة', one))], list('3م3', 'a', now))).toEqual([
      ['asked'],
    ]);
  });

  it('one that belongs to another name is asked about', () => {
    const classes = [last('a', '2م3', ...rows(names).map((one) => pupil(one.fullName, one)))];
    const next = rows(names.with(1, 'بوعلام كريم'));
    expect(said(classes, list('3م3', 'a', ...next))[0]).toEqual(stayed(names).with(1, 'asked'));
  });
});

describe('namesakes', () => {
  const two = [
    last('a', '2م3', pupil('حداد سلمى', born('2013-01-02'))),
    last('b', '2م1', pupil('حداد سلمى', born('2013-07-08'))),
  ];

  it('are told apart by their birth dates', () => {
    const next = list('3م3', 'a', { fullName: 'حداد سلمى', ...born('2013-07-08') });
    expect(said(two, next)).toEqual([['moved حداد سلمى']]);
  });

  it('are asked about without one, and with one that is neither’s', () => {
    const next = list(
      '3م3',
      'a',
      { fullName: 'حداد سلمى' },
      { fullName: 'حداد سلمى', ...born('2014-01-01') },
    );
    const [[first, second] = []] = followPupils(peopleOf(two), [next]);
    for (const one of [first, second]) {
      expect(one).toMatchObject({ is: 'asked', candidates: [{}, {}] });
    }
  });

  it('of one class are asked about, not taken in their order', () => {
    const classes = [last('a', '2م3', pupil('حداد سلمى'), pupil('حداد سلمى'))];
    const next = list('3م3', 'a', { fullName: 'حداد سلمى' }, { fullName: 'حداد سلمى' });
    expect(said(classes, next)).toEqual([['asked', 'asked']]);
  });

  it('of the new lists are asked about if only one of them can be last year’s', () => {
    const classes = [last('a', '2م3', pupil('حداد سلمى'))];
    const lists = [
      list('3م3', 'a', { fullName: 'حداد سلمى' }),
      list('3م1', undefined, { fullName: 'سلمى حداد' }),
    ];
    expect(said(classes, ...lists)).toEqual([['asked'], ['asked']]);
  });

  it('are no question once a number has said who the other one is', () => {
    const classes = [last('a', '2م3', pupil('حداد سلمى', number('1')))];
    const lists = [
      list('3م3', 'a', { fullName: 'حداد سلمى', ...number('1') }),
      list('3م1', undefined, { fullName: 'حداد سلمى' }),
    ];
    expect(said(classes, ...lists)).toEqual([['stayed حداد سلمى'], ['new']]);
  });

  it('a birth date that differs is asked about', () => {
    const classes = [last('a', '2م3', pupil('حداد سلمى', born('2013-01-02')))];
    expect(
      said(classes, list('3م3', 'a', { fullName: 'حداد سلمى', ...born('2013-02-01') })),
    ).toEqual([['asked']]);
  });
});

describe('a pupil in two subjects of a class', () => {
  const maths = last('a', '2م3', pupil('حداد سلمى', born('2013-01-02')), pupil('بن علي ياسين'));
  const physics = last('b', '2م3', pupil('سلمى حداد'), pupil('بن علي ياسين', number('1')));

  it('is one person, who stayed in both', () => {
    expect(peopleOf([maths, physics])).toHaveLength(2);
    const pupils = [{ fullName: 'حداد سلمى' }, { fullName: 'بن علي ياسين' }];
    const stayed = ['stayed حداد سلمى', 'stayed بن علي ياسين'];
    expect(
      said([maths, physics], list('3م3', 'a', ...pupils), list('3م3', 'b', ...pupils)),
    ).toEqual([...[stayed, stayed]]);
  });

  it('is two people if there are two of the name', () => {
    const both = last('c', '2م3', pupil('حداد سلمى'), pupil('حداد سلمى'));
    expect(
      peopleOf([maths, both]).filter(({ pupil: { fullName } }) => /حداد/.test(fullName)),
    ).toHaveLength(3);
  });

  it('with one number twice in a list is two people', () => {
    const twice = last('c', '2م1', pupil('ا', number('1')), pupil('ب', number('1')));
    expect(peopleOf([twice])).toHaveLength(2);
    expect(said([twice], list('3م1', 'c', { fullName: 'ا', ...number('1') }))).toEqual([['asked']]);
  });
});
