import type { PictureBox } from '#shared/model/gradebook.ts';
import { handModel } from '../../engines/page-reader/hand/hand-model.ts';
import { encodeShapes, SHAPE_SIZE } from '../../engines/page-reader/hand/shape-codec.ts';
import type { PlacedMark } from './seen-marks.ts';

/** A mark that was seen in the middle of a cell and read as these signs, such as `12.5`. */
export const sampleSign = (box: PictureBox, signs: string, confidence = 90): PlacedMark => ({
  box,
  notes: {
    version: handModel.version,
    ...{ signs, confidence },
    readings: [{ signs, log: 0, places: [...signs].map((_, place) => place) }],
    shapes: encodeShapes(
      [...signs].map((sign) => new Float32Array(SHAPE_SIZE).fill((sign.codePointAt(0) ?? 0) / 16)),
    ),
  },
});
