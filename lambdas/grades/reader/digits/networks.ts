import { readFileSync } from 'node:fs';
import type { Script } from './cell-image.ts';
import { likelihoods, run, type Strip, type Weights } from './line-network.ts';
import { Workspace } from './planes.ts';
import { unpackWeights } from './weights.ts';

/** Room for the weights of every network and what passes between the layers of the widest strip. */
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

/** The shares of a network's outputs on the columns of a strip: for each network of a script, one look. */
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
