import type { DocumentAddress } from '#core/documents/document-address.ts';
import {
  classesPartition,
  sheetContentsPrefix,
  sheetVersionsPrefix,
} from '#core/aws/table-keys.ts';
import { itemFileKey } from './item-document-files.ts';
import type { MarkSheetAddress } from './mark-sheet-store.ts';

export const markSheetDocument = ({ uid, classId, sheetId }: MarkSheetAddress): DocumentAddress => {
  const partition = classesPartition(uid);
  return {
    partition,
    prefix: sheetVersionsPrefix(classId, sheetId),
    folder: itemFileKey(partition, sheetContentsPrefix(classId, sheetId)),
  };
};
