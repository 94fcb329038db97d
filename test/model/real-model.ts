import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { env } from 'node:process';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { root } from '#infra/local/platform/paths.ts';
import { installPython } from '#test/support/python-packages.ts';

const home = path.join(root, '.local/model');

const slots = z.array(
  z.object({
    is_processing: z.boolean(),
    next_token: z._default(z.array(z.object({ n_decoded: z.number() })), []),
  }),
);

/**
 * Starts llama.cpp's server with a small model, or with the one in the file of `MODEL_FILE`; installs both first. Takes the
 * server of `MODEL_URL` instead, if one is named.
 * @param context tokens that it can read and write
 */
export async function startRealModel(context: number) {
  const { MODEL_FILE: file, MODEL_URL: url } = env;
  const { origin, close } =
    url === undefined ? await startServer(context, file) : { origin: url, close: async () => {} };
  return {
    baseUrl: `${origin}/v1`,
    /** Whether llama.cpp's server writes, and how many tokens of the answer it has written. */
    async writing() {
      const response = await fetch(`${origin}/slots`);
      const [slot] = z.parse(slots, await response.json());
      return {
        isWriting: slot?.is_processing === true,
        tokens: slot?.next_token[0]?.n_decoded ?? 0,
      };
    },
    close,
  };
}

async function startServer(context: number, file: string | undefined) {
  installPython(home, path.join(import.meta.dirname, 'requirements.txt'), {
    options: ['--no-deps'],
  });
  const serve = path.join(import.meta.dirname, 'serve.py');
  const given = [serve, String(context), ...(file === undefined ? [] : [file])];
  const process = spawn(path.join(home, 'bin/python'), given, {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(process, 'exit');
  const lines = createInterface({ input: process.stdout });
  const [origin] = z.parse(z.tuple([z.string()]), await once(lines, 'line'));
  const close = async (): Promise<void> => {
    process.kill();
    await ended;
  };
  return { origin, close };
}
