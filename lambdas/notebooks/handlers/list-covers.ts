import { listCovers, type LibraryImage } from '../../../shared/contracts/notebooks.ts';
import { coverKey, covers, thumbnailKey } from '../../../shared/model/covers.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';

/** The distribution serves the artwork's keys (`covers/…`) on the site's own origin. */
const library = covers.map(({ id, title }): LibraryImage => ({
  key: coverKey(id),
  url: `/${coverKey(id)}`,
  thumbnailUrl: `/${thumbnailKey(id)}`,
  title,
}));

export const handler = endpointHandler(listCovers, () => library);
