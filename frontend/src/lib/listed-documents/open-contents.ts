import type { OpenEditors } from '../documents/open-editors.ts';
import type { Readable } from '../store.ts';

/** The id of a document from the key of its editor: `<user>/<call>/<id>`. */
const idIn = (key: string): string => key.split('/').slice(2).join('/');

/** The contents of the documents that this tab edits or has not sent yet, by their ids. */
export function openContents<C>({ entries }: OpenEditors<C>): Readable<ReadonlyMap<string, C>> {
  let made: { readonly of: readonly unknown[]; readonly contents: Map<string, C> } | undefined;
  return {
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
}
