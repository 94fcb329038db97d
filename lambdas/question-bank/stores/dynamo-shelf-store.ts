import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { emptyShelf, shelfContent } from '#shared/model/question-shelf.ts';
import { itemsWithPrefix, queryAll } from '#core/aws/query-all.ts';
import { shelfPrefix, shelvesPrefix, userPartition } from '#core/aws/table-keys.ts';
import { beginningWith } from '#core/documents/begun-documents.ts';
import { versionRecord, type VersionRecord } from '#core/documents/document-store.ts';
import { dynamoDocumentStore } from '#core/documents/dynamo-document-store.ts';
import { s3DocumentFiles } from '#core/documents/s3-document-files.ts';
import type { ShelfAddress, ShelfStore } from './shelf-store.ts';

/** Where the versions of a shelf are stored: the files are deleted with those of the teacher's jobs. */
const locate = ({ uid, id }: ShelfAddress) => ({
  ...{ partition: userPartition(uid), prefix: `${shelfPrefix(id)}#` },
  folder: `documents/${uid}/bank/${id}/`,
});

const versionItem = z.extend(versionRecord, { SK: z.string() });

/**
 * The newest versions of shelves, by the shelves' ids.
 * @param items those of their versions, sorted by key
 */
export function newestShelves(items: readonly unknown[]): ReadonlyMap<string, VersionRecord> {
  const versions = z.parse(z.array(versionItem), items);
  const idOf = (SK: string): string => SK.slice(shelvesPrefix.length).split('#')[0] ?? '';
  return new Map(versions.map(({ SK, ...version }) => [idOf(SK), version]));
}

/** Contents are files, so that years of versions do not make the items of an account heavy. */
export function dynamoShelfStore(
  client: DynamoDBDocumentClient,
  TableName: string,
  bucket: string,
): ShelfStore {
  const storage = { locate, files: s3DocumentFiles(bucket) };
  const documents = beginningWith(
    emptyShelf,
    dynamoDocumentStore<ShelfAddress>(client, TableName, storage),
  );
  return {
    documents,
    async list(uid, from) {
      const found = await queryAll(client, {
        ...{ TableName, ConsistentRead: true },
        ...itemsWithPrefix(userPartition(uid), shelfPrefix(from)),
      });
      const shelves = [...newestShelves(found)].map(async ([id, newest]) => {
        const stored = await documents.read(newest);
        // The account is being deleted.
        if (stored === undefined) return [];
        const { fileKey: _, ...version } = newest;
        return [{ id, document: { ...version, content: z.parse(shelfContent, stored) } }];
      });
      return (await Promise.all(shelves)).flat();
    },
  };
}
