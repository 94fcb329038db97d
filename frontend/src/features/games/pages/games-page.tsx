import { listGames } from '#shared/contracts/games.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/games.svg';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { useGames } from '../api.ts';
import { GameList, GameListSkeleton } from '../components/game-list.tsx';

const Lobby = () => {
  const { data: games, error, isValidating, mutate } = useGames();
  if (games && games.length > 0) return <GameList games={games} />;
  if (games)
    return <EmptyState title="games.emptyTitle" text="games.emptyText" picture={picture} />;
  if (error && !isValidating) {
    return (
      <ErrorState
        title="games.fetchFailed"
        text={{ id: 'games.fetchFailedText' }}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  }
  return <GameListSkeleton />;
};

const GamesPage = () => (
  <Page title="games.title" intro="games.intro">
    <Lobby />
  </Page>
);

export const begin = () => beginCalls(listGames);

export default GamesPage;
