import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { versionTag, type TaggedVersion } from '#shared/contracts/endpoint.ts';
import { documentVersion } from '#shared/model/document.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { apiEvent, type Call } from '#test/support/call-endpoint.ts';
import { useEmptyTable as emptyTable } from '#test/support/dynamo-table.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';
import { handler as add } from '#lambdas/record/handlers/add-mark-sheet.ts';
import { handler as remove } from '#lambdas/record/handlers/delete-mark-sheet.ts';
import { handler as get } from '#lambdas/record/handlers/get-mark-sheet.ts';
import { sheetIdOf } from '#lambdas/record/stores/mark-sheets/mark-sheet-id.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { createLedger, valuesIn, type Ledger } from '../../test-support/edit-ledger.ts';
import { seeded } from '#shared/seeded.ts';
import { ApiError } from '../api/api-error.ts';
import { mergeMarkSheets } from '#frontend/record/model/documents/mark-sheet-form.ts';
import { deviceCopy } from './device-copy.ts';
import { createDocumentEditor, type DocumentEditor, type SaveAnswer } from './document-editor.ts';
import { statusOf, type SavedVersion } from './edited-document.ts';
import {
  getMarkSheetVersion,
  listMarkSheetVersions,
  putMarkSheetDocument,
} from '#lambdas/record/handlers.ts';

const getVersion = getMarkSheetVersion();
const listVersions = listMarkSheetVersions();
const put = putMarkSheetDocument();

const { client, name, items } = emptyTable();
const classId = '01KJQ5N8000000000000000000';
const heading = { subject: 'الرياضيات', term: 1 } as const;
const sheetId = sheetIdOf(heading);
const params = { classId, sheetId };

type Version = SavedVersion<MarkSheetContent>;
const version = z.extend(documentVersion, { content: markSheetContent });

/** Calls a handler as API Gateway would. Several calls may run at once. */
const ask = async (handler: ApiHandler, call: Call = {}) => {
  const { statusCode: status = 0, body } = await handler(apiEvent({ params, ...call }));
  return { status, body: body === undefined ? undefined : (JSON.parse(body) as unknown) };
};

/** What a line does with the next calls: everything, nothing, or all but the answer. */
type Line = 'good' | 'cut' | 'deaf';

interface Device {
  readonly uid: string;
  line: Line;
  /** What it has fetched last, which it shows without a network. */
  kept: Version | undefined;
  editor: DocumentEditor<MarkSheetContent> | undefined;
}

const over = async (device: Device, handler: ApiHandler, call: Call) => {
  if (device.line === 'cut') throw new TypeError('no network');
  const answer = await ask(handler, call);
  if (device.line === 'deaf') throw new TypeError('the answer is lost');
  const { status, body } = answer;
  if (status >= 400) {
    const { code, current } = body as { code?: ApiError['code']; current?: unknown };
    throw new ApiError(status, code, [], undefined, current);
  }
  return body;
};

const fetchNewest = async (device: Device): Promise<Version | undefined> => {
  try {
    const body = (await over(device, get, {})) as { document: unknown };
    device.kept = z.parse(version, body.document);
  } catch (error) {
    if (error instanceof TypeError) return device.kept;
    return undefined;
  }
  return device.kept;
};

const saveOver =
  (device: Device) =>
  async (body: MarkSheetContent, seen: TaggedVersion): Promise<SaveAnswer<MarkSheetContent>> => {
    try {
      const headers = { 'if-match': versionTag(seen) };
      return { saved: z.parse(version, await over(device, put, { body, headers })) };
    } catch (error) {
      const newer =
        error instanceof ApiError ? z.safeParse(version, error.current).data : undefined;
      if (newer) return { newer };
      throw error;
    }
  };

