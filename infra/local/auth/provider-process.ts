import * as z from 'zod/mini';
import { isHangUp } from '../listen.ts';
import { authConfiguration, authRequest, type AuthMessage } from './messages.ts';
import { startProvider } from './provider.ts';

/** The process of the identity provider; separate, so that its memory and start do not burden the platform. */

const send = (message: AuthMessage): void => {
  process.send?.(message);
};

// Closing the channel, or the platform's death, ends this process; everything answered is already on disk.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group, but the platform has to finish its work first.
process.on('SIGINT', () => undefined);

// The emulator prints unexpected errors and counts disconnected browsers among them; those are dropped.
const { error: print } = console;
console.error = (...said: unknown[]) => {
  if (!said.some((one) => isHangUp(one))) print(...said);
};

try {
  const configuration = z.parse(authConfiguration, JSON.parse(process.argv[2] ?? ''));
  const provider = await startProvider(configuration);
  process.on('message', (message) => {
    const request = z.parse(authRequest, message);
    provider.handle(request).then(
      (value) => send({ id: request.id, value }),
      (error: unknown) => send({ id: request.id, error: String(error) }),
    );
  });
  send({ ready: provider.ready });
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  send({ failed: inUse ? 'EADDRINUSE' : String(error) });
}
