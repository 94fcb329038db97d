import * as z from 'zod/mini';
import { honourIds } from './honours.ts';
import { limits } from './limits.ts';
import { quarters } from './quarters.ts';
import { isoDate, line } from './text.ts';

/** Remarks that a teacher keeps to use again: ten for each band. */
const USUAL_REMARKS = 60;

/** An average out of 20. */
const threshold = z.optional(quarters(0, 20));

/** From which averages a school awards honours. Those without a threshold are not awarded. */
const schoolHonours = z.strictObject({
  thresholds: z
    .strictObject({
      'honour-roll': threshold,
      encouragement: threshold,
      congratulations: threshold,
      excellence: threshold,
    })
    .check(
      z.refine(
        (thresholds) => {
          const set = honourIds.flatMap((id) => thresholds[id] ?? []);
          return set.every((from, index) => index === 0 || from > (set[index - 1] ?? 0));
        },
        { error: 'not_increasing' },
      ),
    ),
  /** Who decided them, for example the council of teachers. */
  source: z.optional(line(limits.textLength)),
  /** Since when. */
  since: z.optional(isoDate()),
});

/** A text that a teacher writes about pupils again and again. */
const usualRemark = z.strictObject({
  /** The band of the averages it suits: 0 is the lowest, as in statistics. */
  band: z.int().check(z.gte(0), z.lte(5)),
  text: line(limits.gradebookTextLength),
});

const usualRemarks = z.array(usualRemark).check(z.maxLength(USUAL_REMARKS));

/** What a teacher has set for all reports. */
export const reportSettings = z.strictObject({
  /** Missing: the usual ones. */
  honours: z.optional(schoolHonours),
  /** In the teacher's order. */
  remarks: z.optional(usualRemarks),
  /** The same for advice. */
  advice: z.optional(usualRemarks),
});
export type ReportSettings = z.infer<typeof reportSettings>;
