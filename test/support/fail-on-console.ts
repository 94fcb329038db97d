import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails when the code under test prints an error or a warning that the test did not expect. */
const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      printed.push(`console.${method}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(printed, 'the console stayed silent').toEqual([]);
});
