import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarkSheetContent, MarkSheetSummary } from '#shared/model/mark-sheet.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '../stores/classes/dynamo-class-store.ts';
import { handler as add } from './add-mark-sheet.ts';
import { handler as remove } from './delete-mark-sheet.ts';
import { handler as get } from './get-mark-sheet.ts';
import { handler as list } from './list-mark-sheets.ts';
import { putMarkSheetDocument } from '../handlers.ts';

const put = putMarkSheetDocument();

useIdentityProvider(() => []);
const { client, name, items } = useEmptyTable();
const classes = dynamoClassStore(client, name);
const classId = '01KJQ5N8000000000000000000';
const withMark = (text: string): MarkSheetContent => ({
  ...sampleMarks,
  marks: { a2: { c1: { text } } },
});
const [old, begunAgain, late] = ['1', '2', '3'].map(withMark) as [
  MarkSheetContent,
  MarkSheetContent,
  MarkSheetContent,
];

let sheetId: string;
/** What the writer of the old sheet has seen. */
let seen: string;
const params = () => ({ classId, sheetId });
const post = (content = begunAgain) =>
  callEndpoint(add, {
    params: { classId },
    body: { subject: 'الرياضيات', term: 1, content },
  });
const del = () => callEndpoint(remove, { params: params() });
const save = () =>
  callEndpoint(put, { params: params(), body: late, headers: { 'if-match': seen } });
const open = () => callEndpoint(get, { params: params() });
const contentOf = async () =>
  ((await open()).body as { document?: { content: unknown } }).document?.content;

/** Runs `act` before a step of a call, that is before one of its commands to the table; says whether there was one. */
const before = (step: number, act: () => Promise<unknown>) => {
  const send = documentClient.send.bind(documentClient);
  let steps = 0;
  let isActing = false;
  let mute: { mockRestore: () => void } | undefined;
  const spy = vi.spyOn(documentClient, 'send');
  spy.mockImplementation((async (command: Parameters<typeof send>[0]) => {
    if (!isActing) {
      steps += 1;
      if (steps === step) {
        isActing = true;
        await act();
        isActing = false;
        // The calls of `act` have ended the capture of this one's log.
        mute = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      }
    }
    return send(command);
  }) as never);
  return () => {
    spy.mockRestore();
    mute?.mockRestore();
    return steps >= step;
  };
};

/** A listed sheet opens, and no other does. */
const isListed = async () => {
  const { body } = await callEndpoint(list, { params: { classId } });
  const isThere = (body as MarkSheetSummary[]).length > 0;
  expect((await open()).status).toBe(isThere ? 200 : 404);
  return isThere;
};
/** The same, and nothing of a sheet that is gone is left. */
const expectSound = async () => {
  const isThere = await isListed();
  const left = (await items()).filter(({ SK }) => /#(VERSION|CONTENT)#/.test(String(SK)));
  if (!isThere) expect(left).toEqual([]);
  return isThere;
};

/** Tries every step of `call` at which `act` may happen. */
const atEachStep = async (
  call: () => Promise<{ status?: number | undefined }>,
  act: () => Promise<unknown>,
  check: (answer: { status?: number | undefined }) => Promise<void>,
) => {
  for (let step = 1; ; step += 1) {
    await del();
    await post(old);
    const first = await open();
    seen = String(first.headers['etag']);
    const end = before(step, act);
    const answer = await call();
    if (!end()) return expect(step).toBeGreaterThan(3);
    await check(answer);
  }
};

beforeEach(async () => {
  await classes.add('teacher-1', classId, sampleClassToStore);
  sheetId = ((await post(old)).body as MarkSheetSummary).id;
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('at one moment', () => {
  it('a sheet is deleted and begun again: what is listed opens', async () => {
    await atEachStep(del, post, async () => {
      if (await expectSound()) expect([old, begunAgain]).toContainEqual(await contentOf());
    });
  });

  it('a sheet is begun and deleted: what is listed opens', async () => {
    const begin = async () => {
      await del();
      return post();
    };
    await atEachStep(begin, del, async () => {
      if (await expectSound()) expect(await contentOf()).toEqual(begunAgain);
    });
  });

  it('a sheet is deleted and begun again while its old marks are saved: the new one has only its own', async () => {
    const again = async () => {
      await del();
      await post();
    };
    await atEachStep(save, again, async ({ status }) => {
      // Saved before the sheet was deleted, or refused.
      expect([200, 404, 412]).toContain(status);
      expect(await expectSound()).toBe(true);
      expect(await contentOf()).toEqual(begunAgain);
    });
  });

  it('old marks are saved while the sheet is deleted: nothing of it is left', async () => {
    await atEachStep(del, save, async () => {
      await expectSound();
    });
  });
});

describe('a call that is interrupted', () => {
  /** The function ends there: none of its further commands arrives. */
  const crash = (step: number) => {
    const send = documentClient.send.bind(documentClient);
    let steps = 0;
    const spy = vi.spyOn(documentClient, 'send');
    spy.mockImplementation((async (command: Parameters<typeof send>[0]) => {
      steps += 1;
      if (steps >= step) throw new Error('crashed');
      return send(command);
    }) as never);
    return () => {
      spy.mockRestore();
      return steps >= step;
    };
  };
  const interrupted = async (call: () => Promise<unknown>, check: () => Promise<void>) => {
    for (let step = 1; ; step += 1) {
      await del();
      await post(old);
      seen = String((await open()).headers['etag']);
      const end = crash(step);
      await call();
      if (!end()) return expect(step).toBeGreaterThan(3);
      await check();
    }
  };

  it('leaves a sheet that is deleted by the next call, with all that is left of it', async () => {
    await interrupted(del, async () => {
      await del();
      expect(await expectSound()).toBe(false);
    });
  });

  it('leaves no listed sheet that does not open, and the next call begins it again', async () => {
    const begin = async () => {
      await del();
      await post();
    };
    await interrupted(begin, async () => {
      await isListed();
      await del();
      expect((await post()).status).toBe(201);
      expect(await contentOf()).toEqual(begunAgain);
    });
  });

  it('leaves marks of the deleted sheet that the new one never shows', async () => {
    await interrupted(del, async () => {
      const { status } = await post();
      // Deleted or not: what the class has now is one of both, and it opens.
      expect([201, 409]).toContain(status);
      expect(await contentOf()).toEqual(status === 201 ? begunAgain : old);
      expect((await save()).status).toBe(status === 201 ? 412 : 200);
    });
  });
});
