import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { openDocument, type EditedDocument } from './edited-document.ts';
import { canMerge, step, type EditorEvent, type EditorState } from './editor-steps.ts';

type Page = Readonly<Record<'title' | 'mark', string>>;
type State = EditorState<Page>;
type Event = EditorEvent<Page>;

const NOW = 1_000_000;
const first: Page = { title: '', mark: '' };
const version = (number: number, content: Page) => ({
  version: number,
  createdAt: `2026-03-01T10:0${number}:00.000Z`,
  contentHash: `hash ${number}`,
  content,
});
const withMark = (mark: string) => (before: Page) => ({ ...before, mark });
const busy = new ApiError(503, 'busy');
const refused = new ApiError(400, 'invalid');

/** The state after these events, each a second after the last. */
const after = (state: State, ...events: Event[]): State =>
  events.reduce(
    (now, event, index) => step(now, event, NOW - 1_000 * (events.length - index))[0],
    state,
  );
const change = (mark: string): Event => ({ kind: 'change', next: withMark(mark), field: 'mark' });
const type = (mark: string, field = 'mark'): Event => ({
  kind: 'type',
  typed: { field, text: mark },
  next: field === 'mark' ? withMark(mark) : (before) => ({ ...before, [field]: mark }),
});
const save: Event = { kind: 'save' };
const find = (number: number, content: Page): Event => ({
  kind: 'put',
  next: (before) => ({ ...before, newest: version(number, content) }),
  then: 'pause',
});
const fail = (error: unknown): Event => ({ kind: 'fail', error });
const answer = (number: number, content: Page): Event => ({
  kind: 'answer',
  answer: { saved: version(number, content) },
});
const refuse = (number: number, content: Page): Event => ({
  kind: 'answer',
  answer: { newer: version(number, content) },
});

const saved: State = { document: openDocument(version(1, first), undefined), retryAt: 0 };
const edited = after(saved, change('14'));
const typing = after(saved, type('1'));
const sending = after(edited, save);
const editedMeanwhile = after(sending, change('15'));
const isBusy = after(sending, fail(busy));
const isRefused = after(sending, fail(refused));
const behind = after(edited, find(2, { ...first, title: '2م3' }));
const asking = after(behind, { kind: 'merge', before: behind.document, next: undefined });
const stopped = after(edited, { kind: 'stop' });

/** What a step does, in words; a content by its mark. */
const done = (state: State, event: Event): readonly string[] => {
  const [, ...effects] = step(state, event, NOW);
  return effects.map((effect) => {
    switch (effect.do) {
      case 'keep':
        return [
          `keep ${effect.document.content.mark}`,
          ...(effect.typed ? [`and ${effect.typed.mark} typed`] : []),
          ...(effect.when === 'elsewhere' ? ['written elsewhere'] : []),
        ].join(' ');
      case 'wait':
        return `${effect.for} in ${effect.ms}`;
      case 'wait-no-more':
        return `no ${effect.for}`;
      case 'send':
        return `send ${effect.content.mark} over ${effect.over.version}`;
      case 'tell':
        return `tell ${effect.saved.version}`;
      case 'merge-and-save':
        return effect.do;
    }
  });
};

const copy = (mark: string) => ({
  over: 1,
  base: first,
  content: withMark(mark)(first),
  unanswered: [],
});
const follow = (mark: string, ours?: Page): Event => {
  const other = copy(mark);
  return { kind: 'follow', other, content: ours ?? other.content };
};
const mergedWith = ({ document }: State): EditedDocument<Page> => ({
  ...document,
  over: 2,
  seen: document.newest,
  base: document.newest.content,
  content: { title: '2م3', mark: '14' },
});

