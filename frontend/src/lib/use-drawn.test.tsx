import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDrawn } from './use-drawn.ts';

afterEach(() => vi.unstubAllGlobals());

const drawnOf = (total: number, first: number): number[] => {
  const drawn: number[] = [];
  renderHook(() => drawn.push(useDrawn(total, first)));
  return drawn;
};

it('draws the first items, then as many again, then all there will ever be', () => {
  expect(drawnOf(45, 20)).toEqual([20, 40, 60, Infinity]);
});

it('draws a short list at once', () => {
  expect(drawnOf(5, 20)[0]).toBeGreaterThanOrEqual(5);
});

it('draws a list whole on a page that is scrolled', () => {
  vi.stubGlobal('scrollY', 300);
  expect(drawnOf(45, 20)).toEqual([Infinity]);
});
