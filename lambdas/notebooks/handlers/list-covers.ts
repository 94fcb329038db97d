import { listCovers, type LibraryImage } from '#shared/contracts/notebooks.ts';
import { coverKey, covers, thumbnailKey } from '../domain/covers.ts';
import type { Language } from '#shared/model/locale.ts';
import { preferredLanguage } from '#core/http/content-negotiation.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';

/** The distribution serves the artwork (`covers/…`) on the site's own origin. */
const library = (language: Language): LibraryImage[] =>
  covers.map(({ id, title }) => ({
    key: coverKey(id),
    url: `/${coverKey(id)}`,
    thumbnailUrl: `/${thumbnailKey(id)}`,
    title: title[language],
    titles: title,
  }));

export const handler = endpointHandler(listCovers, ({ headers }) =>
  library(preferredLanguage(headers['accept-language'])),
);
