import path from 'node:path';
import { launchBrowser } from '../support/browser.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { callRoll } from './days/call-roll.ts';
import { steps } from './days/steps.ts';
import { answerWithTenCourses, NOW } from './days/ten-courses.ts';
import { openBuild, tasksOf, trace, untilQuiet } from './screens/visit.ts';

/**
 * The longest tasks of the pages of days for a teacher of ten courses, by the clock of the page's thread and on a processor
 * six times slower: `npm run bench:days`. Each figure is the median of `--runs` (5). `--width 1280` measures the table of a
 * week instead of a phone; `--folder <dist>` another build. At the end it
 * says how many presses and seconds a roll of 38 with three absent takes at a teacher's pace.
 */
const options = readOptions({
  runs: { type: 'string', default: '5' },
  width: { type: 'string', default: '360' },
  folder: { type: 'string', default: path.resolve(import.meta.dirname, '../../dist') },
});
const runs = wholeNumber('runs', options.runs);
const width = wholeNumber('width', options.width);
const LONGEST = 5;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const browser = await launchBrowser();
const measured = steps.map((): number[][] => []);
const rolls: { presses: number; seconds: number }[] = [];
const openPhone = async () =>
  openBuild(browser, {
    ...{ folder: options.folder, locale: 'ar', isUser: true, answer: answerWithTenCourses },
    ...{ width, height: 740, time: NOW },
  });
for (let run = 0; run < runs; run += 1) {
  const { page } = await openPhone();
  const session = await browser.newBrowserCDPSession();
  for (const [index, { prepare }] of steps.entries()) {
    const act = await prepare(page);
    const events = await trace(session, async () => {
      await act();
      await untilQuiet(page, 1000);
    });
    measured[index]?.push(tasksOf(events).toSorted((a, b) => b - a));
  }
  await page.context().close();
  const { page: another } = await openPhone();
  rolls.push(await callRoll(another));
  await another.context().close();
}
await browser.close();

const row = (name: string, figures: readonly string[]) =>
  console.log(name.padEnd(30) + figures.map((figure) => figure.padStart(7)).join(''));
row('milliseconds', ['in all', ...Array.from({ length: LONGEST }, (_, at) => `${at + 1}.`)]);
for (const [index, { name }] of steps.entries()) {
  const visits = measured[index] ?? [];
  const sum = median(visits.map((tasks) => tasks.reduce((all, task) => all + task, 0)));
  const longest = Array.from({ length: LONGEST }, (_, at) =>
    median(visits.map((tasks) => tasks[at] ?? 0)),
  );
  row(
    name,
    [sum, ...longest].map((time) => time.toFixed(0)),
  );
}
const seconds = median(rolls.map((roll) => roll.seconds));
console.log(
  `A roll of 38 with three absent: ${rolls[0]?.presses ?? 0} presses, ${seconds.toFixed(1)} s`,
);
