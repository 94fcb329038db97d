import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { anyAlive, processTree } from './process-tree.ts';

export interface StartSettings {
  readonly dataDir: string;
  /** Any free port by default. */
  readonly port?: number;
  readonly authPort?: number;
  /** `npm start` by default. */
  readonly script?: 'start' | 'dev';
  /** A copy of the repository. */
  readonly folder?: string;
  /** Whether the demo teacher has classes and more; empty by default. */
  readonly demo?: 'filled' | 'empty';
}

const siteConfig = z.object({ firebase: z.object({ authEmulatorUrl: z.string() }) });

/** Runs `npm start` as a person at a terminal does, in its own process group. */
export const npmStart = (settings: StartSettings) => {
  const { dataDir, port = 0, authPort = 0, script = 'start', folder, demo = 'empty' } = settings;
  const startedAt = performance.now();
  const child = spawn('npm', ['run', script], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      AUTH_PORT: String(authPort),
      DAFTAR_DATA_DIR: dataDir,
      DAFTAR_DEMO: demo,
      NODE_ENV: undefined,
      VITEST: undefined,
    },
  });
  const printed: string[] = [];
  const output = (): string => printed.join('');
  const welcomed = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      if (output().includes('to stop.')) welcomed.resolve();
    });
  }
  /** Resolves when the process has ended and its output is complete. */
  const exited = once(child, 'close').then(([code]) => code as number | null);
  exited.then(
    () => welcomed.reject(new Error(output())),
    () => undefined,
  );
  // An unhandled rejection would fail tests that never wait for it.
  welcomed.promise.catch(() => undefined);
  const pid = child.pid ?? 0;
  const addresses = { url: '', authUrl: '' };

  /** Milliseconds until it reported that it is ready. @throws when the process ends before, with its output */
  const ready = async (): Promise<number> => {
    await welcomed.promise;
    const readyMs = performance.now() - startedAt;
    addresses.url = /^\s+Open\s+(\S+)$/m.exec(output())?.[1] ?? '';
    const config = await fetch(`${addresses.url}/config.json`);
    addresses.authUrl = z.parse(siteConfig, await config.json()).firebase.authEmulatorUrl;
    return readyMs;
  };
  const tree = () => processTree(pid);
  const platformIn = (processes: ReturnType<typeof tree>) => {
    const found = processes.find(({ command }) =>
      /^\S*node infra\/local\/start\.ts$/.test(command),
    );
    if (found === undefined) throw new Error('the platform does not run');
    return found.pid;
  };

  return Object.assign(addresses, {
    exited,
    output,
    ready,
    tree,
    /** Signals every process of the group, as Ctrl-C at a terminal. */
    interrupt: () => process.kill(-pid, 'SIGINT'),
    /** Signals npm alone, as a supervisor does. */
    terminate: () => process.kill(pid, 'SIGTERM'),
    /** Kills only the identity provider's process. */
    crashIdentity: (): void => {
      const provider = tree().find(({ command }) => command.includes('provider-process.ts'));
      if (provider === undefined) throw new Error('the identity provider does not run');
      process.kill(provider.pid, 'SIGKILL');
    },
    /** Kills only the platform's own process; resolves when its children have ended too. */
    crash: async (): Promise<void> => {
      const below = tree();
      process.kill(platformIn(below), 'SIGKILL');
      await exited;
      while (anyAlive(below)) await sleep(20);
    },
    /** Ends the processes of a failed test. */
    end: (): void => {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // The processes have already ended.
      }
    },
  });
};
