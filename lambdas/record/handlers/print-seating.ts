import { classSeatingValue, printSeating } from '#shared/contracts/class-seating.ts';
import { noSeating } from '#shared/model/seating.ts';
import { readEnvironment } from '#core/environment.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { seatingTextsIn } from '#lambdas/print/seating/seating-texts.ts';
import { loadTypefaces, resolveBundledAsset } from '#lambdas/print/typography/load-typefaces.ts';
import { useClassOf } from '../domain/mark-sheet.ts';
import { renderSeating } from '../domain/printing/render-seating.ts';
import { classesEnvironment } from '../environment.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { dynamoClassValueStore } from '../stores/classes/dynamo-class-value-store.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
const seatings = dynamoClassValueStore(documentClient, TABLE_NAME, classSeatingValue);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

export const handler = endpointHandler(printSeating, async ({ user: { uid }, params, query }) => {
  const { language = 'en' } = query;
  const kept = await useClassOf({ classes }, { uid, ...params });
  const plan = (await seatings.find(uid, params.classId)) ?? noSeating;
  const printedOn = new Date().toISOString().slice(0, 10);
  const bytes = await renderSeating({ kept, plan, language, printedOn }, await typefacesLoading);
  const name = shortFileNamePart(seatingTextsIn(language).file(kept.name), '.pdf');
  return new BinaryResponse({ bytes, contentType: 'application/pdf', name: `${name}.pdf` });
});
