import type { CourseLogContent } from '#shared/model/course-log.ts';
import type { Readable } from '#frontend/lib/store.ts';
import { courseLogDocuments } from './course-log-documents.ts';

type Contents = ReadonlyMap<string, CourseLogContent>;

const { entries } = courseLogDocuments.editors;

/** The id of a document from the key of its editor: `<user>/<call>/<id>`. */
const idIn = (key: string): string => key.split('/').slice(2).join('/');

let made: { readonly of: readonly unknown[]; readonly contents: Contents } | undefined;

/** The contents of the logs that this tab edits or has not sent yet, by the ids of their documents. */
export const openLogs: Readable<Contents> = {
  get: () => {
    const contents = new Map(
      [...entries.get()].map(([key, { editor }]) => [idIn(key), editor.state.get().content]),
    );
    const of = [...contents].flat();
    if (!made || made.of.length !== of.length || made.of.some((one, at) => one !== of[at]))
      made = { of, contents };
    return made.contents;
  },
  subscribe: (listener) => {
    let ends: (() => void)[] = [];
    const end = (): void => {
      for (const one of ends) one();
    };
    const follow = (): void => {
      end();
      ends = [...entries.get().values()].map(({ editor }) => editor.state.subscribe(listener));
    };
    const endEntries = entries.subscribe(() => {
      follow();
      listener();
    });
    follow();
    return () => {
      endEntries();
      end();
    };
  },
};
