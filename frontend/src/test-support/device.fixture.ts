import * as z from 'zod/mini';
import { versionTag, type TaggedVersion } from '#shared/contracts/endpoint.ts';
import { unsavedVersion, type ClassDocumentKind } from '#shared/model/class-document.ts';
import { documentVersion } from '#shared/model/document.ts';
import { apiEvent, type Call } from '#test/support/call-endpoint.ts';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';
import { ApiError, isErrorCode } from '#frontend/lib/api/api-error.ts';
import { deviceCopy } from '#frontend/lib/documents/device-copy.ts';
import {
  createDocumentEditor,
  type DocumentEditor,
  type SaveAnswer,
} from '#frontend/lib/documents/document-editor.ts';
import type { SavedVersion } from '#frontend/lib/documents/edited-document.ts';
import type { Merger } from '#frontend/lib/documents/merge/merge-edits.ts';

const problem = z.object({ code: z.string(), current: z.optional(z.unknown()) });

/** What a line does with the next calls: everything, nothing, or all but the answer. */
type Line = 'good' | 'cut' | 'deaf';

interface Server<C extends object> {
  readonly kind: ClassDocumentKind<C>;
  readonly merge: Merger<C>;
  /** Of the document. */
  readonly params: Readonly<Record<string, string>>;
  readonly get: ApiHandler;
  readonly put: ApiHandler;
  readonly getVersion: ApiHandler;
  readonly listVersions: ApiHandler;
}

/** A device with a document of a class: the real editor over the real handlers. */
export interface Device<C> {
  line: Line;
  /** Opens the document from what the device knows, as a page without a network does. */
  readonly open: () => DocumentEditor<C>;
  readonly close: () => void;
  /** Fetches the newest version, as a page does with a network, and sends what is unsent. */
  readonly meet: () => Promise<void>;
  /** What the server has. */
  readonly stored: () => Promise<C>;
}

/** @param uid of its own, because all devices of a test share one storage */
export function createDevice<C extends object>(
  uid: string,
  { kind, merge, params, get, put, getVersion, listVersions }: Server<C>,
): Device<C> {
  const version = z.extend(documentVersion, { content: kind.content });
  let kept: SavedVersion<C> = { ...unsavedVersion, content: kind.empty };
  let editor: DocumentEditor<C> | undefined;

  const over = async (handler: ApiHandler, call: Call = {}): Promise<unknown> => {
    if (device.line === 'cut') throw new TypeError('no network');
    const { statusCode = 0, body = '' } = await handler(apiEvent({ params, ...call }));
    if (device.line === 'deaf') throw new TypeError('the answer is lost');
    const answer: unknown = JSON.parse(body);
    if (statusCode < 400) return answer;
    const { code, current } = z.parse(problem, answer);
    throw new ApiError(statusCode, isErrorCode(code) ? code : undefined, [], undefined, current);
  };
  const save = async (body: C, seen: TaggedVersion): Promise<SaveAnswer<C>> => {
    try {
      const headers = { 'if-match': versionTag(seen) };
      kept = z.parse(version, await over(put, { body, headers }));
      return { saved: kept };
    } catch (error) {
      const newer = error instanceof ApiError && z.safeParse(version, error.current).data;
      if (newer) return { newer };
      throw error;
    }
  };
  const fetchNewest = async () =>
    z.parse(z.object({ document: version }), await over(get)).document;

  const device: Device<C> = {
    line: 'good',
    open: () => {
      editor ??= createDocumentEditor<C>({
        newest: kept,
        copy: deviceCopy(uid, 'document', kind.content),
        save,
        merge: (edits, choices) =>
          merge(
            {
              schema: kind.content,
              read: async (number) => {
                const call = { params: { ...params, version: String(number) } };
                return z.parse(version, await over(getVersion, call)).content;
              },
              list: async () => z.parse(z.array(documentVersion), await over(listVersions)),
            },
            edits,
            choices,
          ),
        onSaved: () => undefined,
        onStale: () => undefined,
      });
      return editor;
    },
    close: () => {
      editor?.stop();
      editor = undefined;
    },
    meet: async () => {
      kept = await fetchNewest();
      device.open().find(kept);
      await device.open().saveNow();
    },
    stored: async () => (await fetchNewest()).content,
  };
  return device;
}
