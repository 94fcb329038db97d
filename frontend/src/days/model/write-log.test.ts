import { expect, it } from 'vitest';
import type { CourseLogContent, LogEntry } from '#shared/model/course-log.ts';
import { undoOf, writeLog } from './write-log.ts';

const key = '2026-11-17-3';
const empty: CourseLogContent = { entries: {} };

it('an entry is written, changed and removed; a field that says nothing is left out', () => {
  const lost = writeLog(empty, 'Maths', { entries: { [key]: { state: 'lost', note: undefined } } });
  expect(lost).toEqual({ subject: 'Maths', entries: { [key]: { state: 'lost' } } });
  expect(Object.keys(lost.entries[key] ?? {})).toEqual(['state']);
  const taught = writeLog(lost, 'Maths 2', { entries: { [key]: { state: 'taught' } } });
  expect(taught).toEqual({ subject: 'Maths', entries: { [key]: { state: 'taught' } } });
  expect(writeLog(taught, 'Maths', { entries: { [key]: undefined } }).entries).toEqual({});
  expect(writeLog(taught, 'Maths', { entries: { [key]: { note: undefined } } }).entries).toEqual(
    {},
  );
});

it('two changes of an entry, one after the other, both stay', () => {
  const typed = writeLog(empty, 'Maths', { entries: { [key]: (now) => ({ ...now, note: 'x' }) } });
  const tick = (now: LogEntry | undefined): LogEntry => ({ ...now, state: 'taught' });
  const taught = { entries: { [key]: tick } };
  expect(writeLog(typed, 'Maths', taught).entries[key]).toEqual({ note: 'x', state: 'taught' });
});

it('a change that changes nothing makes no edit', () => {
  expect(writeLog(empty, 'Maths', { entries: { [key]: undefined } })).toBe(empty);
  expect(writeLog(empty, 'Maths', { order: null })).toBe(empty);
});

it('the order of a class is written and removed', () => {
  const order = [{ lesson: 'B' }, { lesson: 'A', sessions: 2 }];
  const ordered = writeLog(empty, 'Maths', { order });
  expect(ordered.order).toEqual(order);
  expect(writeLog(ordered, 'Maths', { order: null }).order).toBeUndefined();
});

it('undo takes back what one step has written, and leaves what was changed since', () => {
  const other = '2026-11-18-1';
  const before = writeLog(empty, 'Maths', { entries: { [key]: { state: 'taught' } } });
  const lost = { state: 'lost', reason: 'strike' } as const;
  const after = writeLog(before, 'Maths', {
    entries: { [key]: lost, [other]: lost },
    order: [{ lesson: 'B' }],
  });
  const undo = undoOf(before, after);
  const undone = writeLog(after, 'Maths', undo(after));
  expect(undone.entries).toEqual(before.entries);
  expect(undone.order).toBeUndefined();
  const later = writeLog(after, 'Maths', { entries: { [other]: { state: 'half' } } });
  expect(writeLog(later, 'Maths', undo(later)).entries).toEqual({
    [key]: { state: 'taught' },
    [other]: { state: 'half' },
  });
});
