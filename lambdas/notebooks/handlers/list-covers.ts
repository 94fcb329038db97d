import { listCovers, type LibraryImage } from '../../../shared/contracts/notebooks.ts';
import { coverKey, covers, thumbnailKey } from '../../../shared/model/covers.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';

/** The distribution serves the library bucket under this path, on the site's own origin. */
const LIBRARY = '/library';

const library = covers.map(
  ({ id, title }): LibraryImage => ({
    key: coverKey(id),
    url: `${LIBRARY}/${coverKey(id)}`,
    thumbnailUrl: `${LIBRARY}/${thumbnailKey(id)}`,
    title,
  }),
);

export const handler = endpointHandler(listCovers, () => Promise.resolve(library));
