import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { administration, type Account } from './account.ts';
import { root } from './places.ts';

/** Longer than any command of a healthy deployment; a command without an answer would take an hour. */
const timeoutMs = 600_000;

/** Options of every command. */
const always = ['--no-version-reporting', '--no-notices', '--ci', '--no-color', '--build', 'true'];

/**
 * Runs the CDK's own command line, as `npm run deploy` does, on an existing assembly. Without `--build true` it would
 * run the build of `cdk.json` before each command.
 * @returns its output
 * @throws when it fails or does not end; the message ends with its last output
 */
export async function cdk(
  account: Account,
  assembly: string,
  ...words: readonly string[]
): Promise<string> {
  const script = path.join(root, 'node_modules/aws-cdk/bin/cdk');
  const child = spawn(process.execPath, [script, ...words, '--app', assembly, ...always], {
    cwd: root,
    env: { ...administration(account), CI: '1', CDK_DISABLE_CLI_TELEMETRY: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const log = createWriteStream(path.join(account.logs, 'cdk.log'), { flags: 'a' });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(String(code ?? signal)));
  });
  const [said, saidBesides, end] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    ended,
  ]);
  log.end();
  const all = `${said}\n${saidBesides}`;
  if (end !== '0')
    throw new Error(`cdk ${words.join(' ')} ended with ${end}:\n${all.slice(-4_000)}`);
  return all;
}
