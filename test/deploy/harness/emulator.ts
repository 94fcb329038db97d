import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { request } from 'node:https';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import type { Account } from './account.ts';
import { bareEnvironment } from './bare-environment.ts';
import type { Certificate } from './certificate.ts';
import { emulatorFiles, root } from './places.ts';

/** Long enough for a busy machine to load a Python program. */
const startMs = 60_000;
/** It would wait for unanswered requests, so it is ended at once. */
const endMs = 5_000;

const isHealthy = (gateway: string, ca: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request(`${gateway}/_ministack/health`, { ca, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.once('error', () => resolve(false));
    asked.end();
  });

/** Lambda offers the SDK to CommonJS functions (the CDK's own are); the product's functions bring their own. */
async function runtimeModules(home: string): Promise<string> {
  const modules = path.join(home, 'runtime');
  await mkdir(modules);
  await symlink(path.join(root, 'node_modules/@aws-sdk'), path.join(modules, '@aws-sdk'));
  return modules;
}

export interface EmulatorOptions {
  readonly python: string;
  readonly home: string;
  readonly files: Certificate;
  /** Address of the local Textract and Bedrock. */
  readonly modelsUrl: string;
  /** Folder for the output of the emulator and its functions (`platform.log`), and later of the CDK. */
  readonly logs: string;
}

/**
 * Starts MiniStack with signatures, IAM and TLS.
 * @throws when it does not start; the message has its last output
 */
export async function startEmulator({ python, home, files, modelsUrl, logs }: EmulatorOptions) {
  const port = await freePort();
  const account: Account = {
    accountId: '000000000000',
    region: 'eu-west-3',
    gateway: `https://127.0.0.1:${port}`,
    certificate: files.certificate,
    home,
    logs,
    python,
  };
  const logFile = path.join(logs, 'platform.log');
  const log = openSync(logFile, 'a');
  const child = spawn(python, [emulatorFiles.launcher], {
    cwd: home,
    // Its own process group: functions run below it, and end with it.
    detached: true,
    stdio: ['ignore', log, log],
    env: bareEnvironment(home, {
      PYTHONPATH: emulatorFiles.worker,
      PYTHONDONTWRITEBYTECODE: '1',
      NODE_PATH: await runtimeModules(home),
      MODELS_URL: modelsUrl,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_REGION: account.region,
      MINISTACK_ACCOUNT_ID: account.accountId,
      AUTH: 'true',
      USE_SSL: '1',
      MINISTACK_SSL_CERT: files.certificate,
      MINISTACK_SSL_KEY: files.key,
      LAMBDA_EXECUTOR: 'local',
      IOT_MTLS_ENABLED: '0',
      SFTP_ENABLED: '0',
      LOG_LEVEL: 'WARNING',
    }),
  });
  const exited = once(child, 'exit');
  const close = async (): Promise<void> => {
    child.kill('SIGTERM');
    await Promise.race([exited, sleep(endMs)]);
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // The group has already ended.
    }
  };
  const ca = await readFile(files.certificate, 'utf8');
  const deadline = performance.now() + startMs;
  while (!(await isHealthy(account.gateway, ca))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await close();
      const said = (await readFile(logFile, 'utf8')).slice(-2_000);
      throw new Error(`MiniStack did not start:\n${said}`);
    }
    await sleep(250);
  }
  return { account, close };
}
