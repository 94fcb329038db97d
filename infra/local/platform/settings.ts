import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { AiSettings } from '../bedrock/bedrock.ts';
import { root } from './paths.ts';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)), fallback);
const variables = z.object({
  PORT: port(3000),
  AUTH_PORT: port(9099),
  DAFTAR_DATA_DIR: z._default(z.string().check(z.minLength(1)), '.local'),
  AI_BASE_URL: z.optional(z.url({ protocol: /^https?$/ })),
  AI_MODEL: z.optional(z.string()),
  AI_SOLVER_MODEL: z.optional(z.string()),
  AI_SECONDS: z._default(z.coerce.number().check(z.int(), z.gte(30), z.lte(3_600)), 1_800),
  AI_API_KEY: z.optional(z.string()),
  DAFTAR_DEMO: z._default(z.enum(['filled', 'empty']), 'filled'),
  AI_PROVIDER: z.optional(z.enum(['rules', 'bedrock'])),
});

export interface LocalSettings {
  readonly port: number;
  readonly authPort: number;
  readonly dataDir: string;
  readonly ai: AiSettings;
  /** Whether the demo teacher gets classes, marks, drafts and a notebook. */
  readonly demo: 'filled' | 'empty';
}

type Variables = z.infer<typeof variables>;
const aiOf = (given: Variables): AiSettings =>
  given.AI_BASE_URL === undefined
    ? { provider: given.AI_PROVIDER ?? 'rules' }
    : {
        provider: 'chat',
        baseUrl: given.AI_BASE_URL,
        model: given.AI_MODEL,
        solverModel: given.AI_SOLVER_MODEL,
        apiKey: given.AI_API_KEY,
        seconds: given.AI_SECONDS,
      };

/**
 * Reads PORT, AUTH_PORT, DAFTAR_DATA_DIR and the AI settings; empty variables count as missing.
 * @throws if one is malformed, with its name
 */
export const readLocalSettings = (environment: NodeJS.ProcessEnv): LocalSettings => {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const names = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new Error(`The environment variable ${names.join(', ')} is not valid.`);
  }
  const { PORT, AUTH_PORT, DAFTAR_DATA_DIR, DAFTAR_DEMO: demo } = parsed.data;
  const dataDir = resolve(root, DAFTAR_DATA_DIR);
  return { port: PORT, authPort: AUTH_PORT, dataDir, ai: aiOf(parsed.data), demo };
};
