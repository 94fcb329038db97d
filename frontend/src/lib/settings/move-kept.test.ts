import { beforeEach, expect, it, vi } from 'vitest';
import { unsavedCopies, unsavedKey } from '../documents/unsaved-copies.ts';
import { deviceKey, deviceStorage } from './device-storage.ts';
import { writeSetting } from './local-settings.ts';
import { moveKept } from './move-kept.ts';

const game = deviceKey('me', 'spinner');
const marks = unsavedKey('me', 'get-mark-sheet/1');
const theirs = deviceKey('colleague', 'spinner');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  deviceStorage.write(game, '["Amina"]');
  unsavedCopies.write(marks, '{}');
  deviceStorage.write(theirs, '["Yacine"]');
});

const share = (shared: boolean): void => {
  writeSetting('sharedDevice', String(shared));
  moveKept('me');
};

it('is in the tab only on a shared device, and others keep theirs', () => {
  share(true);
  expect(Object.keys(localStorage).toSorted()).toEqual([theirs, 'sharedDevice'].toSorted());
  expect(Object.keys(sessionStorage).toSorted()).toEqual([marks, game].toSorted());
  expect(deviceStorage.read(game)).toBe('["Amina"]');
  unsavedCopies.write(marks, '{"over":1}');
  expect(localStorage.getItem(marks)).toBeNull();
});

it('is on the device again when it is no longer shared', () => {
  share(true);
  share(false);
  expect(sessionStorage).toHaveLength(0);
  expect(deviceStorage.read(game)).toBe('["Amina"]');
});

it('stays where it is when the tab has no room for it', () => {
  writeSetting('sharedDevice', 'true');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  moveKept('me');
  expect(localStorage.getItem(game)).toBe('["Amina"]');
});
