import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { copyRepository, linesOf, root, runIn } from './support/copy-repository.ts';

let copy: string;
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const run = (program: string, ...given: string[]) => runIn(copy, program, ...given);
const git = (...given: string[]) => run('git', ...given);
const make = (...given: string[]) => run(process.execPath, 'infra/new/new.ts', ...given);
const changed = async () => [
  ...new Set(linesOf(await git('ls-files', '-mo', '--exclude-standard'))),
];

beforeAll(async () => {
  copy = await copyRepository();
  // Budgets are for the product without examples.
  vi.stubEnv('GENERATED_EXAMPLES', 'yes');
  await git('init', '--quiet');
  await git('add', '--all');
  await make('endpoint', 'games', 'get-score');
  await make('endpoint', 'library', 'list-books');
  await make(
    'step',
    'notebook',
    'binding',
    'bind-notebook',
    'Binding the notebook',
    'تجليد الدفتر',
  );
  await make('option', 'notebook', 'ruled-paper', 'Ruled paper', 'ورق مسطر');
  await make('option', 'slips', 'signature', 'A line for the signature', 'سطر للإمضاء');
  await make('screen', 'games', 'scores', '/game-scores', 'Scores', 'النتائج');
  await make('screen', 'library', 'book', '/library/:bookId', 'Book', 'كتاب');
  const jobKind = ['seating-plan', 'seating-plans', 'seating', 'seat-pupils'];
  await make('job-kind', ...jobKind, 'Seating the pupils', 'إجلاس التلاميذ');
  await run(bin('vitest'), 'run', '--project', 'unit', 'test/workflows/definitions', '-u');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('what generators write has the right types', async () => {
  await run('npm', 'run', 'check:types');
});

it('what generators write is linted and formatted, and keeps the import law', async () => {
  await run('npm', 'run', 'check:imports');
  const sources = (await changed()).filter((file) => /\.tsx?$/.test(file));
  await run(bin('eslint'), '--max-warnings', '0', ...sources);
  await run(bin('prettier'), '--check', ...(await changed()));
});

it('what generators write is all used', async () => {
  await run('npm', 'run', 'check:unused');
});

it('what generators write passes its own tests, and those of every endpoint, job and text', async () => {
  const own = (await changed()).filter((file) => /\.test\.tsx?$/.test(file));
  const projects = ['pure', 'unit', 'frontend'].flatMap((name) => ['--project', name]);
  await run(
    bin('vitest'),
    'run',
    ...projects,
    ...own,
    ...['lambdas/notebooks', 'lambdas/reports', 'frontend/src/features/reports'],
    ...['lambdas/core/jobs/job-handlers', 'lambdas/job-lifecycle', 'test/contract/openapi'],
    ...['test/bench/cost', 'shared/model/pages', 'frontend/src/i18n/messages'],
  );
});

it('what generators write can be deployed', async () => {
  const tests = ['assembly', 'operations', 'events', 'api', 'cost', 'least-privilege', 'site'];
  const files = tests.map((name) => `test/infra/${name}.test.ts`);
  await run(bin('vitest'), 'run', '--project', 'infra', ...files);
});

it('a screen of one class is shown with a sample, and its test gives it its parameters', async () => {
  await git('add', '--all');
  await make(
    'screen',
    'classes',
    'birthdays',
    '/classes/:classId/birthdays',
    'Birthdays',
    'الميلاد',
  );
  expect(await git('diff', 'test/support/screens.ts')).toContain(
    '`/classes/${sampleSavedClass.id}/birthdays`',
  );
  const page = 'frontend/src/features/classes/pages/birthdays-page.test.tsx';
  await run(bin('vitest'), 'run', page);
  await run(bin('eslint'), '--max-warnings', '0', 'test/support/screens.ts', page);
});

it('an endpoint is written where those of its contract are', async () => {
  await git('add', '--all');
  await make('endpoint', 'classes', 'list-seats');
  expect(await changed()).toContain('lambdas/record/handlers/list-seats.ts');
});

it('a kind of job takes at most 9 files besides its tests, texts and what is generated', async () => {
  await git('add', '--all');
  const jobKind = ['letter', 'letters', 'lettering', 'write-letter'];
  await make('job-kind', ...jobKind, 'Writing the letter', 'كتابة الرسالة');
  const files = (await changed()).filter(
    (file) => !file.endsWith('.json') && !file.includes('.test.'),
  );
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(9);
});

it.each([
  ['endpoint', 'games', 'list-games'],
  ['step', 'poem', 'rhyming', 'rhyme', 'Rhyming', 'تقفية'],
  ['option', 'notebook', 'corner-marks', 'Corners', 'زوايا'],
  ['option', 'poem', 'rhyme', 'Rhyme', 'قافية'],
  ['screen', 'games', 'games', '/other', 'Games', 'ألعاب'],
  ['screen', 'games', 'chess', '/games/chess', 'Chess', 'شطرنج'],
  ['job-kind', 'grade', 'grades', 'grading', 'grade-page', 'Grading', 'تنقيط'],
])(
  'what is there already, or cannot be, is refused, and nothing is written: %s %s',
  async (...given) => {
    await git('add', '--all');
    await expect(make(...given)).rejects.toThrow();
    expect(await changed()).toEqual([]);
  },
);
