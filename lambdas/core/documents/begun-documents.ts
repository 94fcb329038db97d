import { unsavedVersion } from '#shared/model/class-document.ts';
import type { DocumentStore, VersionRecord } from './document-store.ts';

/** Documents that are there, and empty, before their first save: their newest version is then 0. */
export interface BegunDocuments<Address> extends Omit<DocumentStore<Address>, 'newest'> {
  newest(document: Address): Promise<VersionRecord>;
}

/** @param empty the content of a document that was never saved */
export const beginningWith = <Address>(
  empty: object,
  saved: DocumentStore<Address>,
): BegunDocuments<Address> => ({
  ...saved,
  newest: async (address) => (await saved.newest(address)) ?? { ...unsavedVersion, fileKey: '' },
  read: (version) =>
    version.version === unsavedVersion.version ? Promise.resolve(empty) : saved.read(version),
});
