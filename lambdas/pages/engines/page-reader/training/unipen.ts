/**
 * Reads isolated characters of the UNIPEN collection `train_r01_v07`, as its disc orders them: `data/1a` (digits),
 * `data/1b` and `1c` (letters), `data/1d` (other signs), and the pen's coordinates in `include`.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A point of a stroke; y grows downwards. */
export type Point = readonly [x: number, y: number];
export type Stroke = readonly Point[];

/** A character that somebody wrote, in the units of their tablet. */
export interface PenSample {
  /** File and segment, which name the sample in lists of wrong labels. */
  readonly id: string;
  readonly writer: string;
  readonly sign: string;
  readonly strokes: readonly Stroke[];
}

export type Part = 'train' | 'calibrate' | 'judge';

/** The part to which everything of a writer belongs: 74, 12 and 14 in a hundred writers. */
export function partOf(writer: string): Part {
  const hash = createHash('sha256').update(writer).digest('hex');
  const place = Number(BigInt(`0x${hash}`) % 100n);
  return place < 74 ? 'train' : place < 86 ? 'calibrate' : 'judge';
}

/** Contributors whose segments count strokes in another way, which was not found out. */
const MISCOUNTED: ReadonlySet<string> = new Set(['cea', 'ceb', 'pri', 'tos']);

interface Ink {
  readonly writer: string | undefined;
  /** The lines of each stroke, in order. */
  readonly strokes: readonly (readonly string[])[];
}

const NUMBERS = /^\s*-?\d/;

/** The strokes of a file and of those that it includes. */
function inkOf(file: string, root: string, seen: Set<string>): Ink {
  const strokes: (readonly string[])[] = [];
  let writer: string | undefined;
  let open: string[] | undefined;
  for (const line of readFileSync(file, 'latin1').split(/\r?\n/)) {
    if (line.startsWith('.')) {
      const [word, value] = line.split(/\s+/);
      // A change of time within a stroke does not end it.
      if (word !== '.DT') open = undefined;
      if (word === '.WRITER_ID' && value) writer = value;
      if (word === '.PEN_DOWN') {
        open = [];
        strokes.push(open);
      }
      const inner = path.join(root, 'include', value ?? '');
      if (word === '.INCLUDE' && value?.endsWith('.dat') && !seen.has(inner) && existsSync(inner)) {
        seen.add(inner);
        const found = inkOf(inner, root, seen);
        strokes.push(...found.strokes);
        writer = found.writer ?? writer;
      }
    } else if (open && NUMBERS.test(line)) open.push(line);
  }
  return { writer, strokes };
}

const pointOf = (line: string): Point => {
  const [x = 0, y = 0] = line.trim().split(/\s+/).map(Number);
  return [x, -y];
};

/** The strokes that a segment names, as in `12-13,15:4-15:9`: a stroke, or a stroke and its first and last points. */
function strokesIn(range: string, all: Ink['strokes']): Stroke[] {
  return range.split(',').flatMap((piece) => {
    const [from = '', to = from] = piece.split('-');
    const [first, start] = from.split(':').map(Number);
    const [last, end] = to.split(':').map(Number);
    if (first === undefined || last === undefined) return [];
    return all.slice(first, last + 1).map((lines, index) => {
      const begin = index === 0 ? (start ?? 0) : 0;
      const isLast = first + index === last;
      return lines.slice(begin, isLast && end !== undefined ? end + 1 : undefined).map(pointOf);
    });
  });
}

const SEGMENT = /^\.SEGMENT\s+\S+\s+(\S+)\s+\S+\s+"([^"]*)"/;

/** All samples of some folders, in a fixed order. */
export function* readUnipen(
  root: string,
  folders: readonly string[],
  isWanted: (sign: string) => boolean,
): Generator<PenSample> {
  for (const folder of folders) {
    for (const name of globSync(`data/${folder}/**/*.dat`, { cwd: root }).toSorted()) {
      const contributor = name.split(path.sep)[2] ?? '';
      if (MISCOUNTED.has(contributor)) continue;
      const file = path.join(root, name);
      const segments = readFileSync(file, 'latin1')
        .split(/\r?\n/)
        .flatMap((line) => {
          const [, range, sign] = SEGMENT.exec(line) ?? [];
          return range && sign && isWanted(sign) ? [{ range, sign }] : [];
        });
      if (segments.length === 0) continue;
      const { writer, strokes: all } = inkOf(file, root, new Set());
      for (const { range, sign } of segments) {
        const strokes = strokesIn(range, all).filter(({ length }) => length > 0);
        const id = `${name.slice('data/'.length)} ${range}`;
        if (strokes.length > 0) yield { id, writer: `${contributor}/${writer}`, sign, strokes };
      }
    }
  }
}

const COMMENTED_SEGMENT =
  /^\.SEGMENT +DIGIT +(?<range>\S+) \? "(?<sign>\d)"\r?\n\.COMMENT +\d +(?<writer>\d+) /gm;

/** All samples of a file of pendigits (`pendigits-orig.tes`), whose comments name the writers. */
export function* readPendigits(file: string): Generator<PenSample> {
  const { strokes: all } = inkOf(file, '', new Set());
  for (const { groups } of readFileSync(file, 'latin1').matchAll(COMMENTED_SEGMENT)) {
    const { range = '', sign = '', writer = '' } = groups ?? {};
    const strokes = strokesIn(range, all).filter(({ length }) => length > 0);
    const id = `${path.basename(file)} ${range}`;
    if (strokes.length > 0) yield { id, writer: `pendigits/${writer}`, sign, strokes };
  }
}
