import { describe, expect, it } from 'vitest';
import {
  courseLogContent,
  type CourseLogContent,
  type LogEntry,
} from '#shared/model/course-log.ts';
import { mergeContents } from '#frontend/lib/documents/merge/merge-contents.ts';
import { checkMerge, type Draw } from '#frontend/test-support/check-merge.ts';
import { courseLogForm } from './course-log-form.ts';

const kind = { form: courseLogForm, schema: courseLogContent };
const keys = ['2026-11-17-3', '2026-11-18-1', '2026-11-18-2', '2026-11-22-5'];

/** What a teacher sees of an entry, in the parts that change together. */
const partsOf = ({ state, reason, extra, half, ...texts }: LogEntry) => ({
  state: state && { state, reason },
  extra: extra && { extra, half },
  ...texts,
});

const fields: readonly ((draw: Draw) => LogEntry)[] = [
  () => ({ state: 'taught' }),
  () => ({ state: 'half' }),
  (draw) => ({ state: 'lost', reason: (['strike', 'exam'] as const)[draw(2)] }),
  (draw) => ({ extra: true, half: ([1, 2, undefined] as const)[draw(3)] }),
  (draw) => ({ lesson: `درس ${draw(3)}` }),
  (draw) => ({ here: { lesson: `درس ${draw(2)}`, part: 1 + draw(2) } }),
  (draw) => ({ note: `ملاحظة ${draw(3)}` }),
  (draw) => ({ homework: `تمرين ${draw(3)}` }),
];

const edit = (content: CourseLogContent, draw: Draw): CourseLogContent => {
  const key = keys[draw(keys.length)]!;
  const { [key]: before, ...others } = content.entries;
  if (draw(6) === 0) return { ...content, entries: others };
  if (draw(8) === 0)
    return { ...content, order: draw(3) === 0 ? undefined : [{ lesson: `درس ${draw(3)}` }] };
  const field = fields[draw(fields.length)]!(draw);
  const { reason: _, ...kept } = before ?? {};
  const entry = { ...(field.state ? kept : before), ...field };
  return {
    ...content,
    entries: { ...others, [key]: JSON.parse(JSON.stringify(entry)) as LogEntry },
  };
};

describe('the log of a course that two devices have edited', () => {
  it('loses no entry and gets none that neither has written', () => {
    checkMerge(
      {
        ...kind,
        first: { subject: 'الرياضيات', entries: { '2026-11-17-3': { state: 'half' } } },
        edit,
        see: ({ entries, order }) => ({
          items: [],
          itemsOf: () => [],
          values: new Map([
            ...(order ? [['order', JSON.stringify(order)] as const] : []),
            ...Object.entries(entries).flatMap(([key, entry]) =>
              Object.entries(partsOf(entry)).flatMap(([name, value]) =>
                value === undefined ? [] : [[`${name}/${key}`, JSON.stringify(value)] as const],
              ),
            ),
          ]),
        }),
      },
      400,
    );
  });

  it('keeps homework of one device beside the tick of the other', () => {
    const merged = mergeContents(
      kind,
      { entries: {} },
      {
        mine: { subject: 'Maths', entries: { '2026-11-17-3': { homework: 'p. 42' } } },
        theirs: {
          subject: 'MATHS',
          entries: { '2026-11-17-3': { state: 'lost', reason: 'strike' } },
        },
      },
    );
    expect(merged).toMatchObject({
      overlaps: [],
      content: {
        entries: { '2026-11-17-3': { state: 'lost', reason: 'strike', homework: 'p. 42' } },
      },
    });
  });

  it('asks where both have said something else of a session', () => {
    const log = (entry: LogEntry) => ({ entries: { '2026-11-17-3': entry } });
    const both = { mine: log({ state: 'taught' }), theirs: log({ state: 'half' }) };
    expect(mergeContents(kind, log({ note: 'ن' }), both)?.overlaps).toMatchObject([
      { key: 'state/2026-11-17-3', mine: { state: 'taught' }, theirs: { state: 'half' } },
    ]);
  });

  it('comes together again as it was taken apart', () => {
    const whole: CourseLogContent = {
      subject: 'الرياضيات',
      entries: {
        '2026-11-17-3': { state: 'lost', reason: 'other', note: '=1+1', homework: '<b>' },
        '2026-11-22-5': { extra: true, half: 2, here: { lesson: 'A/B', nth: 2, part: 3 } },
      },
      order: [{ lesson: 'A/B', nth: 2, sessions: 4 }, { lesson: 'C' }],
    };
    expect(courseLogContent.parse(courseLogForm.join(courseLogForm.split(whole)))).toEqual(whole);
    const empty = { entries: {} };
    expect(courseLogContent.parse(courseLogForm.join(courseLogForm.split(empty)))).toEqual(empty);
  });
});
