import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { startAuth } from '#infra/local/auth/start-auth.ts';
import { projectId } from '#test/support/firebase-tokens.ts';

const startAuthFile = path.resolve('infra/local/auth/start-auth.ts');

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** Sends a request whose effect is written to disk before the answer, and does not wait. */
const askAndHangUp = (url: string) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(url);
    const body = '{"returnSecureToken":true}';
    const socket = connect({ host: hostname, port: Number(port) });
    const head = `Host: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    socket.write(`POST /identitytoolkit.googleapis.com/v1/accounts:signUp?key=any HTTP/1.1\r\n`);
    socket.write(`${head}\r\n\r\n${body}`, () => setTimeout(() => socket.destroy(), 5));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });

it('the identity provider says why when it is killed and cannot restart', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'daftar-auth-'));
  const lost = Promise.withResolvers<unknown>();
  const onRestart = vi.fn();
  const mortal = await startAuth({
    dataDir: directory,
    port: 0,
    projectId,
    onRestart,
    onLost: lost.resolve,
  });
  await writeFile(path.join(directory, 'auth', 'keys.json'), 'not what it was');
  process.kill(mortal.processId()!, 'SIGKILL');
  expect(String(await lost.promise)).toContain('The identity provider did not start');
  expect(onRestart).toHaveBeenCalledOnce();
  await expect(mortal.mails()).rejects.toThrow('did not start');
  await mortal.close();
  await rm(directory, { recursive: true });
});

it('the identity provider ignores closed connections, ends with the platform, and says when its port is in use', async () => {
  const script = `
    const { startAuth } = await import(${JSON.stringify(startAuthFile)});
    const options = { dataDir: process.argv[1], port: 0, projectId: 'demo-daftar' };
    const { processId, url } = await startAuth(options);
    console.log(JSON.stringify([processId(), url]));`;
  const other = await mkdtemp(path.join(tmpdir(), 'daftar-auth-'));
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script, other]);
  const [pid, url] = await new Promise<[number, string]>((resolve) =>
    parent.stdout.once('data', (line: Buffer) =>
      resolve(JSON.parse(line.toString()) as [number, string]),
    ),
  );
  expect(isAlive(pid)).toBe(true);
  let printed = '';
  parent.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  await Promise.all(Array.from({ length: 20 }, () => askAndHangUp(url)));
  await fetch(new URL('/v1/projects?key=any', url));
  expect(printed).toBe('');
  parent.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  const holder = await mkdtemp(path.join(tmpdir(), 'daftar-auth-'));
  const auth = await startAuth({ dataDir: holder, port: 0, projectId });
  const port = Number(new URL(auth.url).port);
  await expect(startAuth({ dataDir: other, port, projectId })).rejects.toThrow(
    `Port ${port} is in use`,
  );
  await auth.close();
  for (const folder of [other, holder]) await rm(folder, { recursive: true });
});
