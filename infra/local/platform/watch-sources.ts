import { basename, join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { entriesIn } from '../../build/entries.ts';
import { buildFunctions, readFunctionInputs } from '../../build/lambdas.ts';
import type { Platform } from '../platform.ts';
import { root } from './paths.ts';

/** An editor may write a file in several steps, and several files at once. */
const quietMs = 50;

/** More functions than this are counted instead of named. */
const mostNamed = 5;

/** What is watched and built; the repository, outside tests. */
export interface Sources {
  readonly folder: string;
  /** The source files of each function at its last build. */
  readonly inputs: () => Map<string, readonly string[]>;
  /** Builds these functions; returns their source files. */
  readonly build: (names: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

const repository: Sources = { folder: root, inputs: readFunctionInputs, build: buildFunctions };

/** Builds and restarts the functions that a changed file is part of. Says when a change needs a new start. */
export const watchSources = (
  { application, restartFunctions }: Pick<Platform, 'application' | 'restartFunctions'>,
  say: (line: string) => void,
  disposables: AsyncDisposableStack,
  { folder: sources, inputs, build }: Sources = repository,
): Promise<void> => {
  const inputsOf = inputs();

  const rebuild = async (names: readonly string[]): Promise<void> => {
    const what = names.length > mostNamed ? `${names.length} functions` : names.join(', ');
    if (names.length > mostNamed) say(`building ${what} …`);
    for (const [name, files] of await build(names)) inputsOf.set(name, files);
    const hosted = application.functions.filter(({ codePath }) =>
      names.includes(basename(codePath)),
    );
    await restartFunctions(new Set(hosted.map(({ name }) => name)));
    say(`built again: ${what}`);
  };
  const apply = async (files: ReadonlySet<string>): Promise<void> => {
    const names = [...inputsOf]
      .filter(([, used]) => used.some((file) => files.has(file)))
      .map(([name]) => name);
    // esbuild has printed the reason of a failure; the functions keep their code until the next change.
    if (names.length > 0) await rebuild(names).catch(() => say('not built, see above'));
    const needingStart = [...files].filter(
      (file) =>
        file.startsWith('infra/') || entriesIn(file, sources).some(([name]) => !inputsOf.has(name)),
    );
    if (needingStart.length > 0) say(`${needingStart.join(', ')} changed: start again to apply it`);
  };

  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const flush = (): void => {
    const files = changed;
    changed = new Set();
    work = work.then(() => apply(files));
  };
  // Node's own recursive watch loses files that an editor or git replaces.
  const folders = ['infra', 'lambdas', 'shared'].map((folder) => join(sources, folder));
  const watcher = watch(folders, {
    ignoreInitial: true,
    ignored: (file) => /\.test\.ts$|[/\\]node_modules$|~$/.test(file),
  }).on('all', (_event, file) => {
    changed.add(relative(sources, file).replaceAll(sep, '/'));
    clearTimeout(timer);
    timer = setTimeout(flush, quietMs);
  });
  disposables.defer(() => watcher.close());
  disposables.defer(() => clearTimeout(timer));
  return new Promise((resolve) => {
    watcher.once('ready', resolve);
  });
};
