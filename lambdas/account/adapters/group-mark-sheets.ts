import * as z from 'zod/mini';
import type { AccountExport } from '#shared/contracts/account.ts';
import { markSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { sheetVersionsPrefix } from '#core/aws/table-keys.ts';
import { versionRecord } from '#core/documents/document-store.ts';
import { itemOfFile } from '#lambdas/record/stores/mark-sheets/item-document-files.ts';
import {
  isVersionOf,
  markSheetItem,
  toShownSheet,
} from '#lambdas/record/stores/mark-sheets/mark-sheet-item.ts';
import type { AccountItem } from '../domain/ports.ts';

const contentItem = z.object({ json: z.string() });

/**
 * The mark sheets among the items of the records of classes, each with its newest version.
 * @param items sorted by key, so that the newest version of a sheet is the last
 */
export function groupMarkSheets(
  items: readonly AccountItem[],
  classes: readonly SavedClass[],
): AccountExport['markSheets'] {
  const bySortKey = new Map(items.map((item) => [item.SK, item]));
  return items.flatMap((item) => {
    const sheet = z.safeParse(markSheetItem, item).data;
    if (!sheet) return [];
    const prefix = sheetVersionsPrefix(sheet.classId, sheet.id);
    const version = z
      .parse(
        z.array(versionRecord),
        items.filter(({ SK }) => SK.startsWith(prefix)),
      )
      .findLast((one) => isVersionOf(sheet, one));
    if (!version) return [];
    const { json } = z.parse(contentItem, bySortKey.get(itemOfFile(version.fileKey).SK));
    const content = z.parse(markSheetContent, JSON.parse(json));
    const kept = classes.find(({ id }) => id === sheet.classId);
    return [{ ...(kept ? toShownSheet(sheet, kept) : sheet), document: { ...version, content } }];
  });
}
