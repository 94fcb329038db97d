import * as z from 'zod/mini';
import { markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import { classId } from '#shared/model/class-id.ts';
import { markSheetContent, markSheetId } from '#shared/model/mark-sheet.ts';
import { completeContent, saysAll } from '#shared/record/sheet/complete-content.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import type { VersionFeature } from '#core/documents/version-handlers.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoClassStore } from './stores/classes/dynamo-class-store.ts';
import { dynamoMarkSheetStore } from './stores/mark-sheets/dynamo-mark-sheet-store.ts';
import type { BornSheet } from './stores/mark-sheets/mark-sheet-store.ts';
import { findMarkSheet, markSheetOwner, type MarkSheetPorts } from './domain/mark-sheet.ts';
import { classesEnvironment } from './environment.ts';

export function connectMarkSheets(): MarkSheetPorts {
  const { TABLE_NAME } = readEnvironment(classesEnvironment);
  return {
    classes: dynamoClassStore(documentClient, TABLE_NAME),
    sheets: dynamoMarkSheetStore(documentClient, TABLE_NAME),
    closure: dynamoAccountClosure(documentClient, TABLE_NAME),
    now: () => new Date(),
  };
}

const namingSheet = z.object({ classId, sheetId: markSheetId });

/** The versions of the marks of a sheet. */
export function markSheetFeature(): VersionFeature<BornSheet> {
  const ports = connectMarkSheets();
  return {
    endpoints: markSheetVersions,
    complete: async (content, readNewest) => {
      const sent = z.parse(markSheetContent, content);
      const before = saysAll(sent) ? sent : z.parse(markSheetContent, await readNewest());
      return completeContent(sent, before);
    },
    ports: { documents: ports.sheets.documents, now: ports.now },
    findOwner: async (uid, params) => {
      const { born } = await findMarkSheet(ports, { uid, ...z.parse(namingSheet, params) });
      return { ...markSheetOwner(ports, born), hasDocument: true };
    },
  };
}
