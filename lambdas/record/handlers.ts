import {
  getOwnVersion,
  listOwnVersions,
  putVersion,
  restoreOwnVersion,
} from '#core/documents/version-handlers.ts';
import { markSheetFeature } from './mark-sheets.ts';

export const putMarkSheetDocument = () => putVersion(markSheetFeature());
export const listMarkSheetVersions = () => listOwnVersions(markSheetFeature());
export const getMarkSheetVersion = () => getOwnVersion(markSheetFeature());
export const restoreMarkSheetVersion = () => restoreOwnVersion(markSheetFeature());
