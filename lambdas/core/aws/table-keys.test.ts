import { expect, it } from 'vitest';
import { lifetimes } from '#shared/model/lifetimes.ts';
import * as keys from './table-keys.ts';

const known = Object.values(lifetimes).flatMap((lifetime) =>
  'item' in lifetime ? [lifetime.item] : [],
);
const made = [
  keys.profileKey('u'),
  keys.schoolYearKey('u'),
  keys.reportSettingsKey('u'),
  keys.annualDistributionsKey('u'),
  keys.pupilDataNoticeKey('u'),
  keys.handKey('u'),
  keys.trailKey('u', 'd'),
  keys.jobKey('u', 'grade', 'j'),
  keys.resultKey('u', 'grade', 'j'),
  keys.documentKey({ partition: 'USER#u', prefix: keys.documentPrefix('grade', 'j') }, 1),
  keys.usageKey('u', 'grade', 'd'),
  keys.invitationUsageKey('u', 'd', 'r'),
  keys.projectInvitationUsageKey('d'),
  keys.uploadUsageKey('u', 'd'),
  keys.modelSpendKey('m'),
  keys.studentKey('u', 's'),
  keys.classKey('u', 'c'),
  keys.markSheetKey('u', 'c', 's'),
  keys.printedSheetKey('u', 7),
  keys.rosterCountKey('u'),
  keys.teachersKey('s'),
  keys.idempotencyItemKey('u', 'h'),
];

it.each(made)('the item $SK has a lifetime', ({ SK }) => {
  expect(known.filter((item) => SK.startsWith(item))).toHaveLength(1);
});

it('covers every key and every lifetime', () => {
  expect(Object.keys(keys).filter((name) => name.endsWith('Key'))).toHaveLength(made.length);
  expect(known.filter((item) => !made.some(({ SK }) => SK.startsWith(item)))).toEqual([]);
});
