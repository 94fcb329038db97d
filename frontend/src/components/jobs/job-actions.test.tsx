import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '#shared/model/job.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { notifications } from '../../lib/notifications/notifications.ts';
import { renderPage } from '../../test-support/render.tsx';
import { pendingJob } from '../../test-support/sample-jobs.ts';
import { DownloadButton } from './download-button.tsx';
import { FailureText } from './failure-text.tsx';
import { JobActions } from './job-actions.tsx';

const file = { url: '/a.pdf', name: 'a.pdf', contentType: 'application/pdf', size: 1 };
const filesExpireAt = '2026-03-01T10:00:00.000Z';
const kept: Job = { ...pendingJob, status: 'SUCCESS', filesExpireAt, generatedFiles: [file] };
const expired: Job = { ...kept, generatedFiles: [] };
const failed: Job = { ...pendingJob, status: 'FAILED', error: { code: 'internal' } };
const texts = {
  deleted: 'notebooks.deleted',
  deleteTitle: 'notebooks.deleteTitle',
  deleteText: 'notebooks.deleteText',
} as const;

const retry = vi.fn<() => Promise<Job>>();
const show = (job: Job, locale: 'en-US' | 'ar' = 'en-US') =>
  renderPage(
    <JobActions
      job={job}
      calls={{ list: 'jobs', retry, remove: async () => undefined }}
      texts={texts}
      submitted="notebooks.submitted"
      form="/notebooks/create?cover=a"
      onChanged={async () => undefined}
    >
      <DownloadButton file={job.generatedFiles[0]} label="notebooks.download" />
    </JobActions>,
    { locale, at: '/notebooks' },
  );
const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  retry.mockReset().mockResolvedValue(pendingJob);
  notifications.set(undefined);
});

describe('a job whose file has expired', () => {
  it.each([
    ['en-US', 'Make it again', 'Download'],
    ['ar', 'إعداده من جديد', 'تنزيل'],
  ] as const)(
    'offers to make the file again, and no link (%s)',
    async (locale, again, download) => {
      show(kept, locale).unmount();
      show(expired, locale);
      expect(screen.queryByRole('link', { name: download })).toBeNull();
      await userEvent.click(screen.getByText(again));
      expect(retry).toHaveBeenCalledOnce();
      await waitFor(() => expect(notifications.get()?.text.id).toBe('notebooks.submitted'));
      expect(address()).toBe('/notebooks');
    },
  );

  it('offers its file, and nothing else, while the file is kept', () => {
    show(kept);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/a.pdf');
    expect(screen.queryByText('Make it again')).toBeNull();
  });
});

describe('a job that cannot be made again from its file', () => {
  it.each([
    ['expired', expired, 'Make it again'],
    ['failed', failed, 'Try again'],
  ])(
    'leads to the form for another file when the uploaded file is gone (%s)',
    async (_, job, again) => {
      retry.mockRejectedValue(new ApiError(404, 'upload-not-found'));
      show(job);
      await userEvent.click(screen.getByText(again));
      await waitFor(() => expect(address()).toBe('/notebooks/create?cover=a'));
      expect(notifications.get()?.text.id).toBe('error.upload-not-found');
    },
  );

  it('stays on the page after any other failure', async () => {
    retry.mockRejectedValue(new ApiError(429, 'quota-exceeded'));
    show(expired);
    await userEvent.click(screen.getByText('Make it again'));
    await waitFor(() => expect(notifications.get()?.text.id).toBe('error.quota-exceeded'));
    expect(address()).toBe('/notebooks');
  });
});

describe('a job whose picture another part of the product reads', () => {
  const params = { name: '2م3', month: '2026-11', classId: 'c1', imageS3Key: 'uploads/t/1/a.jpg' };
  const register: Job = { ...failed, error: { code: 'page-of-register', params } };

  it.each([
    ['en-US', 'Photo of the register', 'November 2026'],
    ['ar', 'صورة السجل', 'نوفمبر 2026'],
  ] as const)(
    'leads to the register of the class in one press (%s)',
    async (locale, label, month) => {
      const said = renderPage(<FailureText code="page-of-register" params={params} />, { locale });
      expect(said.container.textContent).toContain('2م3');
      expect(said.container.textContent).toContain(month);
      said.unmount();
      show(register, locale);
      await userEvent.click(screen.getByRole('link', { name: label }));
      expect(address()).toBe('/classes/c1/attendance/photo');
    },
  );

  it('leads to the answer sheets', () => {
    show({ ...failed, error: { code: 'page-of-answers', params: { name: 'Test' } } });
    const link = screen.getByRole('link', { name: 'Read answer sheets' });
    expect(link.getAttribute('href')).toBe('/answer-sheets/new');
    expect(screen.queryByText('Try again')).toBeNull();
  });

  it('of an older server leads nowhere', () => {
    show({ ...failed, error: { code: 'page-of-register' } });
    expect(screen.queryByText('Photo of the register')).toBeNull();
  });
});
