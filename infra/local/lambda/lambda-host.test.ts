import inspector from 'node:inspector';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FunctionSpec } from '../template/functions.ts';
import { createLambdaHost, type LambdaHost } from './lambda-host.ts';

const gated = `import { threadId } from 'node:worker_threads';
    const gate = new BroadcastChannel('gate');
    const opened = new Promise((resolve) => {
      gate.addEventListener('message', ({ data }) => data === 'open' && resolve());
    });
    let underWay = 0;
    export const handler = async () => {
      const together = ++underWay;
      gate.postMessage('begun');
      await opened;
      underWay -= 1;
      return { threadId, together };
    };`;

const code = {
  echo: `export const handler = async (event, context) => {
    console.log('hello\\nworld');
    return { event, name: context.functionName, left: context.getRemainingTimeInMillis() > 0 };
  };`,
  clock: `export const handler = async () => [new Date().toISOString(), Date.now(), new Date(0).getTime()];`,
  environment: `export const handler = async () => process.env;`,
  failing: `export const handler = async () => {
    throw Object.assign(new Error('{"code":"no-names"}'), { name: 'JobError' });
  };`,
  slow: `export const handler = async () => { for (;;); };`,
  late: `export const handler = () => new Promise((resolve) => setTimeout(resolve, 50, 'late'));`,
  hungry: `export const handler = async () => { const all = []; for (;;) all.push({ n: all.length }); };`,
  leaving: `export const handler = async () => process.exit(3);`,
  broken: `throw new TypeError('no init');`,
  stuck: `if (process.env.NTH === '2') await new Promise(() => setInterval(() => {}, 1e6));
    export const handler = async () => process.env.NTH;`,
  nothing: `export const handler = async () => {};`,
  asking: gated,
  gated,
};
/** Blocks the handlers of `gated` until it is opened. */
const createGate = () => {
  const channel = new BroadcastChannel('gate');
  let begun = 0;
  channel.onmessage = () => {
    begun += 1;
  };
  return {
    begun: () => begun,
    open: () => channel.postMessage('open'),
    close: () => channel.close(),
  };
};

