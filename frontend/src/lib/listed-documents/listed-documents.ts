import * as z from 'zod/mini';
import type { VersionEndpoints } from '#shared/contracts/documents.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { ClassDocumentKind } from '#shared/model/class-document.ts';
import { readInFull } from '../api/read-response.ts';
import { session, userIn } from '../auth/session.ts';
import type { SaveAnswer } from '../documents/document-editor.ts';
import { documentsOf, type Documents } from '../documents/documents.ts';
import type { SavedVersion } from '../documents/edited-document.ts';
import type { Merger } from '../documents/merge/merge-edits.ts';
import { NewVersionError } from '../new-version.ts';
import { keepAllChanged } from '../offline/answer-or-copy.ts';
import { readCopy } from '../offline/copies.ts';
import { createStore, type Readable, type Store } from '../store.ts';
import { openContents } from './open-contents.ts';

/** A document of a class, or of the teacher, with its newest version, as a list of them has it. */
export interface ListedRow<C> {
  /** Missing: the document is the teacher's own. */
  readonly classId?: string;
  readonly id: string;
  readonly document: SavedVersion<C>;
}

/** A call that lists documents. What it asks for is named by the end of its address: `2026`. */
export interface DocumentList<C> {
  readonly id: string;
  /** Its address without what it asks for: `/course-logs/`. */
  readonly path: string;
  readonly response: z.core.$ZodType<readonly ListedRow<C>[]>;
  readonly fetch: (asked: string) => Promise<unknown>;
  /** Whether it lists a document, if that was saved. */
  readonly has: (asked: string, documentId: string) => boolean;
}

export interface FetchedDocuments<C> {
  readonly rows: readonly ListedRow<C>[];
  /** Of documents that can be put together: versions that the device knows, and that are later than those in the list. */
  readonly forgotten: ReadonlyMap<string, SavedVersion<C>>;
}

type Versions<C> = ReadonlyMap<string, SavedVersion<C>>;

/**
 * The documents of one kind, of classes or of the teacher, as pages show and edit them. The ids of those of classes are
 * `<class>/<id in the class>`.
 */
export interface ListedDocuments<C extends object> extends Documents<C, unknown> {
  readonly empty: C;
  readonly list: Omit<DocumentList<C>, 'fetch'> & {
    /** @throws NewVersionError if this tab cannot read one of the documents */
    readonly fetch: (asked: string) => Promise<FetchedDocuments<C>>;
  };
  /** What two contents say together, in any order and any number of times the same. Missing: only merging knows it. */
  readonly keepBoth: ((one: C, other: C) => C) | undefined;
  /** The newest versions that this tab has saved, or that the server had when it refused a save. */
  readonly saved: Store<Versions<C>>;
  /** The contents that this tab edits or has not sent yet. */
  readonly open: Readable<ReadonlyMap<string, C>>;
}

const SEPARATOR = '/';

/** The id of a document of a class, from the parameters of its address. */
export const classDocumentId = (classId: string, id: string): string =>
  `${classId}${SEPARATOR}${id}`;

/** The class of a document of a class, and its id there. */
export const partsOfId = (documentId: string): readonly [classId: string, id: string] => {
  const [classId = '', id = ''] = documentId.split(SEPARATOR);
  return [classId, id];
};

/** How a list names a document. */
const namesOf = (documentId: string): { readonly classId?: string; readonly id: string } => {
  if (!documentId.includes(SEPARATOR)) return { id: documentId };
  const [classId, id] = partsOfId(documentId);
  return { classId, id };
};

const idOfRow = ({ classId, id }: { readonly classId?: string; readonly id: string }): string =>
  classId === undefined ? id : classDocumentId(classId, id);

const isRow = (row: unknown, documentId: string): boolean => {
  const { data } = z.safeParse(rowNames, row);
  return data !== undefined && idOfRow(data) === documentId;
};
const rowNames = z.object({ classId: z.optional(z.string()), id: z.string() });

/** The versions of documents, with other ones that are later. */
export function withLater<C>(
  versions: Versions<C>,
  others: Iterable<readonly [id: string, version: SavedVersion<C>]>,
): Map<string, SavedVersion<C>> {
  const all = new Map(versions);
  for (const [id, version] of others) {
    const known = all.get(id);
    if (!known || version.createdAt > known.createdAt) all.set(id, version);
  }
  return all;
}

