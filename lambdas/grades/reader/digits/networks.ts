import { readFileSync } from 'node:fs';
import type { Script } from './cell-image.ts';
import { likelihoods, run, type Strip, type Weights } from './line-network.ts';
import { Workspace } from './planes.ts';
import { unpackWeights } from './weights.ts';

/** Floats for the weights of all networks and for the layers of the widest strip. */
const FLOATS = 3_000_000;

interface Loaded {
  readonly workspace: Workspace;
  readonly networks: ReadonlyMap<Script, readonly Weights[]>;
  readonly mark: number;
}

let loaded: Loaded | undefined;

const FILES: readonly (readonly [Script, readonly string[]])[] = [
  ['western', ['digits-western.bin']],
  ['arabic-indic', ['digits-arabic-indic.bin']],
];

function load(): Loaded {
  const workspace = new Workspace(FLOATS);
  const networks = new Map(
    FILES.map(([script, files]) => [
      script,
      files.map((file) => unpackWeights(readFileSync(new URL(file, import.meta.url)), workspace)),
    ]),
  );
  return { workspace, networks, mark: workspace.mark };
}

/** Runs each network of a script on each strip. Returns the shares of the outputs per column. */
export function look(script: Script, strips: readonly Strip[]): Float64Array[][] {
  loaded ??= load();
  const { workspace, networks, mark } = loaded;
  return (networks.get(script) ?? []).flatMap((weights) =>
    strips.map((strip) => {
      workspace.release(mark);
      return likelihoods(run(workspace, weights, strip));
    }),
  );
}
