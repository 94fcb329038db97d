import { LAYERS, type Weights } from './line-network.ts';
import type { Workspace } from './planes.ts';

const BYTES = 2;

/**
 * Unpacks stored weights into a workspace.
 * @throws RangeError if the number of weights is wrong
 */
export function unpackWeights(bytes: Uint8Array, workspace: Workspace): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const next = (length: number): ReturnType<Workspace['floats']> => {
    const floats = workspace.floats(length);
    const scale = view.getFloat32(at, true);
    at += 4;
    for (let index = 0; index < length; index += 1) {
      floats.data[index] = view.getInt16(at, true) * scale;
      at += BYTES;
    }
    return floats;
  };
  const weights: Weights = {
    first: next(LAYERS.first),
    firstBias: next(LAYERS.firstBias),
    second: next(LAYERS.second),
    secondBias: next(LAYERS.secondBias),
    third: next(LAYERS.third),
    thirdBias: next(LAYERS.thirdBias),
    hidden: next(LAYERS.hidden),
    hiddenBias: next(LAYERS.hiddenBias),
    scores: next(LAYERS.scores),
    scoresBias: next(LAYERS.scoresBias),
  };
  if (at !== bytes.length) throw new RangeError('The weights are of another network');
  return weights;
}
