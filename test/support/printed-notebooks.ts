import { optionsIn } from '#shared/model/job-options.ts';
import { honoursOf } from '#shared/record/figures/school-honours.ts';
import { beforeAll, beforeEach } from 'vitest';
import * as z from 'zod/mini';
import { listedClasses } from '#shared/model/listed-classes.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { renderNotebook } from '#lambdas/notebooks/domain/notebook/render-notebook.ts';
import { handler as readSpreadsheet } from '#lambdas/notebooks/steps/read-spreadsheet.ts';
import {
  findInPackages,
  loadTypefaces,
  type Typefaces,
} from '#lambdas/print/typography/load-typefaces.ts';
import { callStep } from './call-step.ts';
import { useJobServices } from './job-services.ts';
import { sampleJob, sampleUpload } from './sample-job.ts';
import { sampleProfile } from './sample-profile.ts';
import { shownTexts } from './shown-texts.ts';

/** Notebooks of marks alone, printed from a workbook or from saved classes; the services are empty before each test. */
export function usePrintedNotebooks() {
  const { s3, jobs } = useJobServices();
  let typefaces: Typefaces;
  let made = 0;
  beforeAll(async () => {
    typefaces = await loadTypefaces(findInPackages);
  });
  beforeEach(() => {
    made = 0;
  });

  /** The texts of a notebook of this job, in the order in which they are drawn. */
  async function printNotebook(request: object, level: SchoolLevel): Promise<string[]> {
    made += 1;
    const id = `01KJQ5N80000000000000000A${made}`;
    const common = { coverImageKey: 'covers/iqra.jpg', language: 'ar' as const };
    const job = { ...sampleJob, id, request: { ...common, ...request } };
    await jobs.create(job);
    const { classesKey } = await callStep(readSpreadsheet, addressOf(job));
    const json = s3.objects.get(`/results/${classesKey}`)!.body.toString();
    const listed = z.parse(listedClasses, JSON.parse(json));
    const { pdf } = await renderNotebook(
      {
        ...{
          language: 'ar',
          listed,
          profile: { ...sampleProfile, level },
          options: optionsIn('notebook', {}),
        },
        ...{ contents: contentsPresets['marks-only'], generatedOn: '2026-06-20' },
        honours: honoursOf(),
      },
      { typefaces },
    );
    return (await shownTexts(pdf)).flat();
  }

  return {
    printNotebook,
    /** The texts of a notebook of this workbook. */
    printFile: (bytes: Uint8Array, level: SchoolLevel): Promise<string[]> => {
      const body = Buffer.from(bytes);
      s3.objects.set(`/uploads/${sampleUpload}`, { body, contentType: spreadsheetType });
      return printNotebook({ studentNamesFileS3Key: sampleUpload }, level);
    },
  };
}
