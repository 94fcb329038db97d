import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findEntries } from '../../build/entries.ts';
import { readBuildStamp, type StampedPart } from '../../build/stamp.ts';
import { dist, root } from './paths.ts';

const doneMessages = {
  functions: 'the functions are built',
  hosted: 'the functions are built',
  site: 'the site is built',
  templates: 'the templates are synthesized',
} as const satisfies Partial<Record<StampedPart, string>>;

const run = async (script: readonly [string, ...string[]], signal?: AbortSignal): Promise<void> => {
  const [file, ...args] = script;
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
  await once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`${file} failed; its message is above.`);
  });
};

export interface PrepareOptions {
  /** Ends the child processes. */
  readonly signal?: AbortSignal;
  /** Leaves out the built site, which a development server replaces. */
  readonly withoutSite?: boolean;
  /** `hosted` builds the functions with shared files; by default they are built as AWS gets them. */
  readonly functions?: 'functions' | 'hosted';
  readonly onStep?: (step: string) => void;
}

/**
 * Builds changed parts and synthesizes, each in its own process, so that its memory is freed.
 * @throws if a step fails; the step prints the reason to standard error
 */
export const prepare = async ({
  signal,
  withoutSite = false,
  functions = 'functions',
  onStep,
}: PrepareOptions = {}): Promise<void> => {
  const stamp = readBuildStamp();
  const parts = [functions, ...(withoutSite ? [] : (['site'] as const))];
  const stale = parts.filter((part) => !stamp.isCurrent(part));
  // The templates name these folders.
  const named = [
    ...(withoutSite ? ['frontend/assets', 'compressed/assets'] : []),
    ...(functions === 'hosted'
      ? Array.from(findEntries().keys(), (name) => `lambdas/${name}`)
      : []),
  ];
  for (const folder of named) mkdirSync(join(dist, folder), { recursive: true });
  if (stale.length === 0 && stamp.isCurrent('templates')) return;

  onStep?.(`building ${[...stale, 'templates'].join(', ')}`);
  stamp.forget([...stale, 'templates']);
  const done = (part: keyof typeof doneMessages): void => {
    stamp.note(part);
    onStep?.(doneMessages[part]);
  };
  // One after the other: together they would need the memory of all.
  for (const part of stale) {
    await run(['infra/build/build.ts', part], signal);
    done(part);
  }
  await run(['infra/local/platform/synthesize.ts'], signal);
  done('templates');
};
