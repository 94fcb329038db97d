import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isAnythingKept } from '../../../lib/settings/kept-on-device.ts';
import { useKept } from './use-kept.ts';

const open = () => renderHook(() => useKept('quiz', z.array(z.string()), () => [])).result;

beforeEach(() => localStorage.clear());

it('keeps what was typed, and nothing of a game that was only looked at', () => {
  const game = open();
  expect(isAnythingKept()).toBe(false);
  act(() => game.current[1](() => ['2 + 2']));
  expect(isAnythingKept()).toBe(true);
  expect(open().current[0]).toEqual(['2 + 2']);
});

it('keeps nothing of what was cleared again', () => {
  const game = open();
  act(() => game.current[1](() => ['2 + 2']));
  act(() => game.current[1](() => []));
  expect(isAnythingKept()).toBe(false);
});
