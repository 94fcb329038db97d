import { resolveBundledAsset, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { renderReport, type ReportToRender } from '#lambdas/reports/domain/render-report.ts';
import { sampleReport } from '#lambdas/reports/domain/sample-report.fixture.ts';
import { measure } from './measure.ts';
import { benchReports } from './tables.ts';

const contents: readonly ReportToRender[] = [
  { content: 'council', term: 2 },
  { content: 'year' },
  { content: 'slips', term: 2, slips: optionsIn('slips', {}) },
];

/** All files of a report of the classes, as the step of its job makes them; the last one is measured in bytes. */
let typefaces: ReturnType<typeof loadTypefaces> | undefined;
await measure(async () => {
  typefaces ??= loadTypefaces(resolveBundledAsset(import.meta.url));
  const input = sampleReport('ar', benchReports.classes, benchReports.pupils);
  let last: Uint8Array = new Uint8Array();
  for (const wanted of contents) last = (await renderReport(input, wanted, await typefaces)).pdf;
  return last;
});