const open = async (device: Device): Promise<void> => {
  if (device.editor) return;
  const newest = await fetchNewest(device);
  if (!newest) return;
  device.editor = createDocumentEditor<MarkSheetContent>({
    newest,
    copy: deviceCopy(device.uid, 'sheet', markSheetContent),
    save: saveOver(device),
    merge: (edits, choices) =>
      mergeMarkSheets(
        {
          schema: markSheetContent,
          read: async (number) => {
            const call = { params: { ...params, version: String(number) } };
            return z.parse(version, await over(device, getVersion, call)).content;
          },
          list: async () => z.parse(z.array(documentVersion), await over(device, listVersions, {})),
        },
        edits,
        choices,
      ),
    onSaved: (saved) => {
      device.kept = saved;
    },
    onStale: () => undefined,
  });
};
const close = (device: Device): void => {
  device.editor?.stop();
  device.editor = undefined;
};
const editsOn = ({ uid, editor }: Device) =>
  editor?.state.get() ?? deviceCopy(uid, 'sheet', markSheetContent).read();
/** The marks that the dialog of what cannot be saved shows. */
const shownEdits = (device: Device): string[] => {
  const edits = editsOn(device);
  if (edits?.base === undefined) return [];
  return mergeMarkSheets
    .edits(edits.content, edits.base)
    .flatMap(({ mine }) => (mine as { text?: string } | undefined)?.text ?? []);
};

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  localStorage.clear();
  await dynamoClassStore(client, name).add('teacher-1', classId, sampleClassToStore);
});

const pupils = ['a0', 'a1', 'a2'];
const columnsOf = (...ids: string[]) => ids.map((id) => ({ id, heading: id, scale: 20 }));

