import { printFolder } from '#shared/contracts/visit-folders.ts';
import { readEnvironment } from '#core/environment.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { loadTypefaces, resolveBundledAsset } from '#lambdas/print/typography/load-typefaces.ts';
import { dayInFileName } from '#lambdas/print/typography/printed-day.ts';
import { folderLoader } from '../adapters/load-folder.ts';
import { renderFolder } from '../domain/folder/render-folder.ts';
import { folderTextsIn } from '../domain/folder/texts.ts';

const load = folderLoader(readEnvironment(jobFilesEnvironment));
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

export const handler = endpointHandler(printFolder, async ({ user: { uid }, params, query }) => {
  const { date } = params;
  const { language = 'en', for: reader = 'visit', marks, standing } = query;
  // A substitute sees no marks, so none are read.
  const isVisit = reader === 'visit';
  const choice = { marks: isVisit && marks === 'true', standing: standing === 'true' };
  const folder = await load({ uid, date, language, reader, choice });
  const bytes = await renderFolder(folder, await typefacesLoading);
  const title = folderTextsIn(language).fileTitles[reader](dayInFileName(date));
  const name = `${shortFileNamePart(title, '.pdf')}.pdf`;
  return new BinaryResponse({ bytes, contentType: 'application/pdf', name });
});
