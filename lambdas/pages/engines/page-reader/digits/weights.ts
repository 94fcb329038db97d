import type { Floats, Workspace } from './planes.ts';

interface StoredWeights {
  /** Unpacks the next numbers, in rows of `stored` that become rows of `padded`, with zeros behind. */
  readonly next: (length: number, stored?: number, padded?: number) => Floats;
  /** @throws RangeError if numbers are left */
  readonly end: () => void;
}

/**
 * Reads weights in their order into a workspace. Each group is a scale (32-bit float) and 16-bit integers; little-endian.
 * @throws RangeError where the bytes end too early
 */
export function openWeights(bytes: Uint8Array, workspace: Workspace): StoredWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  return {
    next: (length, stored = length, padded = stored) => {
      const floats = workspace.floats((length / stored) * padded);
      const scale = view.getFloat32(at, true);
      at += Float32Array.BYTES_PER_ELEMENT;
      for (let index = 0; index < length; index += 1) {
        const place = Math.floor(index / stored) * padded + (index % stored);
        floats.data[place] = view.getInt16(at, true) * scale;
        at += Int16Array.BYTES_PER_ELEMENT;
      }
      return floats;
    },
    end: () => {
      if (at !== bytes.length) throw new RangeError('The weights are of another network');
    },
  };
}
