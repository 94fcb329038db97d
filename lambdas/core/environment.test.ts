import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readEnvironment, readVariable } from './environment.ts';

const schema = z.object({ SITE_URL: z.url(), SITE_KEY: z.string() });
afterEach(() => vi.unstubAllEnvs());

it('reads only what the schema names', () => {
  vi.stubEnv('SITE_URL', 'https://example.com');
  vi.stubEnv('SITE_KEY', 'k');
  expect(readEnvironment(schema)).toEqual({ SITE_URL: 'https://example.com', SITE_KEY: 'k' });
});

it('names a missing or malformed variable, without its value', () => {
  vi.stubEnv('SITE_URL', 'hunter2');
  expect(() => readEnvironment(schema)).toThrow(
    'Environment variables are missing or malformed: SITE_URL, SITE_KEY',
  );
});

it('reads a single variable, or names it', () => {
  vi.stubEnv('SITE_KEY', 'k');
  expect(readVariable('SITE_KEY')).toBe('k');
  expect(() => readVariable('SITE_NAME')).toThrow(/malformed: SITE_NAME$/);
});
