import { withVersion } from '#shared/draft/readings.ts';
import type { Reading, ReadingLevel } from '#shared/model/reading.ts';
import { editTest, type Edit } from './edit-draft.ts';

export interface NamedText {
  readonly text: string;
  readonly name: string;
}

/** Replaces a version by a change of it as it is then; removes it without one. */
export const changeReading = (
  level: ReadingLevel,
  change: (before: Reading) => Reading | undefined,
): Edit =>
  editTest(({ readings = [], ...test }) => {
    const before = readings.find((one) => one.level === level) ?? { level, text: '' };
    const after = change(before);
    const all = after
      ? withVersion(readings, after)
      : readings.filter((one) => one.level !== level);
    return { ...test, ...(all.length > 0 && { readings: all }) };
  });
