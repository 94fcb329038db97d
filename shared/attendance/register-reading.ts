import * as z from 'zod/mini';
import { limits } from '../model/limits.ts';
import { pupilId } from '../model/saved-class.ts';
import { drawnSigns, saidOfRegister } from '../paper/printed-sheet.ts';

/**
 * What is in a box of a photographed register. A sign is a proposal. `none`: no ink. `printed`: what was printed in grey,
 * and nothing was added to it. `unclear`: ink that may be any sign, a correction, or a stray line. `unseen`: the box is not
 * wholly in the photo.
 */
export const boxReadings = [...drawnSigns, 'none', 'printed', 'unclear', 'unseen'] as const;
export type BoxReading = (typeof boxReadings)[number];

const { number, printedAt, classId, classVersion, subject, columns } = saidOfRegister;

/** What a photo of a page of a register says. It changes no roll: a teacher compares it with what is recorded. */
export const registerReading = z.object({
  ...{ number, printedAt, classId, classVersion, subject, columns },
  /** The pupils of the page in the order of its rows, each with what is in the boxes of the columns. */
  rows: z
    .array(
      z.object({
        pupil: pupilId,
        boxes: z.array(z.enum(boxReadings)).check(z.maxLength(limits.sheetColumns)),
      }),
    )
    .check(z.maxLength(limits.classPupils)),
  /** Whether there is ink in rows below the pupils, which have no name. */
  hasStrangers: z.boolean(),
});
export type RegisterReading = z.infer<typeof registerReading>;
