import { describe, expect, it } from 'vitest';
import {
  beginSaving,
  editDocument,
  endSaving,
  failSaving,
  findNewer,
  followTab,
  isDirty,
  keepMine,
  openDocument,
  redo,
  refuseSaving,
  statusOf,
  taggedOver,
  takeNewest,
  undo,
  type EditedDocument,
} from './edited-document.ts';

interface Marks {
  readonly a: string;
  readonly b: string;
}
const version = (number: number, content: Marks) => ({
  version: number,
  createdAt: '2026-03-01T10:00:00.000Z',
  content,
});
const blank: Marks = { a: '', b: '' };
const opened = openDocument(version(1, blank), undefined);

let clock = 0;
/** Makes an edit, by default long after the previous one. */
const put = (
  document: EditedDocument<Marks>,
  part: Partial<Marks>,
  pause = 60_000,
): EditedDocument<Marks> => {
  clock += pause;
  const field = Object.keys(part).join();
  return editDocument(document, { ...document.content, ...part }, { field, at: clock });
};
const type = (document: EditedDocument<Marks>, text: string) =>
  [...text].reduce((typed, letter) => put(typed, { a: typed.content.a + letter }, 100), document);
const sentAndSaved = (document: EditedDocument<Marks>) => {
  const sent = beginSaving(document);
  return endSaving(sent, version(document.over + 1, sent.content));
};

describe('undo', () => {
  it('undoes continuous typing in one field as one step, and redo repeats it', () => {
    const typed = type(put(opened, { b: '7' }), '12.5');
    const once = undo(typed);
    expect(once.content).toEqual({ a: '', b: '7' });
    expect(undo(once).content).toEqual(blank);
    expect(redo(redo(undo(once))).content).toEqual(typed.content);
  });

  it('separates typing after a pause, or in another field, into its own step', () => {
    const paused = put(type(opened, '1'), { a: '12' }, 1_000);
    expect(undo(paused).content.a).toBe('1');
    const other = put(type(opened, '1'), { b: '2' }, 100);
    expect(undo(other).content).toEqual({ a: '1', b: '' });
  });

  it('begins a new step after an undo', () => {
    const again = put(undo(type(opened, '12')), { a: '3' }, 100);
    expect(undo(again).content).toEqual(blank);
    expect(redo(again)).toEqual(again);
  });

  it('does nothing when there is nothing to undo', () => {
    expect(undo(opened)).toEqual(opened);
  });

  it('remembers a hundred steps', () => {
    let document = opened;
    for (let step = 1; step <= 150; step += 1) document = put(document, { a: String(step) });
    for (let step = 0; step < 150; step += 1) document = undo(document);
    expect(document.content.a).toBe('50');
  });

  it('reaches back beyond the last save, and the result is saved again', () => {
    const saved = sentAndSaved(put(opened, { a: '1' }));
    expect(statusOf(saved)).toBe('saved');
    expect(statusOf(undo(saved))).toBe('saving');
  });
});

describe('the status of an edited document', () => {
  it('is “saved” while nothing is edited, or after the edit is undone', () => {
    expect(statusOf(opened)).toBe('saved');
    expect(statusOf(put(put(opened, { a: '1' }), { a: '' }))).toBe('saved');
  });

  it('is “saving” from the first edit until everything is saved, including later edits', () => {
    const edited = put(opened, { a: '1' });
    expect(statusOf(edited)).toBe('saving');
    const further = put(beginSaving(edited), { b: '2' });
    const saved = endSaving(further, version(2, { a: '1', b: '' }));
    expect(statusOf(saved)).toBe('saving');
    expect(statusOf(sentAndSaved(saved))).toBe('saved');
  });

  it('is “not saved” from a failure until a save succeeds', () => {
    const failed = failSaving(beginSaving(put(opened, { a: '1' })), new Error('offline'));
    expect(statusOf(failed)).toBe('not-saved');
    const again = failSaving(beginSaving(failed), new Error('offline'));
    expect(statusOf(beginSaving(again))).toBe('not-saved');
    expect(again.failure?.attempts).toBe(2);
    expect(sentAndSaved(again)).toMatchObject({ failure: undefined, unanswered: [] });
  });

  it('is “saved” when the server stores the sent content in another form', () => {
    const sent = beginSaving(put(opened, { a: ' 1 ' }));
    expect(statusOf(endSaving(sent, version(2, { a: '1', b: '' })))).toBe('saved');
  });
});

