import { LAYERS, layers, type Weights } from './line-network.ts';
import type { Workspace } from './planes.ts';

const MOST = 32_767;
const BYTES = 2;

/** Packs weights as 16-bit integers, each layer after its scale (a 32-bit float); little-endian. */
export function packWeights(values: readonly Float32Array[]): Uint8Array {
  const size = values.reduce((sum, { length }) => sum + 4 + BYTES * length, 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const layer of values) {
    const scale = layer.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / MOST;
    view.setFloat32(at, scale, true);
    at += 4;
    for (const value of layer) {
      view.setInt16(at, Math.round(value / scale), true);
      at += BYTES;
    }
  }
  return new Uint8Array(view.buffer);
}

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
  if (at !== bytes.length)
    throw new RangeError(`The weights are of another network than ${layers.length} layers`);
  return weights;
}
