import {
  getOwnVersion,
  listOwnVersions,
  putVersion,
  restoreOwnVersion,
} from '#core/documents/version-handlers.ts';
import { shelfFeature } from './shelves.ts';

export const putQuestionShelfDocument = () => putVersion(shelfFeature());
export const listQuestionShelfVersions = () => listOwnVersions(shelfFeature());
export const getQuestionShelfVersion = () => getOwnVersion(shelfFeature());
export const restoreQuestionShelfVersion = () => restoreOwnVersion(shelfFeature());
