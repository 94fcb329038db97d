import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { jobStatuses, type Job } from '#shared/model/job.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { renderPage } from '../../test-support/render.tsx';
import { JobState } from './job-state.tsx';
import { jobTone } from '../job-status/job-tone.ts';
import { JobStatusChip } from '../job-status/job-status-chip.tsx';

const job: Job = {
  id: '1',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  status: 'PENDING',
  generatedFiles: [],
};
const steps = jobSteps.notebook;

describe('a job’s status', () => {
  it.each([
    ['PENDING', 'Pending', 'في الانتظار'],
    ['PROCESSING', 'Processing', 'قيد الإعداد'],
    ['SUCCESS', 'Success', 'جاهز'],
    ['FAILED', 'Failed', 'فشل'],
  ] as const)('%s is shown as a word with an icon in both languages', (status, english, arabic) => {
    renderPage(<JobStatusChip job={{ status }} />);
    renderPage(<JobStatusChip job={{ status }} />, { locale: 'ar' });
    for (const word of [english, arabic])
      expect(screen.getByText(word).querySelector('svg')).not.toBeNull();
  });

  it('is defined for every status there is', () => {
    expect(jobStatuses).toHaveLength(4);
  });

  it.each([
    ['en-US', 'Stopped', 'Failed'],
    ['ar', 'أُوقف', 'فشل'],
  ] as const)(
    'says in %s that its teacher stopped it, which is no failure',
    (locale, stopped, failed) => {
      const cancelled = { ...job, status: 'FAILED', error: { code: 'cancelled' } };
      const { container } = renderPage(<JobState job={cancelled} steps={steps} />, { locale });
      expect(screen.getByText(stopped).querySelector('svg')).not.toBeNull();
      expect(container.textContent).not.toContain(failed);
      expect(container.querySelectorAll('span')).toHaveLength(1);
      expect(jobTone(cancelled)).toBe('neutral');
      expect(jobTone({ status: 'FAILED', error: { code: 'internal' } })).toBe('failed');
    },
  );

  it('names the step under way', () => {
    renderPage(
      <JobState job={{ ...job, status: 'PROCESSING', step: 'rendering' }} steps={steps} />,
    );
    expect(screen.getByText('Making the pages')).toBeTruthy();
  });

  it('says in both languages that a job waits for room', () => {
    const waitingSince = '2026-01-01T00:01:00.000Z';
    const waiting = { ...job, status: 'PROCESSING', step: 'rendering', waitingSince };
    renderPage(<JobState job={waiting} steps={steps} />);
    expect(screen.getByText(/^Waiting for a service/)).toBeTruthy();
    renderPage(<JobState job={waiting} steps={steps} />, { locale: 'ar' });
    expect(screen.getByText(/^في انتظار خدمة/)).toBeTruthy();
  });

  it('shows the progress of a step over many items', () => {
    const progress = { done: 3, total: 12 };
    const running = { ...job, status: 'PROCESSING', step: 'rendering', progress };
    const { container } = renderPage(<JobState job={running} steps={steps} />);
    expect(container.textContent).toContain('Making the pages · 3 of 12');
    renderPage(<JobState job={running} steps={steps} />, { locale: 'ar' });
    expect(screen.getByText(/3 من 12/)).toBeTruthy();
  });

  it.each(['en-US', 'ar'] as const)(
    'is a grey badge with a word when this release does not know it (%s)',
    (locale) => {
      const word = locale === 'ar' ? 'حالة غير معروفة' : 'Unknown';
      const { container } = renderPage(
        <JobState job={{ ...job, status: 'ARCHIVED' }} steps={steps} />,
        { locale },
      );
      expect(screen.getByText(word).querySelector('svg')).not.toBeNull();
      // The progress bar is missing.
      expect(container.textContent).not.toContain('Waiting');
      expect(jobTone({ status: 'ARCHIVED' })).toBe('neutral');
      expect(jobTone({ status: 'toString' })).toBe('neutral');
    },
  );

  it('shows a plain sentence for a reason it does not know', () => {
    const error = { code: 'too-late', params: { sheet: '2م3' } };
    renderPage(<JobState job={{ ...job, status: 'FAILED', error }} steps={steps} />);
    expect(screen.getByText('This did not work. Reload the page to see why.')).toBeTruthy();
  });

  it('says that the job is waiting before its first step', () => {
    renderPage(<JobState job={job} steps={steps} />);
    expect(screen.getByText('Waiting to start')).toBeTruthy();
  });

  it('says why the job failed, with the sheet’s name in its own direction', () => {
    const error = { code: 'sheet-without-names', params: { sheet: '2م3' } } as const;
    const { container } = renderPage(
      <JobState job={{ ...job, status: 'FAILED', error }} steps={steps} />,
    );
    expect(container.textContent).toContain('Sheet \u20682م3\u2069: we found no column of names');
  });

  const made: Job = { ...job, status: 'SUCCESS', filesExpireAt: '2027-03-01T10:00:00.000Z' };
  const file = { url: '/a.pdf', name: 'a.pdf', contentType: 'application/pdf', size: 1 };

  it.each([
    [
      'en-US',
      'Kept until 1 Mar 2027',
      /kept until 1 Mar 2027 and has been deleted. You can make it again/,
    ],
    ['ar', /محفوظ إلى غاية .*2027/, /حُفظ الملف إلى غاية .*2027 ثم حُذف/],
  ] as const)('says how long its file is kept, or that it is gone (%s)', (locale, kept, gone) => {
    const { container } = renderPage(
      <JobState job={{ ...made, generatedFiles: [file] }} steps={steps} />,
      { locale },
    );
    expect(container.textContent).toMatch(kept);
    expect(container.textContent).not.toMatch(gone);
    const past = renderPage(<JobState job={made} steps={steps} />, { locale });
    expect(past.container.textContent).toMatch(gone);
  });

  it('does not mention a file when the job makes none', () => {
    const { container } = renderPage(
      <JobState job={{ ...job, status: 'SUCCESS' }} steps={steps} />,
    );
    expect(container.textContent).toBe('Success/');
  });
});
