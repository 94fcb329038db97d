import { versionTag } from '#shared/contracts/endpoint.ts';
import { getQuestionShelf } from '#shared/contracts/question-bank.ts';
import { shelfContent } from '#shared/model/question-shelf.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { EtagResponse } from '#core/http/respond.ts';
import { connectShelves } from '../shelves.ts';

const { documents } = connectShelves();

export const handler = endpointHandler(getQuestionShelf, async ({ user: { uid }, params }) => {
  const newest = await documents.newest({ uid, id: params.shelfId });
  const document = await readVersion(documents, shelfContent, newest);
  return new EtagResponse({ id: params.shelfId, document }, versionTag(document));
});
