import { readFileSync } from 'node:fs';
import type { Script } from './cell-image.ts';
import { likelihoods, run, unpackWeights, type Strip, type Weights } from './line-network.ts';
import { readPenStrip, unpackPenNetwork, type PenLook, type PenNetwork } from './pen-network.ts';
import { Workspace } from './planes.ts';
import type { Look } from './sequence.ts';

/** Floats for the weights of all networks and for the layers of the widest strip. */
const FLOATS = 4_000_000;

/** The networks of pens: two for Western digits, of which `m` takes more than twice the time, and one for Arabic-Indic ones. */
export type PenNetworkName = 's' | 'm' | 'indic';

interface Loaded {
  readonly workspace: Workspace;
  readonly line: Readonly<Record<Script, Weights>>;
  readonly pens: Readonly<Record<PenNetworkName, PenNetwork>>;
  readonly mark: number;
}

let loaded: Loaded | undefined;

const bytesOf = (file: string): Uint8Array => readFileSync(new URL(file, import.meta.url));

function load(): Loaded {
  const workspace = new Workspace(FLOATS);
  const line = {
    western: unpackWeights(bytesOf('digits-western.bin'), workspace),
    'arabic-indic': unpackWeights(bytesOf('digits-arabic-indic.bin'), workspace),
  };
  const pens = {
    s: unpackPenNetwork(bytesOf('pens-s.bin'), workspace),
    m: unpackPenNetwork(bytesOf('pens-m.bin'), workspace),
    indic: unpackPenNetwork(bytesOf('pens-indic.bin'), workspace),
  };
  return { workspace, line, pens, mark: workspace.mark };
}

/** Looks at strips with the network of a script, which knows letters and other ink as well. */
export function look(script: Script, strips: readonly Strip[]): Look[] {
  loaded ??= load();
  const { workspace, line, mark } = loaded;
  return strips.map((strip) => {
    workspace.release(mark);
    return likelihoods(run(workspace, line[script], strip));
  });
}

/** Looks at strips with one of the networks that learnt from people's pens. */
export function lookAtPens(name: PenNetworkName, strips: readonly Strip[]): PenLook[] {
  loaded ??= load();
  const { workspace, pens, mark } = loaded;
  return strips.map((strip) => {
    workspace.release(mark);
    return readPenStrip(workspace, pens[name], strip);
  });
}
