import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The functions as `npm start` has them: what several of them use is in files that they share. */
export const hostedDirectory = path.join(root, 'dist/hosted');

/** Where the handler of a function is: the export `handler` of a file of its own, or what one export of `handlers.ts` makes. */
export interface Entry {
  /** A path from the root of the repository. */
  readonly file: string;
  /** The export of `handlers.ts`, whose name is the function's in camel case. */
  readonly maker?: string;
}

const ownFile = /^lambdas\/(?:authorizer\/(authorize)|[^/]+\/(?:handlers|steps)\/([^/]+))\.ts$/;
const sharedFile = /^lambdas\/[^/]+\/handlers\.ts$/;

const kebabCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The functions whose entry is in `file`, a path from `folder`; none if it is another file, or gone. */
export function entriesIn(file: string, folder: string = root): [name: string, entry: Entry][] {
  const [, authorizer, other] = ownFile.exec(file) ?? [];
  const name = authorizer ?? other;
  if (name !== undefined) return name.endsWith('.test') ? [] : [[name, { file }]];
  const whole = path.join(folder, file);
  if (!sharedFile.test(file) || !existsSync(whole)) return [];
  return [...readFileSync(whole, 'utf8').matchAll(/^export const (\w+) = \(\)/gm)].map(
    ([, maker = '']) => [kebabCase(maker), { file, maker }],
  );
}

/** Every function's name and entry, found by the folder convention. */
export function findEntries(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const pattern = 'lambdas/{authorizer/authorize,*/handlers,*/handlers/*,*/steps/*}.ts';
  for (const found of globSync(pattern, { cwd: root }))
    for (const [name, entry] of entriesIn(found.replaceAll(path.sep, '/'))) {
      const twin = entries.get(name);
      if (twin) throw new Error(`two functions are named ${name}: ${twin.file}, ${entry.file}`);
      entries.set(name, entry);
    }
  return entries;
}