/** The versions in a list, by the ids of their documents. */
export const versionsIn = <C>(rows: readonly ListedRow<C>[]): Versions<C> =>
  new Map(rows.map((row) => [idOfRow(row), row.document]));

/** What a user has saved; nothing once another one has signed in. */
function savedOfUser<C>(): Store<Versions<C>> {
  const saved = createStore<Versions<C>>(new Map());
  let savedBy = userIn(session.get());
  session.subscribe(() => {
    const uid = userIn(session.get());
    if (uid !== savedBy) saved.set(new Map());
    savedBy = uid;
  });
  return saved;
}

interface Calls<C> {
  readonly versions: Omit<VersionEndpoints, 'content'>;
  readonly get: Omit<Endpoint, 'params'> & {
    readonly params: z.core.$ZodType<Readonly<Record<string, string>>>;
  };
  /** The parameter of the address that names the document, in its class if it is of one. */
  readonly param: string;
  readonly list: DocumentList<C>;
}

/** The documents of a kind, from its calls; created once. */
export function listedDocumentsOf<C extends object>(
  { content, empty }: Pick<ClassDocumentKind<C>, 'content' | 'empty'>,
  { versions, get, param, list }: Calls<C>,
  loadMerger: () => Promise<Merger<C>>,
  keepBoth?: (one: C, other: C) => C,
): ListedDocuments<C> {
  const documents = documentsOf<C, unknown>(
    { ...versions, content, getJob: { ...get, response: z.unknown() } },
    loadMerger,
    (documentId) => {
      const { id, ...ofClass } = namesOf(documentId);
      return { ...ofClass, [param]: id };
    },
  );
  // A document that is left out would show as empty.
  readInFull.add(list.response);
  const saved = savedOfUser<C>();
  /** The latest versions that this tab has met, in lists and by saving. */
  const met = savedOfUser<C>();
  const meet = (versions: Versions<C>): void => met.set(withLater(met.get(), versions));

  /** Puts the newest version into the lists, also into their copies on the device. */
  const noteNewest = (documentId: string, answer: SaveAnswer<C>): SaveAnswer<C> => {
    const document = 'saved' in answer ? answer.saved : answer.newer;
    const before = saved.get().get(documentId);
    // A server that has gone back gets what this tab has saved when both are merged.
    if ('newer' in answer && before && before.createdAt > document.createdAt) return answer;
    meet(new Map([[documentId, document]]));
    saved.set(new Map(saved.get()).set(documentId, document));
    keepAllChanged(list.path, (body, asked) => {
      if (!list.has(asked, documentId)) return body;
      const rows: readonly unknown[] = Array.isArray(body) ? body : [];
      const others = rows.filter((row) => !isRow(row, documentId));
      return [...others, { ...namesOf(documentId), document }];
    });
    return answer;
  };

  const read = async (asked: string): Promise<readonly ListedRow<C>[]> => {
    try {
      return z.parse(list.response, await list.fetch(asked));
    } catch (cause) {
      if (!(cause instanceof z.core.$ZodError)) throw cause;
      throw new NewVersionError('a newer release wrote a document', { cause });
    }
  };
  /** What the device has of an earlier answer. */
  const copied = async (asked: string): Promise<Versions<C>> => {
    const uid = userIn(session.get());
    const copy = uid === undefined ? undefined : await readCopy(uid, list.path + asked);
    return versionsIn(z.safeParse(list.response, copy?.body).data ?? []);
  };

  return {
    ...documents,
    save: async (id, ...edits) => noteNewest(id, await documents.save(id, ...edits)),
    restore: async (id, ...edits) => noteNewest(id, await documents.restore(id, ...edits)),
    empty,
    list: {
      ...list,
      fetch: async (asked) => {
        if (keepBoth) meet(await copied(asked));
        // What is saved meanwhile is later than the list, and not forgotten.
        const before = met.get();
        const rows = await read(asked);
        const listed = versionsIn(rows);
        meet(listed);
        const forgotten = [...(keepBoth ? before : [])].filter(
          ([id, { createdAt }]) =>
            list.has(asked, id) && createdAt > (listed.get(id)?.createdAt ?? ''),
        );
        return { rows, forgotten: new Map(forgotten) };
      },
    },
    keepBoth,
    saved,
    open: openContents(documents.editors),
  };
}
