import { vi } from 'vitest';

/** Runs a workflow's step as Lambda would, without its log lines in the test's output. */
export async function callStep<Output>(
  handler: (event: unknown) => Promise<Output>,
  event: unknown,
): Promise<Output> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    return await handler(event);
  } finally {
    write.mockRestore();
  }
}