describe.each<readonly [string, State, readonly (readonly [string, Event, readonly string[]])[]]>([
  [
    'a saved document',
    saved,
    [
      [
        'keeps an edit at once and saves it after a pause',
        change('14'),
        ['no settle', 'keep 14', 'save in 1500'],
      ],
      [
        'does nothing for an edit that changes nothing',
        { kind: 'move', to: (before) => before },
        ['no settle'],
      ],
      [
        'keeps each letter, which is no edit yet',
        type('1'),
        ['no settle', 'keep  and 1 typed', 'settle in 500'],
      ],
      [
        'keeps what a field may still drop',
        { kind: 'hold', next: withMark('9') },
        ['keep  and 9 typed'],
      ],
      ['does not write what was not held', { kind: 'hold', next: undefined }, []],
      ['sends nothing', save, ['no settle']],
      ['sends nothing when it is left', { kind: 'leave' }, ['no settle']],
      ['is kept when it opens', { kind: 'open', typed: false }, ['keep ', 'no save']],
      [
        'leaves the copy of an earlier visit that was typing',
        { kind: 'open', typed: true },
        ['no save'],
      ],
      [
        'takes in another tab’s edits, which that tab saves first',
        follow('7'),
        ['keep 7 written elsewhere', 'save in 10000'],
      ],
      [
        'writes what was merged of two tabs',
        follow('7', { title: 'ours', mark: '7' }),
        ['keep 7', 'save in 1500'],
      ],
    ],
  ],
  [
    'a document with an edit',
    edited,
    [
      [
        'is sent when it is left, once',
        { kind: 'leave' },
        ['no settle', 'keep 14', 'no save', 'send 14 over 1'],
      ],
      [
        'is sent when its pause is over',
        save,
        ['no settle', 'keep 14', 'no save', 'send 14 over 1'],
      ],
      [
        'merges with a newer version at once',
        find(2, { ...first, title: '2م3' }),
        ['keep 14', 'merge in 0'],
      ],
      [
        'is kept while another edit is typed',
        type('15'),
        ['no settle', 'keep 14 and 15 typed', 'settle in 500'],
      ],
      ['stops, and its copy stays', { kind: 'stop' }, ['no settle', 'no save', 'no settle']],
    ],
  ],
  [
    'a document in which a text is being typed',
    typing,
    [
      ['keeps the next letter', type('14'), ['keep  and 14 typed', 'settle in 500']],
      ['takes it in after a pause', { kind: 'settle' }, ['no settle', 'keep 1', 'save in 1500']],
      [
        'takes it in before another text',
        type('2م3', 'title'),
        ['no settle', 'keep 1', 'save in 1500', 'keep 1 and 1 typed', 'settle in 500'],
      ],
      [
        'takes it in before it is sent',
        save,
        ['no settle', 'keep 1', 'save in 1500', 'keep 1', 'no save', 'send 1 over 1'],
      ],
      [
        'takes it in when it stops',
        { kind: 'stop' },
        ['no settle', 'keep 1', 'save in 1500', 'no save', 'no settle'],
      ],
      [
        'keeps it when another tab removes the copy',
        { kind: 'removed' },
        ['no settle', 'keep 1', 'save in 1500'],
      ],
    ],
  ],
  [
    'a document that is being sent',
    sending,
    [
      ['sends one save at a time', save, ['no settle', 'no save']],
      [
        'keeps an edit, and waits for the answer',
        change('15'),
        ['no settle', 'keep 15', 'no save'],
      ],
      [
        'forgets the copy once it is saved',
        answer(2, withMark('14')(first)),
        ['keep 14', 'tell 2', 'no save'],
      ],
      [
        'merges what the server refused, and saves that',
        refuse(2, { ...first, title: '2م3' }),
        ['keep 14', 'no settle', 'no save', 'merge-and-save'],
      ],
      [
        'tries again two seconds after a failure that may pass',
        fail(busy),
        ['keep 14', 'save in 2000'],
      ],
      ['waits for the next edit after a failure that will not pass', fail(refused), ['keep 14']],
    ],
  ],
  [
    'a document that was edited while it was sent',
    editedMeanwhile,
    [
      [
        'saves the edit after a pause',
        answer(2, withMark('14')(first)),
        ['keep 15', 'tell 2', 'save in 1500'],
      ],
      ['waits longer after a failure', fail(busy), ['keep 15', 'save in 2000']],
    ],
  ],
  [
    'a document that was edited while it was sent, and is to be saved now',
    after(editedMeanwhile, save),
    [
      [
        'is sent again at once',
        answer(2, withMark('14')(first)),
        ['keep 15', 'tell 2', 'save in 1500', 'no settle', 'keep 15', 'no save', 'send 15 over 2'],
      ],
    ],
  ],
  [
    'a document whose save failed for now',
    { ...isBusy, retryAt: NOW + 30_000 },
    [
      [
        'is sent when it is left',
        { kind: 'leave' },
        ['no settle', 'keep 14', 'no save', 'send 14 over 1'],
      ],
      [
        'is not sent sooner because of an edit',
        change('15'),
        ['no settle', 'keep 15', 'save in 30000'],
      ],
    ],
  ],
  [
    'a document that the server refused',
    isRefused,
    [
      ['is not sent when it is left', { kind: 'leave' }, ['no settle']],
      ['is sent after the next edit', change('15'), ['no settle', 'keep 15', 'save in 1500']],
      [
        'drops its edits when another tab has dropped or saved them',
        { kind: 'removed' },
        ['no settle', 'keep '],
      ],
    ],
  ],
  [
    'a document that another device has changed',
    behind,
    [
      ['is merged before it is saved', save, ['no settle', 'no save', 'merge-and-save']],
      ['is not sent over what could not be merged', { kind: 'save', merged: true }, []],
      [
        'is saved after a pause when both are merged',
        { kind: 'merge', before: behind.document, next: mergedWith(behind) },
        ['keep 14', 'save in 1500'],
      ],
      [
        'asks if only one of both can stay',
        { kind: 'merge', before: behind.document, next: undefined },
        ['keep 14'],
      ],
      [
        'is merged again if it was edited meanwhile',
        { kind: 'merge', before: edited.document, next: mergedWith(behind) },
        ['merge in 0'],
      ],
      [
        'tries again to compare both',
        { kind: 'fail-merging', error: busy },
        ['keep 14', 'merge in 2000'],
      ],
      ['says that both cannot be compared', { kind: 'fail-merging', error: refused }, ['keep 14']],
    ],
  ],
  [
    'a document that asks',
    asking,
    [
      [
        'merges again after an edit and a pause',
        change('15'),
        ['no settle', 'keep 15', 'merge in 1500'],
      ],
      ['still asks if both cannot be compared for now', { kind: 'fail-merging', error: busy }, []],
      [
        'sends what the user has chosen',
        {
          kind: 'put',
          next: (before) => ({ ...before, ...mergedWith(asking), asks: undefined }),
          then: 'save',
        },
        ['keep 14', 'keep 14', 'no save', 'send 14 over 2'],
      ],
    ],
  ],
  [
    'a stopped document',
    stopped,
    [
      ['takes no edit', change('15'), []],
      ['takes no letter', type('15'), []],
      ['sends nothing', save, []],
      ['hears no answer', answer(2, first), []],
    ],
  ],
])('%s', (_name, state, rows) => {
  it.each(rows)('%s', (_what, event, effects) => {
    expect(done(state, event)).toEqual(effects);
  });
});

