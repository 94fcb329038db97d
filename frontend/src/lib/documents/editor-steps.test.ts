import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { openDocument, type EditedDocument } from './edited-document.ts';
import * as events from './editor-steps.ts';

type Page = Readonly<Record<'title' | 'mark', string>>;
type State = events.EditorState<Page>;
type Event = events.Event<Page>;

const NOW = 1_000_000;
const first: Page = { title: '', mark: '' };
const version = (number: number, content: Page) => ({
  version: number,
  createdAt: `2026-03-01T10:0${number}:00.000Z`,
  contentHash: `hash ${number}`,
  content,
});
const withMark = (mark: string) => (before: Page) => ({ ...before, mark });
const busy = new ApiError(503);
const refused = new ApiError(400);

/** The state after these events, each a second after the last. */
const after = (state: State, ...happening: Event[]): State =>
  happening.reduce(
    (now, event, index) => events.step(now, event, NOW - 1_000 * (happening.length - index))[0],
    state,
  );
const change = (mark: string): Event => events.change(withMark(mark), 'mark');
const type = (text: string, field: keyof Page = 'mark'): Event =>
  events.type({ field, text }, (before) => ({ ...before, [field]: text }));
const { save, leave, settle, stop, send, lose } = events;
const find = (number: number, content: Page): Event => events.find(version(number, content));
const fail = (error: unknown): Event => events.fail(error);
const answer = (number: number, content: Page): Event =>
  events.answer({ saved: version(number, content) });
const refuse = (number: number, content: Page): Event =>
  events.answer({ newer: version(number, content) });

const saved: State = { document: openDocument(version(1, first), undefined), retryAt: 0 };
const edited = after(saved, change('14'));
const typing = after(saved, type('1'));
const sending = after(edited, save);
const editedMeanwhile = after(sending, change('15'));
const isBusy = after(sending, fail(busy));
const isRefused = after(sending, fail(refused));
const behind = after(edited, find(2, { ...first, title: '2م3' }));
const asking = after(behind, events.merge(behind.document, undefined));
const stopped = after(edited, stop);

const isNoSettling = (effect: events.Effect<Page>): boolean =>
  effect.do === 'wait' && effect.for === 'settle' && effect.ms === undefined;

