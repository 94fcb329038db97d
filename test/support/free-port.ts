import { createServer } from 'node:http';
import { listen } from '#infra/local/listen.ts';

/** A port that was free a moment ago, for a program that opens it itself. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}
