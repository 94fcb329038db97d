import * as z from 'zod/mini';
import { contentRequest } from '#shared/contracts/ai-content.ts';
import { contentDocuments, redraftPart } from '#shared/contracts/content-documents.ts';
import { AppError } from '#shared/errors.ts';
import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { requireEditable } from '#core/documents/find-job.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { readEnvironment } from '#core/environment.ts';
import { dailyQuota } from '#core/daily-quota.ts';
import type { ParsedBodyOf } from '#shared/contracts/endpoint.ts';
import type { AuthenticatedUser } from '#core/identity/caller.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { dynamoSubmissionStore } from '#core/jobs/dynamo-submission-store.ts';
import type { JobRecord } from '#core/jobs/job-record.ts';
import { ulid } from '#core/jobs/ulid.ts';
import { bedrockClient } from '#core/model/ask-model.ts';
import { modelBudget } from '#core/model/model-budget.ts';
import { withTimeout } from '#core/timeout.ts';
import { jobDrafter } from '../adapters/job-drafter.ts';
import { fallBackToRules } from '../adapters/rules-drafter.ts';
import { planDraft } from '../domain/plan/plan-draft.ts';
import { writeReading } from '../domain/reading/write-reading.ts';
import { redraft, redraftError } from '../domain/redraft/redraft.ts';
import { refine, type InTime } from '../domain/refine/refine.ts';
import type { Plan } from '../domain/task.ts';
import { solvingEnvironment } from '../environment.ts';
import { drafts } from '../jobs.ts';

/** Seconds for the whole call; below the function's timeout. */
const MOST = 24;

const environment = readEnvironment(solvingEnvironment);
const { TABLE_NAME, DRAFT_MODEL, SOLVER_MODEL } = environment;
const ports = connectDocuments(environment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const submissions = dynamoSubmissionStore(documentClient, TABLE_NAME);
const connection = {
  client: bedrockClient(MOST * 1_000, 2),
  jobs,
  budget: modelBudget(documentClient, TABLE_NAME, Number(environment.MODEL_BUDGET)),
};
const drafterFor = jobDrafter(connection, DRAFT_MODEL, MOST);
const solverFor = jobDrafter(connection, SOLVER_MODEL, MOST);

type Body = ParsedBodyOf<typeof redraftPart>;

/** Counts a new part against the day's drafts, like a whole draft. */
async function countDraft(user: AuthenticatedUser): Promise<void> {
  const { limit, refusal } = dailyQuota(user, drafts.perDay);
  const now = new Date();
  const use = { uid: user.uid, kind: drafts.kind, jobId: ulid(now.getTime()), limit, now };
  const outcome = await submissions.count(use);
  if (outcome === 'exceeded') throw new AppError(refusal);
  if (outcome === 'closed') throw new AppError('forbidden');
}

/** The plan of the draft, with the facts that its teacher has changed since. */
function planOf({ request }: JobRecord, draft: Draft): Plan {
  const { language, subject } = draft;
  const plan = planDraft({ ...z.parse(contentRequest, request), language }, subject);
  if (draft.type === 'LESSON_PLAN') return { ...plan, minutes: draft.minutes };
  return draft.type === 'TEST' ? { ...plan, scale: draft.scale } : plan;
}

/** The source text of a test that is to be rewritten, and the stored version that is only to be solved. */
function readingOf(draft: Draft, { level, keep }: NonNullable<Body['reading']>) {
  const stored =
    draft.type === 'TEST' && keep && draft.readings?.find((one) => one.level === level);
  if (draft.type !== 'TEST' || !draft.sourceText?.trim() || (keep && !stored)) {
    const issues = [{ path: '/reading', code: 'invalid_value' }];
    throw new AppError('validation-failed', { issues });
  }
  return {
    asked: { test: draft, sourceText: draft.sourceText, level },
    stored: stored || undefined,
  };
}

export const handler = endpointHandler(redraftPart, async ({ user, params, body }) => {
  const address = { uid: user.uid, kind: drafts.kind, jobId: params.jobId };
  const job = await requireEditable(ports, address);
  const newest = await ports.documents.newest(address);
  if (!newest) throw new AppError('document-not-found');
  const { content: draft } = await readVersion(ports.documents, contentDocuments.content, newest);
  const { instruction } = body;
  const part = partsOfDraft(draft).find(({ id }) => id === body.part);
  if (body.part !== undefined && !part) throw new AppError('part-not-found');
  const reading = body.reading && readingOf(draft, body.reading);
  await countDraft(user);
  const plan = planOf(job, draft);
  const seed = `${params.jobId}:${newest.version}`;
  const drafter = fallBackToRules(drafterFor(address));
  const end = Date.now() + MOST * 1_000;
  const inTime: InTime = (work) => withTimeout(Math.max(end - Date.now(), 1), work);
  try {
    if (reading) {
      const solver = fallBackToRules(solverFor(address));
      const ports = { drafter, solver, seed, inTime };
      return { reading: await writeReading(reading.asked, reading.stored, ports) };
    }
    return part
      ? { part: await inTime(() => redraft({ plan, draft, part, instruction }, drafter, seed)) }
      : await refine({ plan, draft, instruction: instruction ?? '' }, drafter, seed, inTime);
  } catch (error) {
    throw redraftError(error);
  }
});
