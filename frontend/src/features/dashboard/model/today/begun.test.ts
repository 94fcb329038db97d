import { describe, expect, it } from 'vitest';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { pendingDraft, pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { begunBy } from './begun.ts';

const now = new Date('2026-03-10T10:00:00.000Z');
const nothing = { notebooks: [], extractions: [], readings: [], drafts: [], unsaved: [] };
const read = { ...pendingJob, id: '01KJQ5N8000000000000000001', status: 'SUCCESS' as const };
const confirmed = { version: 2, at: '2026-03-02T10:00:00.000Z' };
const titles = {
  ofPage: ({ made }: { made?: { className?: string | undefined } | undefined }) => made?.className,
  ofSheet: (classId: string) => (classId.endsWith('3') ? '2م3' : undefined),
};
const whatOf = (lists: Partial<Parameters<typeof begunBy>[1]>) =>
  begunBy(now, { ...nothing, ...lists }, titles).map(({ what, path }) => [what, path]);

describe('what a teacher began', () => {
  it('is nothing without jobs and edits', () => {
    expect(whatOf({})).toEqual([]);
  });

  it('are marks that were read and not confirmed, for a month', () => {
    expect(whatOf({ extractions: [read] })).toEqual([['check', `/grades/${read.id}`]]);
    expect(whatOf({ extractions: [{ ...read, confirmed }] })).toEqual([]);
    expect(whatOf({ extractions: [{ ...read, createdAt: '2026-01-10T10:00:00.000Z' }] })).toEqual(
      [],
    );
    expect(whatOf({ extractions: [{ ...read, status: 'FAILED' }] })).toEqual([]);
  });

  it('are jobs that run', () => {
    const lists = {
      ...{ notebooks: [pendingJob], extractions: [pendingJob] },
      ...{ readings: [pendingJob], drafts: [pendingDraft] },
    };
    expect(whatOf(lists)).toEqual([
      ['reading', '/grades'],
      ['answers', '/answer-sheets'],
      ['drafting', '/ai-content'],
      ['notebook', '/notebooks'],
    ]);
  });

  it('are edits that only this device has, each with its page', () => {
    const unsaved = [
      `${gradebooks.getJob.id}/${read.id}`,
      `${contentDocuments.getJob.id}/01KJQ5N8000000000000000002`,
      `${getMarkSheet.id}/01KJQ5N8000000000000000003/t1-abcdefghij`,
      'of-a-newer-release/1',
    ];
    expect(whatOf({ unsaved, extractions: [read] })).toEqual([
      ['unsaved', `/grades/${read.id}`],
      ['unsaved', '/ai-content/01KJQ5N8000000000000000002'],
      ['unsaved', '/classes/01KJQ5N8000000000000000003/marks/t1-abcdefghij'],
    ]);
  });

  it('go by the class of their marks, or else by what they are made from', () => {
    const [draft, sheet] = ['01KJQ5N8000000000000000002', '01KJQ5N8000000000000000003'];
    const unsaved = [
      `${contentDocuments.getJob.id}/${draft}`,
      `${getMarkSheet.id}/${sheet}/t1-abcdefghij`,
    ];
    const extractions = [
      { ...read, made: { className: '4م1' } },
      { ...read, source: 'page.jpg' },
    ];
    const drafts = [
      { ...pendingDraft, id: draft, source: 'Fractions', status: 'SUCCESS' as const },
    ];
    expect(
      begunBy(now, { ...nothing, unsaved, extractions, drafts }, titles).map(
        ({ source }) => source,
      ),
    ).toEqual(['Fractions', '2م3', '4م1', 'page.jpg']);
  });

  it('are four at most', () => {
    expect(whatOf({ extractions: Array.from({ length: 9 }, () => read) })).toHaveLength(4);
  });
});
