import type { QueryOf } from '#shared/contracts/endpoint.ts';
import type { exportContent } from '#shared/contracts/content-exports.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';

/** For whom something is printed; pupils come first, and are what a press of the button means. */
export const sheetChoices = [
  ['pupil', 'draft.pupilSheet'],
  ['teacher', 'draft.teacherSheet'],
  ['both', 'draft.bothSheets'],
] as const satisfies readonly (readonly [string, MessageId])[];
export const firstSheet = sheetChoices[0][0];

/** What the server is asked for. */
export const keyOfSheet = (sheet: string): QueryOf<typeof exportContent>['key'] =>
  sheet === 'pupil' ? undefined : sheet === 'both' ? 'also' : 'yes';
