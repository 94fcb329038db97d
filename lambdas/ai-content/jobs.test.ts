import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { contentRequest } from '#shared/contracts/ai-content.ts';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import * as handlers from './handlers.ts';

const getContentJob = handlers.getContentJob();
const listContentJobs = handlers.listContentJobs();
const retryContentJob = handlers.retryContentJob();

const { jobs } = useJobServices();
const result = '1. Half of four is …';

describe('an AI content job', () => {
  it('shows its type and topic in a list, without the rest of the request', async () => {
    await jobs.create(sampleContentJob);
    const { body } = await callEndpoint(listContentJobs);
    expect(body).toMatchObject([{ type: 'EXERCISE', source: 'Fractions' }]);
    expect(JSON.stringify(body)).not.toContain('exerciseType');
  });

  it('shows the class and the day it is for, and is listed with the class', async () => {
    const [classId, other] = ['01KJQ5N8000000000000000001', '01KJQ5N8000000000000000002'];
    const asked = z.parse(contentRequest, sampleContentJob.request);
    const request = { ...asked, classId, date: '2026-11-26' };
    await jobs.create({ ...sampleContentJob, request });
    const list = async (query: Record<string, string>) =>
      (await callEndpoint(listContentJobs, { query })).body;
    expect(await list({ classId })).toMatchObject([{ classId, date: '2026-11-26' }]);
    expect(await list({ classId: other })).toEqual([]);
    expect(await list({})).toHaveLength(1);
    const stranger = { ...teacher, uid: 'teacher-2' };
    const seen = await callEndpoint(listContentJobs, { user: stranger, query: { classId } });
    expect(seen).toMatchObject({ status: 200, body: [] });
  });

  it('shows the whole request when it is fetched by itself', async () => {
    await jobs.create(sampleContentJob);
    const { body } = await callEndpoint(getContentJob, { params: { jobId: sampleContentJob.id } });
    expect(body).toMatchObject({ type: 'EXERCISE', request: sampleContentJob.request });
  });

  it('shows its draft if it succeeded', async () => {
    await jobs.create({ ...sampleContentJob, status: 'SUCCESS', result });
    const { body } = await callEndpoint(listContentJobs);
    expect(body).toMatchObject([{ status: 'SUCCESS', result }]);
  });

  it('shows no draft if it failed', async () => {
    await jobs.create({ ...sampleContentJob, status: 'FAILED', result });
    const { body } = await callEndpoint(listContentJobs);
    expect(body).toMatchObject([{ status: 'FAILED' }]);
    expect(JSON.stringify(body)).not.toContain('Half');
  });

  it('keeps its type when it is tried again', async () => {
    await jobs.create({ ...sampleContentJob, status: 'FAILED' });
    const answer = await callEndpoint(retryContentJob, { params: { jobId: sampleContentJob.id } });
    expect(answer).toMatchObject({ status: 202, body: { type: 'EXERCISE' } });
  });
});