it('an edit waits at most fifteen seconds, however many follow', () => {
  const busyHands = { ...edited, editedAt: NOW - 14_600 };
  expect(done(busyHands, change('15')).at(-1)).toBe('save in 400');
  expect(done({ ...edited, editedAt: NOW - 60_000 }, change('15')).at(-1)).toBe('save in 0');
});

it('typed text waits at most five seconds, however many letters follow', () => {
  const since = NOW - 4_900;
  const slow: State = { ...typing, typing: { ...typing.typing!, since } };
  expect(done(slow, type('14')).at(-1)).toBe('settle in 100');
});

it('each failure doubles the time before the next try, up to a minute', () => {
  let state = edited;
  const waits = Array.from({ length: 7 }, () => {
    [state] = step(state, save, NOW);
    const [failed, ...effects] = step(state, fail(busy), NOW);
    state = failed;
    return effects.flatMap((effect) => (effect.do === 'wait' ? effect.ms : []));
  });
  expect(waits.flat()).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

it('only edits that another device has overtaken can be merged, and not while they are sent', () => {
  expect([saved, edited, behind, asking].map(canMerge)).toEqual([false, false, true, true]);
  expect(canMerge({ ...behind, sending: 'once' })).toBe(false);
  expect(canMerge({ ...behind, stopped: true })).toBe(false);
});

it('a step changes nothing in the state that it is given', () => {
  const before = structuredClone(edited.document);
  step(edited, change('15'), NOW);
  expect(edited.document).toEqual(before);
});
