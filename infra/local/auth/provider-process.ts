import * as z from 'zod/mini';
import { isHangUp } from '../hang-up.ts';
import { authConfiguration, authRequest, type AuthMessage } from './messages.ts';
import { startProvider } from './provider.ts';

/** The process that hosts the identity provider: its memory and start-up stay out of the platform's own. */

const send = (message: AuthMessage): void => {
  process.send?.(message);
};

// The platform ends this process by letting go of the channel, or by dying; everything answered is on disk.
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the platform finishes its work before it lets go.
process.on('SIGINT', () => undefined);

// The emulator prints each error that is not its caller's, and takes a browser that hung up for one.
const { error: print } = console;
console.error = (...said: unknown[]) => {
  if (!said.some(isHangUp)) print(...said);
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
