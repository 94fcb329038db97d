import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { questionKinds } from '#shared/model/question.ts';
import { isSaid } from '#test/marking/is-said.ts';
import { differencesOf } from '#test/marking/measure.ts';
import { scorers } from '#test/marking/scorers.ts';
import { rows } from '#test/marking/table.ts';
import { citolabScorer, loadCitolab } from './marking/citolab.ts';
import { loadTao, taoScorer } from './marking/tao.ts';

/**
 * Has other software mark a table of pupils' answers, from the files that the questions become, and prints how many of
 * the answers earn what they deserve, and how many of the others the export does not say beforehand. `--verbose` prints the others.
 */
const tools = path.join(import.meta.dirname, 'tools');
const work = await mkdtemp(path.join(tmpdir(), 'bench-marking-'));
const isVerbose = process.argv.includes('--verbose');
const kinds = questionKinds.filter((kind) => rows.some(({ question }) => question.kind === kind));
const answersOf = (kind?: string): number =>
  rows
    .filter(({ question }) => kind === undefined || question.kind === kind)
    .reduce((sum, { answers }) => sum + answers.length, 0);

/** Citolab's player says a lot; what is printed here is kept. */
const print = console.log.bind(console);
try {
  const all = [
    ...scorers,
    taoScorer(await loadTao(tools, work)),
    citolabScorer(await loadCitolab(tools)),
  ];
  print(`| Format | Marked by | Questions | Answers | Unsaid | ${kinds.join(' | ')} |`);
  print(`| --- | --- | --- | --- | --- | ${kinds.map(() => '---').join(' | ')} |`);
  for (const scorer of all) {
    const wrong = await differencesOf(scorer);
    const right = rows.filter((row) => wrong.every((each) => each.row !== row));
    const cells = kinds.map((kind) => {
      const lost = wrong.filter(({ row }) => row.question.kind === kind).length;
      return `${answersOf(kind) - lost} of ${answersOf(kind)}`;
    });
    const unsaid = wrong.filter((each) => !isSaid(each, scorer.format)).length;
    print(
      `| ${scorer.format} | ${scorer.name} | ${right.length} of ${rows.length} | ${answersOf() - wrong.length} of ${answersOf()} | ${unsaid} | ${cells.join(' | ')} |`,
    );
    if (isVerbose)
      for (const { row, given, deserved, earned } of wrong)
        print(`  ${row.name}: ${JSON.stringify(given)} deserves ${deserved} and earns ${earned}`);
  }
} finally {
  await rm(work, { recursive: true });
}
process.exit();
