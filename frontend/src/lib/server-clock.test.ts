import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

afterEach(() => {
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

it('the time is the server’s, whatever the device believes', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T00:00:00Z') });
  noteServerTime('Tue, 08 Sep 2026 10:00:00 GMT');
  vi.setSystemTime(new Date('2031-01-01T00:01:00Z'));
  expect(serverNow().toISOString()).toBe('2026-09-08T10:01:00.000Z');
});

it('an answer without a time changes nothing', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-09-08T10:00:00Z') });
  noteServerTime('Tue, 08 Sep 2026 10:00:00 GMT');
  noteServerTime(null);
  noteServerTime('soon');
  expect(serverNow().toISOString()).toBe('2026-09-08T10:00:00.000Z');
});
