import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { root } from './paths.ts';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), fallback);
const variables = z.object({
  PORT: port(3000),
  AUTH_PORT: port(9099),
  DAFTAR_DATA_DIR: z._default(z.string().check(z.minLength(1)), '.local'),
});

/** What a person may choose about the local platform. */
export interface LocalSettings {
  readonly port: number;
  readonly authPort: number;
  readonly dataDir: string;
}

/**
 * Reads PORT, AUTH_PORT and DAFTAR_DATA_DIR; empty ones count as absent.
 * @throws when one is malformed, naming it
 */
export const readLocalSettings = (environment: NodeJS.ProcessEnv): LocalSettings => {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new Error(`The environment variable ${names.join(', ')} is not valid.`);
  }
  const { PORT, AUTH_PORT, DAFTAR_DATA_DIR } = parsed.data;
  return { port: PORT, authPort: AUTH_PORT, dataDir: resolve(root, DAFTAR_DATA_DIR) };
};
