import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
const lighthouse = path.resolve(
  import.meta.dirname,
  '../tools/node_modules/lighthouse/cli/index.js',
);

/** The measured scores, 0–100, and the timings that explain them, in milliseconds (CLS without unit). */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
}

const report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
});

/**
 * How Lighthouse makes the machine and its line slow: `simulate` opens the page at full speed and multiplies what it saw
 * by four, also what other programs did meanwhile; `devtools` opens it with a slow processor and line.
 */
export type Throttling = 'simulate' | 'devtools';

/**
 * Lighthouse's mobile audit (its default device and slow 4G) of `url`, in the Chromium on `port`, with that browser's
 * stored data.
 * @throws when Lighthouse could not audit the page
 */
export async function audit(
  url: string,
  port: number,
  throttling: Throttling = 'simulate',
): Promise<Audit> {
  const { stdout } = await run(
    process.execPath,
    [
      ...[lighthouse, url, `--port=${port}`, '--output=json', '--output-path=stdout', '--quiet'],
      '--only-categories=performance,accessibility,best-practices,seo',
      ...['--disable-storage-reset', '--no-enable-error-reporting'],
      `--throttling-method=${throttling}`,
    ],
    { maxBuffer: 1 << 26 },
  );
  const { categories, audits, runtimeError } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}
