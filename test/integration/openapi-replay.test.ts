import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { examples, placeholders, type Example } from '../../infra/openapi/examples.ts';
import { confirmGrades, getGradePicture, gradebooks } from '../../shared/contracts/gradebooks.ts';
import { endpoints } from '../../shared/contracts/index.ts';
import type { Endpoint } from '../../shared/contracts/endpoint.ts';
import { createUpload } from '../../shared/contracts/uploads.ts';
import { connect } from '../support/connect.ts';

const platform = connect(inject('platform'));
const endpointOf = (id: string): Endpoint => endpoints.find((endpoint) => endpoint.id === id)!;

/** What a caller has by now, in place of the names the examples use. */
type Held = Partial<Record<keyof typeof placeholders | 'names' | 'gradebook', string>>;

const { uid, uploadId } = placeholders;
const keyIn = (file: string) => `uploads/${uid}/${uploadId}/${file}`;

/** The example with the caller's own ids and keys. */
const own = (example: Example, held: Held): Example => {
  let text = JSON.stringify(example);
  if (held.names) text = text.replaceAll(keyIn('names.xlsx'), held.names);
  if (held.gradebook) text = text.replaceAll(keyIn('gradebook.jpg'), held.gradebook);
  if (held.jobId) text = text.replaceAll(placeholders.jobId, held.jobId);
  if (held.studentId) text = text.replaceAll(placeholders.studentId, held.studentId);
  return JSON.parse(text) as Example;
};

const replayed = new Set<string>();
const replay = async (id: string, token: string, held: Held = {}): Promise<unknown> => {
  const endpoint = endpointOf(id);
  const { params, query, body } = own(examples[id]!, held);
  const reply = await platform.send(endpoint, { token, params, query, body });
  expect([id, reply.status, reply.text]).toEqual([id, endpoint.status, expect.any(String)]);
  if (endpoint.response) expect(z.safeParse(endpoint.response, reply.body).error).toBeUndefined();
  else expect(reply.text).toBe('');
  replayed.add(id);
  return reply.body;
};

const job = z.object({ id: z.string(), status: z.string() });

/** Waits until the job is on its list with this status. */
const ended = async (list: string, token: string, id: string, status: string) => {
  for (;;) {
    const { body } = await platform.send(endpointOf(list), { token });
    const found = z.parse(z.array(job), body).find((one) => one.id === id);
    if (found?.status === status) return;
    await sleep(150);
  }
};

describe('the examples of the OpenAPI document', () => {
  it('are answered by the platform as the document says', async () => {
    const { token } = await platform.accounts.newTeacher({ profile: false });
    for (const id of ['put-profile', 'get-profile', 'assign-role', 'list-covers', 'list-games']) {
      await replay(id, token);
    }
    await replay('create-upload', token);

    const sample = await readFile('test/fixtures/spreadsheets/english-list.xlsx');
    const held: Held = { names: await platform.notebooks.upload(token, sample) };
    held.jobId = z.parse(job, await replay('submit-notebook', token, held)).id;
    await ended('list-notebook-jobs', token, held.jobId, 'SUCCESS');
    await replay('list-notebook-jobs', token);
    await replay('list-workbooks', token);
    await replay('delete-notebook', token, held);

    const failing = await platform.notebooks.upload(token, new TextEncoder().encode('a,b'));
    const { id: failed } = await platform.notebooks.submit(token, failing);
    await ended('list-notebook-jobs', token, failed, 'FAILED');
    await replay('retry-notebook', token, { jobId: failed });
  });

  it('of grades and AI content are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    const image = await readFile('dist/artwork/covers/iqra.thumb.jpg');
    const ticket = await platform.call(createUpload, {
      token,
      query: { fileName: 'gradebook.jpg', fileType: 'image/jpeg', fileSize: `${image.length}` },
    });
    await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: image });
    for (const [kind, submit] of [
      ['grade', 'extract-grades'],
      ['content', 'generate-content'],
    ] as const) {
      const held: Held = { gradebook: ticket.key };
      held.jobId = z.parse(job, await replay(submit, token, held)).id;
      await ended(`list-${kind}-jobs`, token, held.jobId, 'FAILED');
      await replay(`list-${kind}-jobs`, token);
      if (kind === 'content') await replay('get-content-job', token, held);
      await replay(`retry-${kind}-job`, token, held);
      await replay(`delete-${kind}-job`, token, held);
    }
  });

  it('of students and of the account are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    const { studentId } = (await replay('add-student', token)) as { studentId: string };
    await replay('list-students', token);
    for (const id of ['update-student', 'resend-invitation', 'delete-student']) {
      await replay(id, token, { studentId });
    }
    await replay('export-account', token);
    await replay('delete-account', token);
  });

  it('were replayed without leaving one out', () => {
    // Marks there are none yet: reading them is not available.
    const ofMarks = [...Object.values(gradebooks), confirmGrades, getGradePicture];
    const others = endpoints.filter((endpoint) => !ofMarks.some((one) => one === endpoint));
    expect([...replayed].sort()).toEqual(others.map(({ id }) => id).sort());
  });
});
