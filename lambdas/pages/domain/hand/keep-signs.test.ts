import { expect, it } from 'vitest';
import type { HandPorts } from './hand-ports.ts';
import { keepSigns } from './keep-signs.ts';

const job = { uid: 'teacher-1', kind: 'grade', jobId: '01KJQ5N8000000000000000000' } as const;
const seen = [{ picture: 0, seen: [] }];

/** Ports of a teacher who lets the reader learn each time it is asked, or not; and the files that are there. */
const portsOf = (...answers: readonly boolean[]) => {
  const files = new Set<string>();
  const left = [...answers];
  const ports = {
    hands: { find: async () => (left.shift() ? { since: '2026-09-21T08:00:00.000Z' } : undefined) },
    signs: {
      write: async ({ jobId }: typeof job) => void files.add(jobId),
      remove: async ({ jobId }: typeof job) => void files.delete(jobId),
    },
  };
  return { files, ports: ports as unknown as HandPorts };
};

it.each([
  ['if the reader learns', [true, true], [job.jobId]],
  ['not if it does not', [false], []],
  ['not if it was forgotten while the file was written', [true, false], []],
])('what was seen on pages is kept %s', async (_, answers, kept) => {
  const { ports, files } = portsOf(...answers);
  await keepSigns(ports, job, seen);
  expect([...files]).toEqual(kept);
});