describe('a newer version from elsewhere', () => {
  const theirs = version(2, { a: 'theirs', b: '' });
  const mine = put(opened, { b: 'mine' });

  it('replaces a document without edits', () => {
    const saved = sentAndSaved(put(opened, { a: '1' }));
    const found = findNewer(saved, version(3, theirs.content));
    expect(found).toMatchObject({ content: theirs.content, over: 3 });
    expect(statusOf(found)).toBe('saved');
    expect(undo(found).content).toEqual(theirs.content);
  });

  it('is accepted silently when it has the same content', () => {
    const found = refuseSaving(beginSaving(mine), version(2, mine.content));
    expect(statusOf(found)).toBe('saved');
  });

  it('is ignored when it is older than the known one', () => {
    expect(findNewer(mine, version(1, theirs.content))).toBe(mine);
  });

  it('waits for the answer to a save under way', () => {
    const sent = beginSaving(mine);
    expect(findNewer(sent, version(2, mine.content))).toBe(sent);
  });

  describe('when the document has edits', () => {
    const found = refuseSaving(beginSaving(mine), theirs);

    it('is offered to the user, and their own edits stay meanwhile', () => {
      expect(statusOf(found)).toBe('changed-elsewhere');
      const further = put(found, { b: 'mine too' });
      expect(further.content.b).toBe('mine too');
      expect(statusOf(further)).toBe('changed-elsewhere');
    });

    it('can be declined, and the user’s own edits are saved over it', () => {
      const kept = keepMine(found);
      expect(statusOf(kept)).toBe('saving');
      expect(kept).toMatchObject({ content: mine.content, over: 2 });
    });

    it('can be taken, and undo brings the user’s own edits back', () => {
      const taken = takeNewest(found, { at: clock });
      expect(taken.content).toEqual(theirs.content);
      expect(statusOf(taken)).toBe('saved');
      const back = undo(taken);
      expect(back).toMatchObject({ content: mine.content, over: 2 });
      expect(statusOf(back)).toBe('saving');
    });

    it('can be followed by a still newer one', () => {
      const newer = findNewer(found, version(3, { a: 'theirs again', b: '' }));
      expect(keepMine(newer).over).toBe(3);
    });
  });

  it('is recognised as the user’s own when the answer to a save was lost', () => {
    const lost = failSaving(beginSaving(mine), new TypeError('network'));
    const further = put(lost, { a: '2' });
    const lostAgain = failSaving(beginSaving(further), new TypeError('network'));
    const found = refuseSaving(beginSaving(put(lostAgain, { a: '3' })), version(2, mine.content));
    expect(found).toMatchObject({ content: { a: '3', b: 'mine' }, over: 2 });
    expect(statusOf(found)).toBe('saving');
  });

  it('of the same number, or of an earlier one, is not overwritten: the user’s edits are merged with it', () => {
    for (const number of [3, 5]) {
      const ahead = put(openDocument(version(5, blank), undefined), { a: '1' });
      const refused = refuseSaving(beginSaving(ahead), version(number, theirs.content));
      expect(refused).toMatchObject({ over: 5, base: blank, content: { a: '1' } });
      expect(statusOf(refused)).toBe('changed-elsewhere');
    }
  });

  it('that was made earlier is not taken for the newest when a page is read', () => {
    const late = { ...version(3, theirs.content), createdAt: '2026-02-28T10:00:00.000Z' };
    expect(findNewer(openDocument(version(5, blank), undefined), late)).toMatchObject({ over: 5 });
  });

  it('of a sheet that was begun again replaces a document without edits, whatever its number', () => {
    const again = { ...version(1, theirs.content), createdAt: '2026-03-02T10:00:00.000Z' };
    const found = findNewer(openDocument(version(5, blank), undefined), again);
    expect(found).toMatchObject({ over: 1, content: theirs.content });
    expect(statusOf(found)).toBe('saved');
  });

  it('has another name for the same content while two releases answer, and the save is tried again later', () => {
    const renamed = { ...version(1, blank), contentHash: 'h' };
    const refused = refuseSaving(beginSaving(mine), renamed);
    expect(statusOf(refused)).toBe('not-saved');
    expect(taggedOver(refused)).toEqual({ version: 1, contentHash: 'h' });
  });
});

