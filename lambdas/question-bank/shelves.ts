import * as z from 'zod/mini';
import { questionShelfVersions } from '#shared/contracts/question-bank.ts';
import { shelfId } from '#shared/model/question-shelf.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { documentClient } from '#core/aws/document-client.ts';
import type { VersionFeature } from '#core/documents/version-handlers.ts';
import { readEnvironment } from '#core/environment.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { dynamoShelfStore } from './stores/dynamo-shelf-store.ts';
import type { ShelfAddress, ShelfStore } from './stores/shelf-store.ts';

export function connectShelves(): ShelfStore {
  const { TABLE_NAME, RESULTS_BUCKET } = readEnvironment(jobFilesEnvironment);
  return dynamoShelfStore(documentClient, TABLE_NAME, RESULTS_BUCKET);
}

const namingShelf = z.object({ shelfId });

/** The versions of the shelves of question banks. */
export function shelfFeature(): VersionFeature<ShelfAddress> {
  const { documents } = connectShelves();
  const { TABLE_NAME } = readEnvironment(jobFilesEnvironment);
  const closure = dynamoAccountClosure(documentClient, TABLE_NAME);
  return {
    endpoints: questionShelfVersions,
    ports: { documents, now: () => new Date() },
    findOwner: (uid, params) =>
      Promise.resolve({
        address: { uid, id: z.parse(namingShelf, params).shelfId },
        hasDocument: true,
        afterWrite: async () => ((await closure.isClosed(uid)) ? 'closed' : 'there'),
        missing: 'document-not-found',
      }),
  };
}