/** Two users of one sheet, and chance. */
const createSchool = (seed: number, ledger: Ledger) => {
  const random = seeded(seed);
  const pick = <T>(...all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
  const devices = ['phone', 'computer'].map((uid): Device => ({
    uid: `${uid}${seed}`,
    line: 'good',
    kept: undefined,
    editor: undefined,
  }));
  let typed = 0;
  const nextMark = () => `${seed}.${(typed += 1)}`;
  let backup: Record<string, unknown>[] | undefined;
  const record = async () => (await items()).filter(({ SK }) => String(SK).startsWith('RECORD#'));
  const stored = async (): Promise<MarkSheetContent | undefined> => {
    const { body } = await ask(get);
    return (body as { document?: { content: MarkSheetContent } }).document?.content;
  };

  const edit = ({ uid, editor }: Device): void => {
    if (!editor) return;
    const before = editor.state.get().content;
    const { id } = pick(...before.columns);
    const pupil = pick(...pupils);
    const text = nextMark();
    editor.change((now) => ({
      ...now,
      marks: { ...now.marks, [pupil]: { ...now.marks[pupil], [id]: { text } } },
    }));
    ledger.changed(uid, before, editor.state.get().content);
  };
  const undo = ({ uid, editor }: Device): void => {
    if (!editor) return;
    const before = editor.state.get().content;
    editor.undo();
    ledger.changed(uid, before, editor.state.get().content);
  };
  const look = async (device: Device): Promise<void> => {
    const newest = await fetchNewest(device);
    if (newest) device.editor?.find(newest);
  };
  const save = async ({ editor }: Device): Promise<void> => editor?.saveNow();
  const begin = async (device: Device): Promise<void> => {
    const columns = columnsOf(...pick(['c1', 'c2'], ['c1'], ['c1', 'c3']));
    const marks: MarkSheetContent['marks'] = pick(true, false)
      ? { a0: { c1: { text: nextMark() } } }
      : {};
    const content = { columns, marks };
    const body = { ...heading, content };
    const answer = await over(device, add, { params: { classId }, body }).catch(() => undefined);
    if (answer) ledger.changed(device.uid, { columns: [], marks: {} }, content);
  };
  const del = async (device: Device): Promise<void> => {
    const had = await stored();
    const isGone = await over(device, remove, {}).then(
      () => true,
      () => false,
    );
    if ((isGone || device.line === 'deaf') && had) ledger.deleted(valuesIn(had));
  };
  const goBack = async (): Promise<void> => {
    if (!backup) {
      backup = await record();
      return;
    }
    const had = await stored();
    const now = await record();
    const write = async (requests: object[]) => {
      for (let at = 0; at < requests.length; at += 25)
        await client.send(
          new BatchWriteCommand({
            RequestItems: { [name]: requests.slice(at, at + 25) },
          }),
        );
    };
    await write(now.map(({ PK, SK }) => ({ DeleteRequest: { Key: { PK, SK } } })));
    await write(backup.map((Item) => ({ PutRequest: { Item } })));
    backup = undefined;
    const has = new Set(valuesIn((await stored()) ?? { columns: [], marks: {} }));
    if (had) ledger.deleted(valuesIn(had).filter((value) => !has.has(value)));
  };

  const acts: ((device: Device) => unknown)[] = [
    ...[edit, edit, edit, edit, save, save, look, undo, open, open],
    close,
    async (device) => {
      close(device);
      await open(device);
    },
    (device) => (device.line = pick('good', 'good', 'cut', 'deaf')),
    async (device) => {
      await del(device);
      await begin(device);
    },
    del,
    begin,
    goBack,
    // Two things at one moment.
    (device) => Promise.all([save(device), ...devices.map(save)]),
    (device) => Promise.all([look(device), save(pick(...devices))]),
  ];

  /** Lets both send what they have; says what is in the record or before the eyes of a user. */
  const settle = async (): Promise<Set<string>> => {
    for (const device of devices) device.line = 'good';
    for (const device of [...devices, ...devices]) {
      await open(device);
      await look(device);
      await save(device);
    }
    const has = await stored();
    return new Set([
      ...(has ? valuesIn(has) : []),
      ...devices.flatMap((device) => {
        const edits = editsOn(device);
        const asks = device.editor?.state.get().asks !== undefined;
        return asks && edits ? valuesIn(edits.content) : shownEdits(device);
      }),
    ]);
  };

  /** The users choose, drop what cannot be saved, or begin the sheet again for it. */
  const decide = async (): Promise<void> => {
    if (!(await stored())) {
      if (pick(true, false)) await begin(devices[0]!);
      else
        for (const device of devices) {
          ledger.deleted(shownEdits(device));
          device.editor?.takeNewest();
          close(device);
          localStorage.removeItem(`daftar.document.${device.uid}.sheet`);
        }
    }
    for (const device of devices) {
      await open(device);
      const { editor } = device;
      if (!editor || statusOf(editor.state.get()) !== 'changed-elsewhere') continue;
      const compared = await editor.merge();
      if (!compared || compared.next) continue;
      const { content: mine, newest } = editor.state.get();
      const choices = new Map(
        compared.overlaps.map(({ key }) => [key, pick('mine', 'theirs')] as const),
      );
      const done = await editor.merge(choices);
      if (done?.next)
        ledger.chosen(device.uid, compared.overlaps, choices, { mine, theirs: newest.content });
      await save(device);
    }
  };

  return {
    begin: () => begin(devices[0]!),
    round: async (): Promise<Set<string>> => {
      const steps = 4 + Math.floor(random() * 6);
      for (let step = 0; step < steps; step += 1) await pick(...acts)(pick(...devices));
      return settle();
    },
    decide,
    closeAll: () => devices.forEach(close),
  };
};

it.each([1, 2, 3, 4])(
  'two devices lose nothing in 25 rounds of deletions, new beginnings, backups and broken lines (seed %i)',
  async (seed) => {
    const ledger = createLedger();
    const school = createSchool(seed, ledger);
    await school.begin();
    for (let round = 1; round <= 25; round += 1) {
      const inSight = await school.round();
      expect({ round, lost: ledger.lost(inSight) }).toEqual({ round, lost: [] });
      await school.decide();
    }
    school.closeAll();
  },
);