describe('a copy kept on the device', () => {
  const kept = { over: 1, base: blank, content: { a: 'kept', b: '' }, unanswered: [] };

  it('is restored, and undo removes it', () => {
    const found = openDocument(version(1, blank), kept);
    expect(found).toMatchObject({ content: kept.content, recovered: true });
    expect(statusOf(found)).toBe('saving');
    expect(undo(found).content).toEqual(blank);
  });

  it('is ignored when it was saved after all', () => {
    const found = openDocument(version(2, kept.content), kept);
    expect(found).toMatchObject({ over: 2, recovered: false });
    expect(isDirty(found)).toBe(false);
  });

  it('is offered when there is a newer version', () => {
    const found = openDocument(version(2, { a: 'theirs', b: '' }), kept);
    expect(statusOf(found)).toBe('changed-elsewhere');
    expect(keepMine(found)).toMatchObject({ content: kept.content, over: 2 });
  });

  it('is not put over another version of the same number, and over none if it does not say what it began from', () => {
    for (const base of [{ a: 'old', b: '' }, undefined]) {
      const found = openDocument(version(1, blank), { ...kept, base });
      expect(statusOf(found)).toBe('changed-elsewhere');
    }
    const found = openDocument(
      { ...version(1, blank), contentHash: 'new' },
      { ...kept, base: blank, seen: { createdAt: '2026-03-01T10:00:00.000Z', contentHash: 'old' } },
    );
    expect(statusOf(found)).toBe('changed-elsewhere');
  });

  it('that an earlier release kept fits no version by its number alone', () => {
    const found = openDocument(version(1, blank), { ...kept, over: 5, base: { a: '', b: 'b' } });
    expect(statusOf(found)).toBe('saving');
    expect(taggedOver(found)).toEqual({ version: 5, contentHash: 'unknown' });
  });

  it('continues when the newer version was sent before the tab was closed', () => {
    const sent = { a: 'ke', b: '' };
    const found = openDocument(version(2, sent), { ...kept, unanswered: [sent] });
    expect(found).toMatchObject({ content: kept.content, over: 2 });
    expect(statusOf(found)).toBe('saving');
  });
});

it.each([
  [{ a: '1', b: '2' }, { b: '2', a: '1' }, false],
  [{ a: '1', b: '2' }, { b: '1', a: '2' }, true],
])('%j as %j on the server is another content: %s', (content, other, differs) => {
  const document = { ...opened, content };
  expect(isDirty({ ...document, newest: version(1, other) })).toBe(differs);
});

describe('another tab of the browser', () => {
  it('edits the same document: its edits appear here, and undo removes them', () => {
    const mine = put(opened, { a: 'mine' });
    const content = { a: 'mine', b: 'theirs' };
    const followed = followTab(mine, { over: 1, content, unanswered: [] }, clock + 60_000);
    expect(followed.content).toEqual(content);
    expect(undo(followed).content).toEqual(mine.content);
  });

  it('can notice a newer version first', () => {
    const content = { a: 'theirs', b: '' };
    const base = { a: 'the', b: '' };
    const followed = followTab(opened, { over: 2, base, content, unanswered: [] }, clock);
    expect(statusOf(followed)).toBe('saving');
    const found = findNewer(followed, version(2, { a: 'the', b: '' }));
    expect(found).toMatchObject({ content, over: 2 });
    expect(statusOf(found)).toBe('saving');
  });

  it('can answer the question about a newer version', () => {
    const mine = put(opened, { a: 'mine' });
    const contested = refuseSaving(beginSaving(mine), version(2, { a: 'x', b: '' }));
    const followed = followTab(contested, keepMine(contested), clock);
    expect(statusOf(followed)).toBe('saving');
  });
});
