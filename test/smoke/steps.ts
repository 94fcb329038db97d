import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { deleteAccount } from '#shared/contracts/account.ts';
import { addClass, deleteClass, listClasses } from '#shared/contracts/classes.ts';
import { deleteNotebook, listCovers, listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { assignRole } from '#shared/contracts/role.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { englishList } from '../fixtures/spreadsheets/plain-lists.ts';
import { createApiClient } from '../support/api-client.ts';
import { createNotebookJobs } from '../support/notebook-jobs.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { firebaseConfig, identityOf } from './identity.ts';

/** An existing account for this purpose, which is kept. */
export interface StandingTeacher {
  readonly email: string;
  readonly password: string;
}

/** Performs one action and reports the result. */
export type Step = <Result>(what: string, act: () => Promise<Result>) => Promise<Result>;

/** The answers to an address that may not become a teacher. */
const ofAddresses: readonly string[] = [
  'email-not-verified',
  'email-domain-not-allowed',
] satisfies readonly ErrorCode[];
const anotherTeacher =
  'Only verified addresses of some domains become teachers here (allowedEmailDomains). Give the account of one, whose address is verified, in SMOKE_EMAIL and SMOKE_PASSWORD.';

const siteConfig = z.object({ firebase: firebaseConfig });

function assertSite(isSite: boolean, what: string): asserts isSite {
  assert.ok(isSite, `${what}. Is this the site’s address (the output Url of daftar-web)?`);
}

/** The settings of a site, and its origin after redirects: of another one, POST would become GET. */
async function readSite(address: string) {
  const home = await fetch(address);
  const origin = home.redirected ? new URL(home.url).origin : address;
  assertSite(home.status === 200, `${origin} was answered with ${home.status}`);
  assertSite(/^<!doctype html>/i.test(await home.text()), `${origin} has another page`);
  const policy = home.headers.get('content-security-policy');
  assert.ok(
    policy !== null,
    'The page came without its header Content-Security-Policy. Whatever is in front of the distribution must pass it on.',
  );
  assert.match(policy, /default-src 'none'/);
  const config = await (await fetch(`${origin}/config.json`)).text();
  const { data } = z.safeParse(siteConfig, config.startsWith('{') ? JSON.parse(config) : undefined);
  assertSite(data !== undefined, `${origin}/config.json has no settings of a site`);
  return { origin, firebase: data.firebase };
}

async function expectPdf(url: string): Promise<void> {
  const response = await fetch(url);
  assert.equal(response.status, 200);
  assert.equal(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5), '%PDF-');
}

/**
 * Drives the site at an address from the first visit to a printed notebook, and leaves nothing behind: a new
 * account is deleted at the end, even after a failure.
 * @param standing an account to sign in with, where only verified addresses of some domains become teachers
 * @throws the error of the first step that fails
 */
export async function driveSite(
  address: string,
  step: Step,
  standing?: StandingTeacher,
): Promise<void> {
  const settings = await step('the site answers, with its settings', () => readSite(address));
  const { origin } = settings;
  const api = createApiClient(origin);
  const { call, send } = api;
  const notebooks = createNotebookJobs(api);
  const identity = identityOf(origin, settings.firebase);

  await step('the API refuses a caller who is not signed in', async () => {
    assert.equal((await send(getProfile)).status, 401);
  });
  const session = await step(standing ? 'signing in' : 'registering', () =>
    standing
      ? identity.signIn(standing.email, standing.password)
      : identity.signUp(`smoke-${randomUUID()}@example.com`, randomUUID()),
  );
  let token = session.idToken;
  try {
    token = await step('becoming a teacher', async () => {
      const { status, body } = await send(assignRole, { token });
      const { code } = z.parse(z.object({ code: z.optional(z.string()) }), body);
      if (code !== undefined && ofAddresses.includes(code)) throw new Error(anotherTeacher);
      assert.equal(status, 200, code);
      return identity.refresh(session.refreshToken);
    });
    if (!standing) {
      await step('keeping a profile', async () => {
        await call(putProfile, { token, body: sampleProfile });
        assert.deepEqual(await call(getProfile, { token }), sampleProfile);
      });
    }
    await step('keeping a class', async () => {
      const { id: classId } = await call(addClass, { token, body: sampleClass });
      const kept = await call(listClasses, { token });
      assert.ok(kept.some(({ id }) => id === classId));
      await call(deleteClass, { token, params: { classId } });
    });
    await step('seeing the covers', async () => {
      const [cover] = await call(listCovers, { token });
      assert.equal((await fetch(new URL(cover!.url!, origin))).status, 200);
    });
    const job = await step('making a notebook of a class list', () =>
      notebooks.make(token, englishList().bytes, 'ar'),
    );
    const params = { jobId: job.id };
    await step('downloading its PDF', async () => {
      assert.equal(job.status, 'SUCCESS', job.error?.code);
      await expectPdf(job.generatedFiles[0]!.url);
    });
    await step('deleting the notebook', async () => {
      await call(deleteNotebook, { token, params });
      const left = await call(listNotebookJobs, { token });
      assert.ok(left.every(({ id }) => id !== job.id));
    });
  } finally {
    if (!standing) {
      await step('deleting the account', async () => {
        await call(deleteAccount, { token });
        await assert.rejects(identity.refresh(session.refreshToken));
      });
    }
  }
}
