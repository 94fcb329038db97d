import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildFunctions,
  functionOfFile,
  lambdasDirectory,
  readFunctionInputs,
} from '../../build/lambdas.ts';
import { readBuildStamp } from '../../build/stamp.ts';
import type { Platform } from '../platform.ts';
import { root } from './paths.ts';

/** An editor may write a file in several steps, and several files at once. */
const quietMs = 50;

const contentOf = (folder: string): string | undefined => {
  const bundle = join(folder, 'index.mjs');
  return existsSync(bundle) ? readFileSync(bundle, 'utf8') : undefined;
};

/** A hosted function and the folder of its code, a copy of the build's. */
interface Copy {
  readonly functionName: string;
  readonly folder: string;
}

/** The hosted copies by the name of their bundle. */
const hostedCopies = ({ application }: Platform): ReadonlyMap<string, readonly Copy[]> => {
  const hosted = application.functions.map(({ name: functionName, codePath: folder }) => ({
    functionName,
    folder,
    content: contentOf(folder),
  }));
  return new Map(
    readdirSync(lambdasDirectory).map((name) => {
      const content = contentOf(join(lambdasDirectory, name));
      return [name, hosted.filter((copy) => content !== undefined && copy.content === content)];
    }),
  );
};

/**
 * Builds and restarts the functions that a changed source file is part of, and no others. Says when a change needs a
 * new start, because it is in the templates or in the platform itself.
 */
export const watchSources = (
  platform: Platform,
  say: (line: string) => void,
  disposables: AsyncDisposableStack,
): void => {
  const copies = hostedCopies(platform);
  const inputsOf = readFunctionInputs();

  const rebuild = async (names: readonly string[]): Promise<void> => {
    readBuildStamp().forget(['functions', 'templates']);
    for (const [name, inputs] of await buildFunctions(names)) inputsOf.set(name, inputs);
    const hosted = names.flatMap((name) =>
      (copies.get(name) ?? []).map((copy) => ({ ...copy, from: join(lambdasDirectory, name) })),
    );
    await Promise.all(
      hosted.map(({ from, folder }) => cp(from, folder, { recursive: true, force: true })),
    );
    await platform.restartFunctions(new Set(hosted.map(({ functionName }) => functionName)));
    say(`built again: ${names.join(', ')}`);
  };
  const apply = async (files: ReadonlySet<string>): Promise<void> => {
    const names = [...inputsOf]
      .filter(([, inputs]) => inputs.some((input) => files.has(input)))
      .map(([name]) => name);
    // esbuild has printed the reason of a failure; the functions keep their code until the next change.
    if (names.length > 0) await rebuild(names).catch(() => say('not built, see above'));
    const atStart = [...files].filter((file) => {
      const name = functionOfFile(file);
      return file.startsWith('infra/') || (name !== undefined && !inputsOf.has(name));
    });
    if (atStart.length > 0) say(`${atStart.join(', ')} changed: start again to apply it`);
  };

  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const flush = (): void => {
    const files = changed;
    changed = new Set();
    work = work.then(() => apply(files));
  };
  for (const folder of ['infra', 'lambdas', 'shared']) {
    const watcher = watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || /\.test\.ts$|(^|[/\\])node_modules[/\\]|~$/.test(name)) return;
      changed.add(`${folder}/${name.replaceAll('\\', '/')}`);
      clearTimeout(timer);
      timer = setTimeout(flush, quietMs);
    });
    disposables.defer(() => watcher.close());
  }
  disposables.defer(() => clearTimeout(timer));
};
