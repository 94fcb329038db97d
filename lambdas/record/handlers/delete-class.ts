import { deleteClass } from '#shared/contracts/classes.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { dynamoMarkSheetStore } from '../stores/mark-sheets/dynamo-mark-sheet-store.ts';
import { dynamoPrintedSheetStore } from '../stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { readEnvironment } from '#core/environment.ts';
import { liveSessionHandler } from '#core/http/live-session-handler.ts';
import { noteInTrail } from '#core/trail/note-in-trail.ts';
import { classesEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
const records = [
  dynamoMarkSheetStore(documentClient, TABLE_NAME),
  dynamoPrintedSheetStore(documentClient, TABLE_NAME),
];
const removeRecords = (uid: string, classId: string) =>
  Promise.all(records.map((record) => record.removeAll(uid, classId)));

export const handler = liveSessionHandler(
  deleteClass,
  async ({ user, params: { classId }, headers }) => {
    // The class goes after its record, so that after a crash it is still listed and can be deleted again.
    await removeRecords(user.uid, classId);
    const isRemoved = await classes.remove(user.uid, classId);
    // A sheet may have been added meanwhile; who adds one now finds no class and removes it.
    await removeRecords(user.uid, classId);
    if (!isRemoved) throw new AppError('class-not-found');
    await noteInTrail(TABLE_NAME, 'class-deleted', { user, headers });
  },
);
