import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { locales } from '#shared/model/locale.ts';
import { answerCall } from '../support/answer-call.ts';
import { launchBrowser } from '../support/browser.ts';
import { sampleClasses } from '../support/sample-classes.ts';
import { sampleSheet } from '../support/sample-mark-sheet.ts';
import { visit, type Cost } from './screens/visit.ts';

/**
 * What pages cost that are opened first, on a processor six times slower, with few and many classes: `npm run bench:screens -- --against <folder>`,
 * where the folder is the `dist` of another release. Prints medians of `--runs` visits of both, in turns, and ratios.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const own = path.resolve(import.meta.dirname, '../../dist');
const builds = values.against ? [path.resolve(values.against), own] : [own];

const answerWithClasses = (count: number) => async (page: Page) => {
  const classes = Array.from({ length: count }, (_, index) => ({
    ...sampleClasses[index % sampleClasses.length]!,
    id: `01KJQ5N8${String(index).padStart(18, '0')}`,
    name: `${1 + (index % 4)}م${1 + Math.floor(index / 4)}`,
    changedAt: new Date().toISOString(),
  }));
  const sheets = classes.flatMap(({ id }, index) =>
    index % 3 === 0 ? [{ ...sampleSheet, id: `sheet-${index}`, classId: id }] : [],
  );
  await answerCall(page, listClasses, () => ({ body: classes }));
  await answerCall(page, listAllMarkSheets, () => ({ body: sheets }));
};

const pages = [
  { name: 'login', address: '/login', isUser: false, shows: 'form button', counts: [0] },
  ...['dashboard', 'classes'].map((name) => ({
    ...{ name, address: `/${name}`, isUser: true, shows: 'main section li' },
    counts: [1, 10, 60],
  })),
];

const columns = ['thread', 'longest', 'elements', 'scripts'] as const;
const median = (costs: readonly Cost[], column: keyof Cost): number =>
  costs.map((cost) => cost[column]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;

const browser = await launchBrowser();
console.log(
  'page'.padEnd(28) +
    ['thread ms', 'longest ms', 'elements', 'scripts KB'].map((head) => head.padStart(26)).join(''),
);
for (const page of pages)
  for (const locale of locales)
    for (const count of page.counts) {
      const name = `${page.name} ${locale} ${count} classes`;
      if (!name.includes(values.only)) continue;
      const costs = builds.map((): Cost[] => []);
      for (let run = 0; run < Number(values.runs); run += 1)
        for (const [index, folder] of builds.entries())
          costs[index]?.push(
            await visit(browser, { ...page, folder, locale, answer: answerWithClasses(count) }),
          );
      const figures = columns.map((column) => {
        const [first = 0, second] = costs.map((of) => median(of, column));
        if (second === undefined) return first.toFixed(0);
        return `${first.toFixed(0)} → ${second.toFixed(0)} (${(second / first).toFixed(2)} ×)`;
      });
      console.log(name.padEnd(28) + figures.map((figure) => figure.padStart(26)).join(''));
    }
await browser.close();
