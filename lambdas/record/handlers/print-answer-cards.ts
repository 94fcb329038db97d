import { printAnswerCards } from '#shared/contracts/answer-cards.ts';
import { AppError } from '#shared/errors.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { loadTypefaces, resolveBundledAsset } from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { cardTextsIn } from '../domain/printing/card-texts.ts';
import { renderAnswerCards } from '../domain/printing/render-answer-cards.ts';
import { classesEnvironment } from '../environment.ts';

const { TABLE_NAME } = readEnvironment(classesEnvironment);
const classes = dynamoClassStore(documentClient, TABLE_NAME);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

export const handler = endpointHandler(printAnswerCards, async ({ user, params, query }) => {
  const kept = await classes.use(user.uid, params.classId);
  if (!kept) throw new AppError('class-not-found');
  const { language = 'en', paper = 'a5', pupil } = query;
  const pupils = kept.pupils.filter(({ id }) => pupil === undefined || id === pupil);
  if (pupils.length === 0) {
    const issues = [{ path: '/pupil', code: 'unknown_pupil' }];
    throw new AppError('validation-failed', { issues });
  }
  const printedAt = new Date().toISOString();
  const bytes = await renderAnswerCards(
    { kept, pupils, paper, language, printedAt },
    await typefacesLoading,
  );
  const name = shortFileNamePart(cardTextsIn(language).file(kept.name), '.pdf');
  return new BinaryResponse({ bytes, contentType: 'application/pdf', name: `${name}.pdf` });
});
