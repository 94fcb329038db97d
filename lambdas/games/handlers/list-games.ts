import { listGames, type Game } from '#shared/contracts/games.ts';
import { gameImage, games } from '../domain/games.ts';
import type { Language } from '#shared/model/locale.ts';
import { preferredLanguage } from '#core/http/content-negotiation.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';

const catalogue = (language: Language): Game[] =>
  games.map(({ id, name, description }) => ({
    id,
    name: name[language],
    description: description[language],
    image: gameImage(id),
    names: name,
    descriptions: description,
  }));

export const handler = endpointHandler(listGames, ({ headers }) =>
  catalogue(preferredLanguage(headers['accept-language'])),
);
