import { getOwnVersion } from '#core/documents/version-handlers.ts';
import { markSheetFeature } from '../mark-sheets.ts';

export const handler = getOwnVersion(markSheetFeature());
