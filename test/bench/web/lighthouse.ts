import lighthouse from 'lighthouse';

/** The measured scores, 0–100, and the timings that explain them, in milliseconds (CLS without unit). */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
}

/**
 * Lighthouse's mobile audit (its default device and slow 4G) of `url`, in the Chromium on `port`, with that browser's
 * stored data.
 * @throws when Lighthouse could not audit the page
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const outcome = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices'],
    disableStorageReset: true,
  });
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits, runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}
