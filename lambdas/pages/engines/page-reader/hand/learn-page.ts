import type { CellNotes } from '#shared/page/page-reading.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { writeInScript } from '../digits/alphabet.ts';
import { decodeShapes, encodeShapes, SHAPE_SIZE, type Shape } from './shape-codec.ts';
import { currentHand, type Hand } from './hand.ts';
import { handModel } from './hand-model.ts';

/** A cell that was read, with the mark that the teacher confirmed or wrote instead. */
export interface ConfirmedCell {
  readonly notes: CellNotes;
  /** As the teacher sees it: `12,5`, `12.5`, `١٢٫٥`, `12/20`, `abs` or nothing. */
  readonly text: string;
}

/** Samples of a sign that are kept. */
const MOST_SAMPLES = 24;
/**
 * A confirmed mark that is so much less likely than the likeliest reading, as a logarithm, is not what the ink says: the
 * teacher corrected a fact, so nothing is learnt of it.
 */
const NOT_WRITTEN = 9;

const sense = (text: string): string => JSON.stringify(parseMark(text));
const senseOf = (signs: string): string => sense(writeInScript(signs, 'western'));

/** Readings with a higher confidence, in per cent, say nothing about doubts. */
const CERTAIN = 99.5;

const distance = (one: Shape, other: Shape): number =>
  one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0);

/** Keeps the most different samples: of the two that are most alike, the older one goes. */
function mostDifferent(samples: readonly Shape[]): readonly Shape[] {
  if (samples.length <= MOST_SAMPLES) return samples;
  let [least, older] = [Infinity, 0];
  for (let one = 0; one < samples.length; one += 1)
    for (let other = one + 1; other < samples.length; other += 1) {
      const apart = distance(
        samples[one] ?? new Float32Array(),
        samples[other] ?? new Float32Array(),
      );
      if (apart < least) [least, older] = [apart, one];
    }
  return mostDifferent(samples.filter((_, at) => at !== older));
}

function withSamples(known: Hand['signs'][string] | undefined, shapes: readonly Shape[]) {
  const [mean = new Float32Array(SHAPE_SIZE)] = known ? decodeShapes(known.mean) : [];
  const before = known?.count ?? 0;
  const count = before + shapes.length;
  const moved = mean.map(
    (value, at) =>
      (value * before + shapes.reduce((sum, shape) => sum + (shape[at] ?? 0), 0)) / count,
  );
  const samples = [...(known?.samples ?? []).flatMap(decodeShapes), ...shapes];
  return {
    count,
    mean: encodeShapes([moved]),
    samples: mostDifferent(samples).map((shape) => encodeShapes([shape])),
  };
}

/**
 * Learns the confirmed marks of a page. A page must be learnt once. Cells that say nothing about the hand are left out:
 * those noted with other networks, and those in which the confirmed mark cannot be what is written.
 */
export function learnPage(before: Hand | undefined, cells: readonly ConfirmedCell[]): Hand {
  const hand = currentHand(before);
  const found = new Map<string, Shape[]>();
  const track = { ...hand.track };
  let marks = 0;
  for (const { notes, text } of cells) {
    if (notes.version !== handModel.version) continue;
    const meant = sense(text);
    const written = notes.readings.find(({ signs }) => senseOf(signs) === meant);
    if (!written || written.log < -NOT_WRITTEN) continue;
    marks += 1;
    if (notes.confidence < CERTAIN) {
      track.expected += 1 - notes.confidence / 100;
      track.wrong += senseOf(notes.signs) === meant ? 0 : 1;
    }
    const shapes = decodeShapes(notes.shapes);
    const isAbsence = parseMark(text).kind === 'absent';
    written.places.forEach((place, at) => {
      const [sign, shape] = [written.signs[at] ?? '', shapes[place]];
      // An absence may be read with digits for letters.
      const isMeant = isAbsence === /[abs?]/.test(sign);
      if (shape && isMeant && handModel.signs.has(sign))
        found.set(sign, [...(found.get(sign) ?? []), shape]);
    });
  }
  const signs = { ...hand.signs };
  for (const [sign, shapes] of found) signs[sign] = withSamples(signs[sign], shapes);
  return { ...hand, pages: hand.pages + 1, marks: hand.marks + marks, signs, track };
}
