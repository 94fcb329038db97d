import { describe, expect, it } from 'vitest';
import { readBundles } from '#infra/build/lambdas.ts';

const KB = 1024;
const bundles = readBundles();
/** A domain's own code, texts and libraries; files that a function reads at run time are not code. */
const ownCode =
  /^lambdas\/(?!core\/)|^shared\/texts\/|node_modules\/(@e965|xlsx|@?pdf-lib|harfbuzzjs|bidi-js|fflate|docx|temml)\//;

const bundleOf = (name: string) => bundles[name]!;
const sizeOf = (name: string) => bundleOf(name).bytes / KB;
const ownSizeOf = (name: string) =>
  Object.entries(bundleOf(name).inputs)
    .filter(([file]) => ownCode.test(file))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput / KB, 0);

describe('bundle budgets', () => {
  it('authorize weighs at most 25 KB', () => {
    expect(sizeOf('authorize')).toBeLessThanOrEqual(25);
  });

  it.each(Object.keys(bundles))('%s weighs at most 600 KB, its own domain aside', (name) => {
    expect(sizeOf(name) - ownSizeOf(name)).toBeLessThanOrEqual(600);
  });
});

it('unused operations of an AWS service are not bundled', () => {
  const schemas = Object.entries(bundleOf('create-upload').inputs).filter(([file]) =>
    /client-s3\/.*\/schemas\//.test(file),
  );
  expect(schemas).toHaveLength(1);
  // With all operations of S3 it would be ten times as large.
  expect(schemas[0]?.[1].bytesInOutput).toBeLessThan(16 * KB);
});

it.each([
  ['delete-report', 'lambdas/core/jobs/submit-handlers.ts'],
  ['list-notebook-jobs', 'lambdas/notebooks/submission.ts'],
  ['get-content-version', 'lambdas/core/identity/require-live-session.ts'],
])('%s has nothing that only a handler beside it needs, as %s', (name, file) => {
  expect(Object.keys(bundleOf(name).inputs)).not.toContain(file);
});
