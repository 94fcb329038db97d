import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { anyAlive, processTree } from './process-tree.ts';

/** A port nothing listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

export interface StartSettings {
  readonly port: number;
  readonly authPort: number;
  readonly dataDir: string;
}

/** Runs `npm start` as a person at a terminal does, in a process group of its own. */
export const npmStart = ({ port, authPort, dataDir }: StartSettings) => {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      AUTH_PORT: String(authPort),
      DAFTAR_DATA_DIR: dataDir,
      NODE_ENV: undefined,
      VITEST: undefined,
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const group = child.pid ?? 0;
  const output = (): string => printed.join('');

  /** Milliseconds until `/config.json` answered. @throws when the process ends before, with what it printed */
  const ready = async (): Promise<number> => {
    for (;;) {
      if (child.exitCode !== null) throw new Error(output());
      const response = await fetch(`http://localhost:${port}/config.json`).catch(() => undefined);
      if (response?.ok) return performance.now() - startedAt;
      await sleep(50);
    }
  };
  const tree = () => processTree(group);

  return {
    url: `http://localhost:${port}`,
    authUrl: `http://127.0.0.1:${authPort}`,
    exited,
    output,
    ready,
    tree,
    /** To every process of the group, as Ctrl-C at a terminal. */
    interrupt: () => process.kill(-group, 'SIGINT'),
    /** Ends the platform's own process and nothing else, at once; answers when all below it is gone too. */
    crash: async (): Promise<void> => {
      const below = tree();
      const platform = below.find(({ command }) =>
        /^\S*node infra\/local\/start\.ts$/.test(command),
      );
      if (platform === undefined) throw new Error('the platform does not run');
      process.kill(platform.pid, 'SIGKILL');
      await exited;
      while (anyAlive(below)) await sleep(20);
    },
    /** Ends whatever a failed test left. */
    end: (): void => {
      try {
        process.kill(-group, 'SIGKILL');
      } catch {
        // Nothing is left.
      }
    },
  };
};
