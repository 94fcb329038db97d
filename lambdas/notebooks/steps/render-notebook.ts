import * as z from 'zod/mini';
import { reportSettingsValue } from '#shared/contracts/report-settings.ts';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import { profileValue } from '#shared/contracts/profile.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { notebookOwner, applyPrintedSubject } from '#shared/model/notebook-owner.ts';
import { honoursOf } from '#shared/record/figures/school-honours.ts';
import { dynamoAccountClosure } from '#core/account-deletion/dynamo-account-closure.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { getObject } from '#core/aws/s3-objects.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { resultFileKey } from '#core/jobs/job-file-keys.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { sheetIdOf } from '#lambdas/record/stores/mark-sheets/mark-sheet-id.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { printSheets } from '#lambdas/record/stores/printed-sheets/print-sheets.ts';
import { resolveBundledAsset, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { readClasses } from '../domain/job/printed-class.ts';
import { loadJobRequest } from '../domain/job/notebook-request.ts';
import { notebookName } from '../domain/job/notebook-files.ts';
import { yearLoader } from '../adapters/load-year.ts';
import { printedDates } from '../domain/notebook/daily-pages.ts';
import type { NotebookInput } from '../domain/notebook/notebook.ts';
import { renderNotebook } from '../domain/notebook/render-notebook.ts';
import { renderingEnvironment } from '../environment.ts';
import { valueStore } from '#lambdas/profile/stores/value-store.ts';

const { TABLE_NAME, ARTWORK_BUCKET, RESULTS_BUCKET } = readEnvironment(renderingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const profiles = valueStore(documentClient, TABLE_NAME, profileValue);
const printing = {
  printed: dynamoPrintedSheetStore(documentClient, TABLE_NAME),
  classes: dynamoClassStore(documentClient, TABLE_NAME),
  closure: dynamoAccountClosure(documentClient, TABLE_NAME),
};
const settingsStore = valueStore(documentClient, TABLE_NAME, reportSettingsValue);
const years = yearLoader({ TABLE_NAME, RESULTS_BUCKET });
const schoolYears = valueStore(documentClient, TABLE_NAME, schoolYearValue);
// Started at cold start, when the function has a full CPU.
const typefacesLoading = loadTypefaces(resolveBundledAsset(import.meta.url));

/** The output of the previous step is under its name. */
const renderingInput = z.extend(jobAddress, { reading: z.object({ classesKey: z.string() }) });

async function inputOf(input: z.infer<typeof renderingInput>): Promise<NotebookInput> {
  const { job, request } = await loadJobRequest(jobs, input);
  const [profile, settings, schoolYear, classes, cover] = await Promise.all([
    profiles.find(input.uid),
    settingsStore.find(input.uid),
    schoolYears.find(input.uid),
    getObject({ bucket: RESULTS_BUCKET, key: input.reading.classesKey }),
    getObject({ bucket: ARTWORK_BUCKET, key: request.coverImageKey }),
  ]);
  const owner = notebookOwner(profile, request.printed);
  if (!owner) throw new JobError('profile-missing');
  if (!cover) throw new JobError('cover-missing');
  const { saved, ...named } = z.parse(
    readClasses,
    JSON.parse(Buffer.from(classes ?? []).toString('utf8')),
  );
  const contents = request.contents ?? contentsPresets.complete;
  const { language, dailyDays } = request;
  const hasDays = contents.dailyPages > 0 && dailyDays !== undefined;
  const hasRegister = saved !== undefined && contents.attendance !== 'none';
  const year =
    contents.annualDistribution || hasDays || hasRegister
      ? await years.courses({
          ...{ uid: input.uid, schoolYear, language },
          // What the timetable and the distributions call it, whatever is printed.
          owner: { ...owner, ...(profile && { subject: profile.subject, level: profile.level }) },
        })
      : undefined;
  return {
    language,
    profile: owner,
    listed: applyPrintedSubject(named, request.printed),
    contents,
    ...(hasDays && { dailyDays }),
    options: optionsIn('notebook', request),
    honours: honoursOf(settings),
    ...(schoolYear && { schoolYear }),
    ...(year && { year: { ...year, plans: new Map() } }),
    cover: { bytes: cover, contentType: 'image/jpeg' },
    ...(saved && { saved }),
    ...(hasRegister &&
      year && {
        rolls: await years.rolls(
          input.uid,
          saved.map(({ classId }) => classId),
          owner.academicSeason,
        ),
      }),
    generatedOn: job.createdAt.slice(0, 10),
  };
}

/** The notebook with the lesson plans of its daily pages. */
async function withPlans(uid: string, notebook: NotebookInput): Promise<NotebookInput> {
  const { year } = notebook;
  if (!year) return notebook;
  const plans = await years.plans(uid, year.courses, printedDates({ input: notebook }));
  return { ...notebook, year: { ...year, plans } };
}

/** Stores what pages with corner marks mean before the file is there. */
export const handler = stepHandler('render-notebook', renderingInput, async (input) => {
  const notebook = await withPlans(input.uid, await inputOf(input));
  const { dailyDays: days } = notebook;
  const typefaces = await typefacesLoading;
  const draw = async (newNumber: () => number) => {
    const { sheets, registers, ...made } = await renderNotebook(notebook, { typefaces, newNumber });
    const of = { jobId: input.jobId, printedAt: new Date().toISOString() };
    return {
      made,
      sheets: [
        ...sheets.map((drawn) => ({ ...drawn, ...of, sheetId: sheetIdOf(drawn) })),
        ...registers.map((drawn) => ({ ...drawn, ...of })),
      ],
    };
  };
  const { pdf, ...made } = await printSheets(printing, input.uid, draw);
  const file = {
    key: resultFileKey(input, 'notebook.pdf'),
    name: notebookName(notebook.language, notebook.profile.academicSeason),
    contentType: 'application/pdf',
    size: pdf.byteLength,
  };
  await putJobFile(jobs, input, { ...file, bucket: RESULTS_BUCKET, body: pdf });
  return { files: [file], made: { ...made, ...(days && { days }) } };
});
