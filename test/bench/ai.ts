import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { priceOf } from '#core/model/model-price.ts';
import { solutionsAnswer } from '#lambdas/ai-content/domain/answers.ts';
import { planDraft } from '#lambdas/ai-content/domain/plan/plan-draft.ts';
import { portionsOf } from '#lambdas/ai-content/domain/plan/portions.ts';
import { questionFor } from '#lambdas/ai-content/domain/prompt/question-for.ts';
import type { Task } from '#lambdas/ai-content/domain/task.ts';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { measuredDrafter } from './ai/first-answer.ts';
import { judgeDraft, type Judgement, type Tally } from './ai/judge-draft.ts';
import { seededRequests } from './ai/requests.ts';
import { catchWrongKeys } from './ai/wrong-keys.ts';

/**
 * Drafts requests made from a seed, by rules or by the model of `AI_BASE_URL`, and prints how many drafts are good at the
 * first try: they keep the schema and the rules, rest on their text, and their keys agree with solving the questions;
 * how hard they are to read, and what they cost. Then makes keys wrong, and prints how many of them solving finds.
 * `--server` lets jobs do the same with the model of `AI_BASE_URL`: portions, repairs and solving, in each language. After
 * `--minutes` it begins no other request, and prints its table of those that ended.
 * `--record` adds a row to the table of what was tried, `test/bench/ai/tried.md`.
 */
const values = readOptions({
  seed: { type: 'string', default: '1' },
  requests: { type: 'string', default: '60' },
  'wrong-keys': { type: 'string', default: '40' },
  record: { type: 'boolean', default: false },
  server: { type: 'boolean', default: false },
  minutes: { type: 'string', default: '1440' },
});
const [seed, count] = [wholeNumber('seed', values.seed), wholeNumber('requests', values.requests)];
if (values.server) {
  const { measureServer } = await import('./ai/by-server.ts');
  const minutes = wholeNumber('minutes', values.minutes);
  await measureServer(process.env, seededRequests(seed, count), minutes);
  process.exit();
}
const tried = path.join(import.meta.dirname, 'ai/tried.md');

const { drafter, model, answer } = measuredDrafter(process.env);
const solve = (task: Task) => z.parse(solutionsAnswer, draftOffline(task));
const refused: string[] = [];
const spent = { input: 0, output: 0 };
/** Known without a model too, so that shorter instructions can be compared. */
const characters = { asked: 0, answered: 0 };
const judged: (Judgement & {
  readonly milliseconds: number;
  readonly topic: string;
  readonly level: string;
})[] = [];
for (const request of seededRequests(seed, count)) {
  const plan = planDraft(request);
  const start = performance.now();
  const { value, refusal, tokens } = await answer(plan);
  const milliseconds = performance.now() - start;
  spent.input += tokens.input;
  spent.output += tokens.output;
  for (const portion of portionsOf(plan))
    characters.asked += JSON.stringify(questionFor({ task: 'draft', plan: portion })).length;
  characters.answered += JSON.stringify(value ?? '').length;
  if (refusal !== undefined) {
    refused.push(`${refusal} for “${request.topic}”`);
    continue;
  }
  const judgement = judgeDraft(plan, { drafter, answer: value }, solve);
  judged.push({ ...judgement, milliseconds, topic: request.topic, level: request.level });
}

const sum = (tallies: readonly Tally[]): Tally => ({
  good: tallies.reduce((total, { good }) => total + good, 0),
  of: tallies.reduce((total, { of }) => total + of, 0),
});
const percent = ({ good, of }: Tally): string =>
  `${of === 0 ? '–' : ((100 * good) / of).toFixed(1)} % (${good} of ${of})`;
const shareOf = (isGood: (each: Judgement) => boolean): string =>
  percent({ good: judged.filter(isGood).length, of: judged.length });
const times = judged.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
const at = (part: number): string =>
  (times[Math.ceil(times.length * part) - 1] ?? Number.NaN).toFixed(0);
const total = (of: (each: Judgement) => number): number =>
  judged.reduce((all, each) => all + of(each), 0);
const middle = (all: readonly number[]): string =>
  all.length === 0
    ? '–'
    : (all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0).toFixed(0);

const tests = judged.flatMap(({ test }) => test ?? []);
const caught = catchWrongKeys(
  tests,
  { seed, count: wholeNumber('wrong-keys', values['wrong-keys']) },
  solve,
);
const price = priceOf(model ?? '');
const cents = (100 * (spent.input * price.input + spent.output * price.output)) / 1e6;
const perDraft = (amount: number, digits: number): string => (amount / count).toFixed(digits);

const figures = [
  ['schema kept by the first answer', shareOf(({ isValid }) => isValid)],
  ['no hard rule broken', shareOf(({ isValid, hard }) => isValid && hard.length === 0)],
  [
    'no rule broken at all',
    shareOf(({ isValid, hard, soft }) => isValid && hard.length + soft.length === 0),
  ],
  ['questions grounded in their text', percent(sum(judged.map(({ grounded }) => grounded)))],
  ['keys right when solved', percent(sum(judged.map(({ keys }) => keys)))],
  ['questions that were not solved', String(total(({ unsolved }) => unsolved))],
  ['duplicates', String(total(({ duplicates }) => duplicates))],
  ['wrong keys caught when solved', percent(caught)],
  [
    'reading level (LIX) by school',
    schoolLevels
      .map((level) =>
        middle(judged.filter((each) => each.level === level).flatMap(({ lix }) => lix ?? [])),
      )
      .join(' / '),
  ],
  [
    'tokens a draft, read and written',
    `${perDraft(spent.input, 0)} / ${perDraft(spent.output, 0)}`,
  ],
  [
    'characters a draft, asked and given',
    `${perDraft(characters.asked, 0)} / ${perDraft(characters.answered, 0)}`,
  ],
  ['cents a draft', drafter === 'rules' ? '0' : perDraft(cents, 2)],
  ['refused, with the reason', String(refused.length)],
  ['milliseconds: half, 95 %, all', `${at(0.5)} / ${at(0.95)} / ${at(1)}`],
] as const;

const who = drafter === 'rules' ? 'rules' : (model ?? 'the first model of AI_BASE_URL');
console.log(`Drafts by ${who}, ${count} requests of seed ${seed}; Node ${process.version}`);
for (const [name, figure] of figures) console.log(`${name.padEnd(38)}${figure}`);

const faults = judged.flatMap(({ hard, soft, topic }) =>
  [...hard, ...soft].map(({ rule, path: where }) => `${rule} at ${where} of “${topic}”`),
);
for (const line of [...faults, ...refused]) console.log(line);

if (values.record) {
  const date = new Date().toISOString().slice(0, 10);
  const row = [date, who, `${count} of seed ${seed}`, ...figures.map(([, figure]) => figure)];
  await appendFile(tried, `| ${row.join(' | ')} |\n`);
}
