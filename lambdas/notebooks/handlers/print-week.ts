import { profileValue } from '#shared/contracts/profile.ts';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import { printWeek } from '#shared/contracts/week-sheets.ts';
import { emptySchoolYear } from '#shared/model/school-year.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { sundayOf } from '#shared/school-year/iso-date.ts';
import { seasonOfDate } from '#shared/school-year/school-calendar.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { shortFileNamePart } from '#core/files/file-name.ts';
import { BinaryResponse } from '#core/http/binary-response.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { jobFilesEnvironment } from '#core/jobs/environment.ts';
import { loadTypefaces, resolveBundledAsset } from '#lambdas/print/typography/load-typefaces.ts';
import { dayInFileName } from '#lambdas/print/typography/printed-day.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';
import { yearLoader } from '../adapters/load-year.ts';
import { messagesIn } from '../domain/notebook/messages.ts';
import { renderWeek } from '../domain/week/render-week.ts';

const environment = readEnvironment(jobFilesEnvironment);
const years = yearLoader(environment);
const profiles = valueStore(documentClient, environment.TABLE_NAME, profileValue);
const schoolYears = valueStore(documentClient, environment.TABLE_NAME, schoolYearValue);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

export const handler = endpointHandler(printWeek, async ({ user: { uid }, params, query }) => {
  const { language = 'en' } = query;
  const sunday = sundayOf(params.date);
  const season = seasonOfDate(params.date);
  const [profile, stored = emptySchoolYear] = await Promise.all([
    profiles.find(uid),
    schoolYears.find(uid),
  ]);
  const schoolYear = inSeason(stored, season);
  const owner = {
    academicSeason: season,
    subject: profile?.subject ?? '',
    level: profile?.level,
  };
  const year = await years.courses({ uid, owner, schoolYear, language });
  const bytes = await renderWeek(
    {
      ...{ sunday, season, language, profile, schoolYear, year },
      holidays: holidaysOf(schoolYear, season, language),
      printedOn: new Date().toISOString().slice(0, 10),
    },
    await typefacesLoading,
  );
  const { fileTitle } = messagesIn(language).records.weekSheet;
  const name = `${shortFileNamePart(fileTitle(dayInFileName(sunday)), '.pdf')}.pdf`;
  return new BinaryResponse({ bytes, contentType: 'application/pdf', name });
});
