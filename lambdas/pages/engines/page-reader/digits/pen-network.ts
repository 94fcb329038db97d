import { OUTPUTS, SIGNS, NOTHING } from './alphabet.ts';
import { STRIP_HEIGHT, type Strip } from './line-network.ts';
import {
  convolve,
  fillWith,
  planeOf,
  pool,
  rectify,
  type Floats,
  type Layer,
  type Plane,
  type Workspace,
} from './planes.ts';
import { openWeights } from './weights.ts';

const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** The signs of the network's outputs, in their order; the last output is `no sign here`. */
const PEN_SIGNS = [...'0123456789./-abs?'];
const PEN_OUTPUTS = PEN_SIGNS.length + 1;
/** Two steps for each column of four pixels, padded to the product's block size. */
const SCORES = 40;

/**
 * A network trained on people's pen strokes (decision 53): seven convolutions with pooling between them, which leave one
 * row, two along that row, and the scores.
 */
export interface PenNetwork {
  readonly square: readonly Layer[];
  readonly down: Layer;
  readonly along: readonly Layer[];
  readonly scores: Layer;
}

const HEADER = 12;
const MOST_CHANNELS = 512;

/**
 * Unpacks stored weights into a workspace: six numbers of 16 bits (the channels of five sizes, and the outputs), then for
 * each layer its kernel and its bias, each a scale (32-bit float) and 16-bit integers; little-endian.
 * @throws RangeError if the bytes are not those of such a network
 */
export function unpackPenNetwork(bytes: Uint8Array, workspace: Workspace): PenNetwork {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, outputs = 0] = Array.from({ length: 6 }, (_, index) =>
    view.getUint16(2 * index, true),
  );
  const isKnown = [a, b, c, d, e].every((size) => size % 8 === 0 && size <= MOST_CHANNELS);
  if (!isKnown || outputs !== PEN_OUTPUTS)
    throw new RangeError('The weights are of another network');
  const { next, end } = openWeights(bytes.subarray(HEADER), workspace);
  const layer = (tall: number, wide: number, from: number, to: number, padded = to): Layer => ({
    kernel: { tall, wide, from, to: padded },
    weights: next(tall * wide * from * to, to, padded),
    bias: next(to, to, padded),
  });
  const network = {
    square: [
      layer(3, 3, 1, a),
      layer(3, 3, a, b),
      layer(3, 3, b, c),
      layer(3, 3, c, c),
      layer(3, 3, c, d),
      layer(3, 3, d, d),
    ],
    down: layer(4, 1, d, e),
    along: [layer(1, 5, e, e), layer(1, 3, e, e)],
    scores: layer(1, 1, e, 2 * outputs, SCORES),
  };
  end();
  return network;
}

/** Columns of numbers, one row high, with empty ones at each end for the widest kernel. */
interface Line extends Floats {
  readonly width: number;
  readonly channels: number;
}

const ENDS = 2;

function emptyLine(workspace: Workspace, width: number, channels: number): Line {
  return { ...workspace.floats((width + 2 * ENDS + 4) * channels), width, channels };
}

/** Products leave values behind the last column that have no meaning. */
function finish({ data, width, channels }: Line): void {
  data.fill(0, (ENDS + width) * channels);
  rectify(data);
}

const startOf = ({ at, channels }: Line, column: number): number =>
  at + (ENDS + column) * channels * BYTES;

function beginLine(line: Line, bias: Floats): void {
  const from = ENDS * line.channels;
  fillWith(line.data.subarray(from, from + line.width * line.channels), bias.data);
}

/** Looks at whole columns: a kernel as tall as the plane. */
function toLine(workspace: Workspace, input: Plane, { kernel, weights, bias }: Layer): Line {
  const { from, to } = kernel;
  const line = emptyLine(workspace, input.width, to);
  beginLine(line, bias);
  for (let y = 0; y < kernel.tall; y += 1) {
    workspace.addProduct(
      {
        at: input.at + ((y + 1) * (input.width + 2) + 1) * from * BYTES,
        row: from * BYTES,
        column: BYTES,
      },
      { at: weights.at + y * from * to * BYTES, row: to * BYTES },
      { at: startOf(line, 0), row: to * BYTES },
      { m: line.width, n: to, k: from },
    );
  }
  finish(line);
  return line;
}

function alongLine(workspace: Workspace, input: Line, { kernel, weights, bias }: Layer): Line {
  const { wide, from, to } = kernel;
  const line = emptyLine(workspace, input.width, to);
  beginLine(line, bias);
  workspace.addProduct(
    { at: startOf(input, -(wide - 1) / 2), row: from * BYTES, column: BYTES },
    { at: weights.at, row: to * BYTES },
    { at: startOf(line, 0), row: to * BYTES },
    { m: line.width, n: to, k: wide * from },
  );
  return line;
}

/** The place of each of the network's outputs among those of {@link SIGNS}. */
const PLACES = [...PEN_SIGNS.map((sign) => SIGNS.findIndex((known) => known === sign)), NOTHING];

function sharesOf(scores: Float32Array): Float64Array {
  const most = Math.max(...scores);
  const powers = Array.from(scores, (score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  const shares = new Float64Array(OUTPUTS);
  powers.forEach((power, output) => (shares[PLACES[output] ?? NOTHING] = power / sum));
  return shares;
}

/** What a network of pens makes of a strip. */
export interface PenLook {
  /** The share, 0–1, of each output of {@link SIGNS} for every two pixels; signs that the network does not know have none. */
  readonly shares: readonly Float64Array[];
  /** For every four pixels, what the network sees there before and after its layers along the row. */
  readonly columns: readonly Float32Array[];
}

const columnOf = ({ data, channels }: Line, column: number): Float32Array =>
  data.subarray((ENDS + column) * channels, (ENDS + column + 1) * channels);

/** Runs a network over a strip whose width is a multiple of 8. */
export function readPenStrip(
  workspace: Workspace,
  { square, down, along, scores }: PenNetwork,
  strip: Strip,
): PenLook {
  let plane = planeOf(workspace, strip.data, STRIP_HEIGHT);
  square.forEach((layer, index) => {
    plane = convolve(workspace, plane, layer);
    if (index < 2) plane = pool(workspace, plane, 2);
    else if (index === 3) plane = pool(workspace, plane, 1);
    else rectify(plane.data);
  });
  const before = toLine(workspace, plane, down);
  let line = before;
  for (const layer of along) {
    line = alongLine(workspace, line, layer);
    finish(line);
  }
  const after = line;
  const { data, width } = alongLine(workspace, after, scores);
  return {
    shares: Array.from({ length: 2 * width }, (_, step) => {
      const at = (ENDS + Math.floor(step / 2)) * SCORES + (step % 2) * PEN_OUTPUTS;
      return sharesOf(data.subarray(at, at + PEN_OUTPUTS));
    }),
    columns: Array.from({ length: width }, (_, column) =>
      Float32Array.of(...columnOf(before, column), ...columnOf(after, column)),
    ),
  };
}
