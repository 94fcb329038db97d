import { AppError, type ErrorCode } from '#shared/errors.ts';
import type { VersionEndpoints } from '#shared/contracts/documents.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { endpointHandler, type ApiHandler } from '../http/endpoint-handler.ts';
import { EtagResponse } from '../http/respond.ts';
import type { DocumentPorts } from './add-version.ts';
import type { DocumentOwner } from './document-owner.ts';
import type { DocumentStore } from './document-store.ts';
import { readVersion, type FullVersion } from './read-version.ts';
import { saveVersion, type Change, type Complete } from './save-version.ts';

export interface FoundOwner<Address> extends DocumentOwner<Address> {
  readonly hasDocument: boolean;
  /** Why its document cannot be edited now. */
  readonly refusal?: ErrorCode | undefined;
}

/** A kind of documents, connected to where they are stored. */
export interface VersionFeature<Address> {
  readonly endpoints: VersionEndpoints;
  /** Fields of a document that an edit must not change. */
  readonly fixed?: readonly string[] | undefined;
  /** What an edit means that leaves parts out, as clients do that do not know them. Missing: they are gone. */
  readonly complete?: Complete;
  /** @throws AppError if an edit does not belong into the document of this address */
  readonly check?: (content: object, address: Address) => void;
  /** What follows from a version that was saved, or saved again unchanged. */
  readonly saved?: ((version: FullVersion, address: Address) => Promise<void>) | undefined;
  readonly ports: DocumentPorts<Address>;
  /**
   * @param params as the endpoints parse them
   * @throws AppError if there is no such owner
   */
  readonly findOwner: (uid: string, params: object) => Promise<FoundOwner<Address>>;
}

/** Saves a version, and answers it. */
async function save<Address>(
  { ports, endpoints, saved }: VersionFeature<Address>,
  owner: FoundOwner<Address>,
  change: Change,
): Promise<EtagResponse<FullVersion>> {
  const version = await saveVersion(ports, endpoints.content, owner, change);
  await saved?.(version, owner.address);
  return new EtagResponse(version, versionTag(version));
}

async function findVersion<Address>(
  documents: DocumentStore<Address>,
  { address, hasDocument }: FoundOwner<Address>,
  version: string,
) {
  const found = hasDocument ? await documents.find(address, Number(version)) : undefined;
  if (!found) throw new AppError('document-not-found');
  return found;
}

async function findEditable<Address>(
  { findOwner }: VersionFeature<Address>,
  uid: string,
  params: object,
): Promise<FoundOwner<Address>> {
  const owner = await findOwner(uid, params);
  if (owner.refusal !== undefined) throw new AppError(owner.refusal);
  return owner;
}

export const putVersion = <Address>(feature: VersionFeature<Address>): ApiHandler =>
  endpointHandler(feature.endpoints.putDocument, async ({ user, params, body, headers }) => {
    const owner = await findEditable(feature, user.uid, params);
    const { fixed, complete } = feature;
    feature.check?.(body, owner.address);
    const change = { content: body, fixed, complete, seen: headers['if-match'] };
    return save(feature, owner, change);
  });

export const listOwnVersions = <Address>({
  endpoints,
  ports,
  findOwner,
}: VersionFeature<Address>): ApiHandler =>
  endpointHandler(endpoints.listVersions, async ({ user, params }) => {
    const { hasDocument, address } = await findOwner(user.uid, params);
    return hasDocument ? ports.documents.list(address) : [];
  });

export const getOwnVersion = <Address>({
  endpoints,
  ports,
  findOwner,
}: VersionFeature<Address>): ApiHandler =>
  endpointHandler(endpoints.getVersion, async ({ user, params }) => {
    const owner = await findOwner(user.uid, params);
    const version = await findVersion(ports.documents, owner, params['version'] ?? '');
    return readVersion(ports.documents, endpoints.content, version);
  });

/** Saves an earlier version again as the newest. */
export const restoreOwnVersion = <Address>(feature: VersionFeature<Address>): ApiHandler =>
  endpointHandler(feature.endpoints.restoreVersion, async ({ user, params, headers }) => {
    const {
      ports,
      endpoints: { content },
    } = feature;
    const owner = await findEditable(feature, user.uid, params);
    const found = await findVersion(ports.documents, owner, params['version'] ?? '');
    const earlier = await readVersion(ports.documents, content, found);
    const change = {
      content: earlier.content,
      restoredFrom: earlier.version,
      seen: headers['if-match'],
    };
    return save(feature, owner, change);
  });