/** What a step does, in words; a content by its mark. */
const done = (state: State, event: Event): readonly string[] => {
  const [, ...effects] = events.step(state, event, NOW);
  // What is not waited for need not be stopped.
  const felt = effects.filter((effect) => state.typing || !isNoSettling(effect));
  return felt.map((effect) => {
    switch (effect.do) {
      case 'keep':
        return [
          `keep ${effect.document.content.mark}`,
          ...(effect.typed ? [`and ${effect.typed.mark} typed`] : []),
          ...(effect.when === 'elsewhere' ? ['written elsewhere'] : []),
        ].join(' ');
      case 'wait':
        return effect.ms === undefined ? `no ${effect.for}` : `${effect.for} in ${effect.ms}`;
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
  return events.follow(other, ours ?? other.content);
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
        ['keep 14', 'save in 1500'],
      ],
      ['does nothing for an edit that changes nothing', events.stepBack, []],
      [
        'keeps each letter, which is no edit yet',
        type('1'),
        ['keep  and 1 typed', 'settle in 500'],
      ],
      ['keeps what a field may still drop', events.hold(withMark('9')), ['keep  and 9 typed']],
      ['does not write what was not held', events.hold(undefined), []],
      ['sends nothing', save, []],
      ['sends nothing when it is left', leave, []],
      ['is kept when it opens', events.open(false), ['keep ', 'no save']],
      ['leaves the copy of an earlier visit that was typing', events.open(true), ['no save']],
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
      ['is sent when it is left, once', leave, ['keep 14', 'no save', 'send 14 over 1']],
      ['is sent when its pause is over', save, ['keep 14', 'no save', 'send 14 over 1']],
      [
        'merges with a newer version at once',
        find(2, { ...first, title: '2م3' }),
        ['keep 14', 'merge in 0'],
      ],
      [
        'is kept while another edit is typed',
        type('15'),
        ['keep 14 and 15 typed', 'settle in 500'],
      ],
      ['stops, and its copy stays', stop, ['no save']],
    ],
  ],
  [
    'a document in which a text is being typed',
    typing,
    [
      ['keeps the next letter', type('14'), ['keep  and 14 typed', 'settle in 500']],
      ['takes it in after a pause', settle, ['no settle', 'keep 1', 'save in 1500']],
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
        stop,
        ['no settle', 'keep 1', 'save in 1500', 'no save', 'no settle'],
      ],
      ['keeps it when another tab removes the copy', lose, ['no settle', 'keep 1', 'save in 1500']],
    ],
  ],
  [
    'a document that is being sent',
    sending,
    [
      ['sends one save at a time', save, ['no save']],
      ['keeps an edit, and waits for the answer', change('15'), ['keep 15', 'no save']],
      [
        'forgets the copy once it is saved',
        answer(2, withMark('14')(first)),
        ['keep 14', 'tell 2', 'no save'],
      ],
      [
        'merges what the server refused, and saves that',
        refuse(2, { ...first, title: '2م3' }),
        ['keep 14', 'no save', 'merge-and-save'],
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
        ['keep 15', 'tell 2', 'save in 1500', 'keep 15', 'no save', 'send 15 over 2'],
      ],
    ],
  ],
  [
    'a document whose save failed for now',
    { ...isBusy, retryAt: NOW + 30_000 },
    [
      ['is sent when it is left', leave, ['keep 14', 'no save', 'send 14 over 1']],
      ['is not sent sooner because of an edit', change('15'), ['keep 15', 'save in 30000']],
    ],
  ],
  [
    'a document that the server refused',
    isRefused,
    [
      ['is not sent when it is left', leave, []],
      ['is sent after the next edit', change('15'), ['keep 15', 'save in 1500']],
      ['drops its edits when another tab has dropped or saved them', lose, ['keep ']],
    ],
  ],
  [
    'a document that another device has changed',
    behind,
    [
      ['is merged before it is saved', save, ['no save', 'merge-and-save']],
      ['is not sent over what could not be merged', send, []],
      [
        'is saved after a pause when both are merged',
        events.merge(behind.document, mergedWith(behind)),
        ['keep 14', 'save in 1500'],
      ],
      ['asks if only one of both can stay', events.merge(behind.document, undefined), ['keep 14']],
      [
        'is merged again if it was edited meanwhile',
        events.merge(edited.document, mergedWith(behind)),
        ['merge in 0'],
      ],
      ['tries again to compare both', events.failMerging(busy), ['keep 14', 'merge in 2000']],
      ['says that both cannot be compared', events.failMerging(refused), ['keep 14']],
    ],
  ],
  [
    'a document that asks',
    asking,
    [
      ['merges again after an edit and a pause', change('15'), ['keep 15', 'merge in 1500']],
      ['still asks if both cannot be compared for now', events.failMerging(busy), []],
      [
        'sends what the user has chosen',
        events.insist,
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
    [state] = events.step(state, save, NOW);
    const [failed, ...effects] = events.step(state, fail(busy), NOW);
    state = failed;
    return effects.flatMap((effect) => (effect.do === 'wait' ? effect.ms : []));
  });
  expect(waits.flat()).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

it('only edits that another device has overtaken can be merged, and not while they are sent', () => {
  expect([saved, edited, behind, asking].map(events.canMerge)).toEqual([false, false, true, true]);
  expect(events.canMerge({ ...behind, sending: 'once' })).toBe(false);
  expect(events.canMerge({ ...behind, stopped: true })).toBe(false);
});

it('a step changes nothing in the state that it is given', () => {
  const before = structuredClone(edited.document);
  events.step(edited, change('15'), NOW);
  expect(edited.document).toEqual(before);
});
