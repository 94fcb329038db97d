import { listGames, type Game } from '../../../shared/contracts/games.ts';
import { gameImage, games } from '../../../shared/model/games.ts';
import { endpointHandler } from '../../core/http/endpoint-handler.ts';

const catalogue = games.map(({ id, name, description }): Game => ({
  id,
  name,
  description,
  image: gameImage(id),
}));

export const handler = endpointHandler(listGames, () => catalogue);
