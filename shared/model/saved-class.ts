import * as z from 'zod/mini';
import { classId } from './class-id.ts';
import { limits } from './limits.ts';
import { schoolLevel } from './profile.ts';
import { pupil } from './pupil.ts';
import { isoDate, isoDateTime, line } from './text.ts';
import { uid } from './uid.ts';

/** A registration number is usually digits; anything else in a list is kept as written. */
const REGISTRATION_NUMBER_LENGTH = 40;

/** Of a pupil within a class: given once, and never again to another pupil. */
export const pupilId = z.string().check(z.regex(/^[a-z0-9]{1,8}$/));

const saidText = () => z.optional(line(limits.textLength));
/** What the file of a class says of its school. If missing in a new version, the stored one stays. */
const schoolOfClass = {
  school: saidText(),
  /** The directorate of education, which names the wilaya. */
  educationalAdministration: saidText(),
  /** `2026/2027`. */
  academicSeason: saidText(),
};
export const schoolFields = ['school', 'educationalAdministration', 'academicSeason'] as const;

/** What a saved class contains: its pupils, and no marks. */
export const classContent = z.strictObject({
  /** The class code, e.g. `2م3`. */
  name: line(limits.sheetNameLength),
  subject: z.optional(line(limits.textLength)),
  level: z.optional(schoolLevel),
  /** The class of the year before that this one continues. If missing, the stored one stays. */
  follows: z.optional(classId),
  ...schoolOfClass,
  /** In the order of the class's list. */
  pupils: z
    .array(
      z.strictObject({
        /** Of a pupil who is saved already; without it, a number, a birth date or an unambiguous name says who it is. */
        id: z.optional(pupilId),
        fullName: line(limits.pupilNameLength),
        registrationNumber: z.optional(line(REGISTRATION_NUMBER_LENGTH)),
        dateOfBirth: z.optional(isoDate()),
        gender: pupil.shape.gender,
        /** The id of the teacher's student who this pupil is; empty for none. If missing, the stored one stays. */
        studentId: z.optional(z.union([uid(), z.literal('')])),
        /** Ignored: the number of a pupil's answer card never changes. It may be sent back as it was read. */
        cardNumber: z.optional(z.int()),
      }),
    )
    .check(z.minLength(1), z.maxLength(limits.classPupils))
    .check(
      z.refine(
        (pupils) => {
          const linked = pupils.flatMap(({ studentId }) => studentId || []);
          return new Set(linked).size === linked.length;
        },
        { error: 'duplicate_student' },
      ),
    ),
});
export type ClassContent = z.infer<typeof classContent>;

export const classSummary = z.object({
  id: classId,
  /** 1 is the first version; each change adds one. */
  version: z.int().check(z.positive()),
  name: z.string(),
  subject: z.optional(z.string()),
  level: z.optional(schoolLevel),
  /** The class of the year before that it continues; missing if it continues none. */
  follows: z.optional(classId),
  school: z.optional(z.string()),
  educationalAdministration: z.optional(z.string()),
  academicSeason: z.optional(z.string()),
  /** Girls and boys, as far as the list says the gender. */
  counts: z.object({ pupils: z.int(), girls: z.int(), boys: z.int() }),
  /** The students who are pupils of it, by their ids; missing if none are. */
  students: z.optional(z.array(z.string())),
  keptAt: isoDateTime(),
  changedAt: isoDateTime(),
  /** When it is deleted, unless it is changed or used before. */
  keptUntil: isoDateTime(),
});
export type ClassSummary = z.infer<typeof classSummary>;

export const savedPupil = z.extend(pupil, {
  id: pupilId,
  /** Missing if the pupil is linked to no student. */
  studentId: z.optional(z.string()),
  /** Of the pupil's answer card, from 1; no other pupil of the class has it, nor one who has left. */
  cardNumber: z.optional(z.int().check(z.positive(), z.maximum(2 * limits.classPupils))),
});
export type SavedPupil = z.infer<typeof savedPupil>;

/** A pupil who is no longer on the list, and may come back. */
const formerPupil = z.extend(savedPupil, { leftOn: isoDate() });
export type FormerPupil = z.infer<typeof formerPupil>;

export const savedClass = z.extend(classSummary, {
  pupils: z.array(savedPupil),
  /** Missing if no pupil has left. */
  left: z.optional(z.array(formerPupil)),
  /** Names the content; a version's number can come twice, in a restored backup. */
  contentHash: z.optional(z.string()),
});
export type SavedClass = z.infer<typeof savedClass>;
