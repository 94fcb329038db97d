import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  clearDeviceStorage,
  isAnythingStored,
  deviceKey,
} from '#frontend/lib/settings/device-storage.ts';
import { useStored } from './use-stored.ts';

const open = () => renderHook(() => useStored('quiz', z.array(z.string()), () => [])).result;

beforeEach(() => localStorage.clear());

it('stores what was typed, and nothing for a game that was only opened', () => {
  const game = open();
  expect(isAnythingStored()).toBe(false);
  act(() => game.current[1](() => ['2 + 2']));
  expect(isAnythingStored()).toBe(true);
  expect(open().current[0]).toEqual(['2 + 2']);
});

it('follows what another tab has stored, and never restores the older text', () => {
  const game = open();
  act(() => game.current[1](() => ['2 + 2']));
  const key = deviceKey('', 'quiz');
  const newValue = '["3 + 3"]';
  localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(game.current[0]).toEqual(['3 + 3']);
  expect(localStorage.getItem(key)).toBe(newValue);
});

it('keeps what was typed while the page is open when the storage is full', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const game = open();
  act(() => game.current[1](() => ['2 + 2']));
  expect(open().current[0]).toEqual(['2 + 2']);
  full.mockRestore();
  clearDeviceStorage('');
});

it('stores nothing once the text is cleared again', () => {
  const game = open();
  act(() => game.current[1](() => ['2 + 2']));
  act(() => game.current[1](() => []));
  expect(isAnythingStored()).toBe(false);
});
