import { afterEach, expect, it, vi } from 'vitest';
import { measure } from './metrics.ts';

afterEach(() => vi.unstubAllEnvs());

it('writes a line from which CloudWatch makes metrics, with one or more dimensions', () => {
  vi.useFakeTimers({ now: new Date('2026-11-01T08:00:00Z') });
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  measure('job-ended', { JobEnded: 1 }, { Kind: 'grade', Outcome: 'SUCCESS' }, { jobId: '01J' });
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toEqual({
    level: 'info',
    event: 'job-ended',
    jobId: '01J',
    Kind: 'grade',
    Outcome: 'SUCCESS',
    JobEnded: 1,
    _aws: {
      Timestamp: Date.UTC(2026, 10, 1, 8),
      CloudWatchMetrics: [
        {
          Namespace: 'Daftar',
          Dimensions: [['Kind'], ['Kind', 'Outcome']],
          Metrics: [{ Name: 'JobEnded', Unit: 'Count' }],
        },
      ],
    },
  });
  vi.useRealTimers();
});

it('writes under the namespace of its stage', () => {
  vi.stubEnv('METRIC_NAMESPACE', 'Daftar-staging');
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  measure('job-ended', { JobEnded: 1 });
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
    _aws: { CloudWatchMetrics: [{ Namespace: 'Daftar-staging' }] },
  });
});
