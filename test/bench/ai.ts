import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { draftOffline } from '#lambdas/ai-content/rules/draft-offline.ts';
import { solutionsAnswer } from '#lambdas/ai-content/domain/answers.ts';
import { planDraft } from '#lambdas/ai-content/domain/plan/plan-draft.ts';
import type { Task } from '#lambdas/ai-content/domain/task.ts';
import { measuredDrafter } from './ai/first-answer.ts';
import { judgeDraft, type Judgement, type Tally } from './ai/judge-draft.ts';
import { seededRequests } from './ai/requests.ts';
import { catchWrongKeys } from './ai/wrong-keys.ts';

/**
 * Drafts requests made from a seed, by rules or by the model of `AI_BASE_URL`, and prints how many drafts are good at the
 * first try: they keep the schema and the rules, rest on their text, and their keys agree with solving the questions.
 * Then makes keys wrong, and prints how many of them solving finds.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    requests: { type: 'string', default: '60' },
    'wrong-keys': { type: 'string', default: '40' },
  },
});
const [seed, count] = [Number(values.seed), Number(values.requests)];

const { drafter, answer } = measuredDrafter(process.env);
const solve = (task: Task) => z.parse(solutionsAnswer, draftOffline(task));
const judged: (Judgement & { readonly milliseconds: number; readonly topic: string })[] = [];
for (const request of seededRequests(seed, count)) {
  const plan = planDraft(request);
  const start = performance.now();
  const first = { drafter, answer: await answer(plan) };
  const milliseconds = performance.now() - start;
  judged.push({ ...judgeDraft(plan, first, solve), milliseconds, topic: request.topic });
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

const who = drafter === 'rules' ? 'without a model' : 'by the model of AI_BASE_URL';
console.log(`Drafts ${who}, ${count} requests of seed ${seed}; Node ${process.version}`);
console.log(`schema kept by the first answer   ${shareOf(({ isValid }) => isValid)}`);
console.log(
  `no hard rule broken               ${shareOf(({ isValid, hard }) => isValid && hard.length === 0)}`,
);
console.log(
  `no rule broken at all             ${shareOf(({ isValid, hard, soft }) => isValid && hard.length + soft.length === 0)}`,
);
console.log(
  `questions grounded in their text  ${percent(sum(judged.map(({ grounded }) => grounded)))}`,
);
console.log(`keys right when solved            ${percent(sum(judged.map(({ keys }) => keys)))}`);
console.log(
  `questions that were not solved    ${judged.reduce((all, { unsolved }) => all + unsolved, 0)}`,
);
console.log(
  `duplicates                        ${judged.reduce((all, { duplicates }) => all + duplicates, 0)}`,
);
console.log(
  `milliseconds a draft              ${at(0.5)} / ${at(0.95)} / ${at(1)} (half, 95 %, all of them)`,
);

const tests = judged.flatMap(({ test }) => test ?? []);
const caught = catchWrongKeys(tests, { seed, count: Number(values['wrong-keys']) }, solve);
console.log(`wrong keys caught when solved     ${percent(caught)}`);

const faults = judged.flatMap(({ hard, soft, topic }) =>
  [...hard, ...soft].map(({ rule, path }) => `${rule} at ${path} of “${topic}”`),
);
if (faults.length > 0) console.log(['', ...faults].join('\n'));