describe('the lambda host', () => {
  let folder: string;
  let host: LambdaHost;
  let all: readonly FunctionSpec[];
  const lines: string[] = [];
  const started: string[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lambdas-'));
    all = Object.entries(code).map(([name, source]) => {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'index.mjs'), source);
      return {
        logicalId: name,
        name,
        arn: `arn:${name}`,
        roleArn: 'arn:role',
        codePath: join(folder, name),
        handler: 'index.handler',
        memoryMb: name === 'hungry' ? 16 : 128,
        timeoutSeconds:
          name === 'late' ? 0.001 : name === 'slow' ? 0.2 : name === 'asking' ? 60 : 10,
        environment: { ...(name === 'asking' && { DRAFT_MODEL: 'model' }) },
      };
    });
    host = createLambdaHost({
      functions: all,
      variablesOf: ({ name }): Record<string, string> => {
        started.push(name);
        const nth = started.filter((one) => one === name).length;
        return name === 'stuck' ? { NTH: String(nth) } : { ONLY: 'this' };
      },
      log: (name, line) => lines.push(`${name}: ${line}`),
      limits: { maxWorkers: 2, idleMs: 1_000, maxIdle: 20 },
    });
  });
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  it('passes event and context, and forwards each printed line', async () => {
    const result = await host.invoke('arn:echo', { a: 1, gone: undefined });
    expect(result).toEqual({ ok: true, payload: { event: { a: 1 }, name: 'echo', left: true } });
    await expect.poll(() => lines).toEqual(['echo: hello', 'echo: world']);
  });

  it("keeps the host's environment out", async () => {
    expect(await host.invoke('environment', {})).toEqual({ ok: true, payload: { ONLY: 'this' } });
  });

  it('reports a thrown error by name and message', async () => {
    expect(await host.invoke('failing', {})).toMatchObject({
      ok: false,
      error: { errorType: 'JobError', errorMessage: '{"code":"no-names"}' },
    });
  });

  it('stops a function at its time limit, and starts afresh afterwards', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await host.invoke('slow', {})).toMatchObject({
        error: {
          errorType: 'Sandbox.Timedout',
          errorMessage: expect.stringMatching(/Task timed out after 0\.20 seconds$/) as string,
        },
      });
    }
  });

  it('applies no time limit while a debugger may be attached', async () => {
    inspector.open(0);
    try {
      expect(await host.invoke('late', {})).toEqual({ ok: true, payload: 'late' });
    } finally {
      inspector.close();
    }
  });

  it('survives a function that runs out of memory', async () => {
    expect(await host.invoke('hungry', {})).toMatchObject({
      error: { errorType: 'Runtime.ExitError' },
    });
  });

  it('survives a function that ends its process', async () => {
    expect(await host.invoke('leaving', {})).toMatchObject({
      error: { errorMessage: expect.stringMatching(/exit status 3$/) as string },
    });
  });

  it('reports a module that cannot be loaded', async () => {
    expect(await host.invoke('broken', {})).toMatchObject({
      error: { errorType: 'TypeError', errorMessage: 'no init' },
    });
  });

  it('answers null when a handler returns nothing', async () => {
    expect(await host.invoke('nothing', {})).toEqual({ ok: true, payload: null });
  });

  it('gives a worker one call at a time, and adds workers up to its limit', async () => {
    const gate = createGate();
    const calls = Array.from({ length: 6 }, () => host.invoke('gated', {}));
    await expect.poll(gate.begun).toBe(2);
    gate.open();
    const payloads = (await Promise.all(calls)).map((call) => (call.ok ? call.payload : call));
    gate.close();

    expect(payloads.map((payload) => (payload as { together: number }).together)).toEqual(
      Array(6).fill(1),
    );
    const workers = new Set(payloads.map((payload) => (payload as { threadId: number }).threadId));
    expect(workers.size).toBe(2);
    expect(started.filter((name) => name === 'gated')).toHaveLength(2);
  });

  it('runs more calls at once for functions that wait for a model, within a limit', async () => {
    const gate = createGate();
    const most = Math.min(8, Math.max(4, Math.floor(totalmem() / 2 ** 30)));
    const calls = Array.from({ length: 10 }, () => host.invoke('asking', {}));
    await expect.poll(gate.begun).toBe(most);
    const other = await host.invoke('nothing', {});
    gate.open();
    expect(other).toMatchObject({ ok: true });
    for (const call of await Promise.all(calls)) expect(call).toMatchObject({ ok: true });
    gate.close();
    expect(started.filter((name) => name === 'asking')).toHaveLength(most);
  });

  it('uses a free worker instead of waiting for one that is loading', async () => {
    const calls = Array.from({ length: 3 }, () => host.invoke('stuck', {}));
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ ok: true, payload: '1' })));
  });

  it('keeps no more idle workers of all functions than its limit: those used last', async () => {
    const made: string[] = [];
    const few = createLambdaHost({
      functions: all,
      variablesOf: ({ name }) => {
        made.push(name);
        return {};
      },
      log: () => undefined,
      limits: { maxWorkers: 2, idleMs: 3_600_000, maxIdle: 2 },
    });
    const call = async (...names: string[]) => {
      for (const name of names) expect(await few.invoke(name, {})).toMatchObject({ ok: true });
    };
    await call('echo', 'nothing', 'echo', 'environment');
    expect(made).toEqual(['echo', 'nothing', 'environment']);
    await call('echo', 'environment', 'nothing', 'environment', 'echo');
    expect(made).toEqual(['echo', 'nothing', 'environment', 'nothing', 'echo']);
    await few.close();
  });

  it('can show functions a later time', async () => {
    const ahead = new Float64Array(new SharedArrayBuffer(8));
    const functions = all.filter(({ name }) => name === 'clock');
    const log = () => undefined;
    const moved = createLambdaHost({ functions, variablesOf: () => ({}), log, ahead });
    const hoursAhead = async () => {
      const result = await moved.invoke('clock', {});
      const [text, now, made] = (result as { payload: [string, number, number] }).payload;
      expect([Math.abs(Date.parse(text) - now) < 60_000, made]).toEqual([true, 0]);
      return (now - Date.now()) / 3_600_000;
    };
    expect(await hoursAhead()).toBeCloseTo(0, 1);
    ahead[0] = 5 * 3_600_000;
    expect(await hoursAhead()).toBeCloseTo(5, 1);
    await moved.close();
  });

  it('does not know any other function', async () => {
    expect(await host.invoke('arn:other', {})).toMatchObject({
      error: { errorType: 'ResourceNotFoundException' },
    });
  });
});
