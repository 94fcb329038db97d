import { expect, it } from 'vitest';
import { ownItems } from '#shared/contracts/own-values.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import * as keys from './table-keys.ts';

const known = Object.values(lifetimes).flatMap((lifetime) =>
  'item' in lifetime ? [lifetime.item] : [],
);
/** The keys of values that each user has once. */
const own = Object.values(ownItems).map((value) => keys.ownItemKey(value, 'u').SK);
const made = [
  keys.trailKey('u', 'd'),
  keys.jobKey('u', 'grade', 'j'),
  keys.jobsOfClassKey('u', 'grade', 'c'),
  keys.resultKey('u', 'grade', 'j'),
  keys.documentKey({ partition: 'USER#u', prefix: keys.documentPrefix('grade', 'j') }, 1),
  keys.documentKey({ partition: 'USER#u', prefix: `${keys.shelfPrefix('s00')}#` }, 1),
  keys.figuresKey('u', 'j'),
  keys.usageKey('u', 'grade', 'd'),
  keys.invitationUsageKey('u', 'd', 'r'),
  keys.projectInvitationUsageKey('d'),
  keys.uploadUsageKey('u', 'd'),
  keys.modelSpendKey('m'),
  keys.studentKey('u', 's'),
  keys.classKey('u', 'c'),
  keys.markSheetKey('u', 'c', 's'),
  keys.classValueKey('u', 'c', 'SEATING'),
  keys.printedSheetKey('u', 7),
  keys.rosterCountKey('u'),
  keys.teachersKey('s'),
  keys.idempotencyItemKey('u', 'h'),
];

it.each(made)('the item $SK has a lifetime', ({ SK }) => {
  expect(known.filter((item) => SK.startsWith(item))).toHaveLength(1);
});

it('covers every key and every lifetime', () => {
  // Those of a user's values are `own`, and two kinds of documents have the same.
  expect(Object.keys(keys).filter((name) => name.endsWith('Key'))).toHaveLength(made.length);
  expect(known.filter((item) => !made.some(({ SK }) => SK.startsWith(item)))).toEqual([]);
});

it('no value of a user has the key of another item', () => {
  expect(new Set(own).size).toBe(own.length);
  expect(own.filter((item) => known.some((other) => item.startsWith(other)))).toEqual([]);
});
