import { describe, expect, it } from 'vitest';
import { createClosers } from './closers.ts';

describe('closers', () => {
  it('closes the last first, each once, and goes on after a failure', async () => {
    const closers = createClosers();
    const closed: number[] = [];
    closers.add(() => void closed.push(1));
    closers.add(() => Promise.reject(new Error('stuck')));
    closers.add(async () => void closed.push(3));
    await expect(closers.close()).rejects.toThrow('not everything');
    await closers.close();
    expect(closed).toEqual([3, 1]);
  });
});
