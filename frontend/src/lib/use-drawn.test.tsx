import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDrawn } from './use-drawn.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What is drawn each time, until all is. */
const drawnOf = async (total: number): Promise<number[]> => {
  const drawn: number[] = [];
  renderHook(() => drawn.push(useDrawn(total, 20, 10)));
  await waitFor(() => expect(drawn.at(-1)).toBe(Infinity));
  return drawn;
};

it('draws the first items, then some more at a time, then all there will ever be', async () => {
  expect(await drawnOf(45)).toEqual([20, 30, 40, 50, Infinity]);
});

it('draws a short list at once', async () => {
  expect(await drawnOf(5)).toEqual([20, Infinity]);
});

it('draws a list whole on a page that is scrolled', async () => {
  vi.stubGlobal('scrollY', 300);
  expect(await drawnOf(45)).toEqual([Infinity]);
});

it('draws at once what is needed, and keeps it', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ least }) => useDrawn(45, 20, 10, { least }), {
    initialProps: { least: 1 },
  });
  expect(result.current).toBe(20);
  rerender({ least: 44 });
  expect(result.current).toBe(44);
  rerender({ least: 2 });
  expect(result.current).toBe(44);
});

it('draws all before it is printed', () => {
  vi.useFakeTimers();
  const { result } = renderHook(() => useDrawn(45, 20, 10));
  expect(result.current).toBe(20);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(result.current).toBe(Infinity);
});

it('draws no more for a while after a key', () => {
  vi.useFakeTimers();
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const { result } = renderHook(() => useDrawn(45, 20, 10));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
  pass(0);
  const begun = result.current;
  pass(399);
  expect(result.current).toBe(begun);
  pass(2);
  expect(result.current).toBeGreaterThan(begun);
});

it('goes on drawing while keys scroll the page', () => {
  vi.useFakeTimers();
  // Long after the key of another test.
  vi.advanceTimersByTime(10_000);
  const { result } = renderHook(() => useDrawn(45, 20, 10));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
  act(() => void vi.advanceTimersByTime(0));
  expect(result.current).toBe(30);
});
