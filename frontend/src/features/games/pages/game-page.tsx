import Skeleton from '@mui/material/Skeleton';
import { Suspense, type ComponentType } from 'react';
import { useParams } from 'react-router';
import { listClasses } from '#shared/contracts/classes.ts';
import { listStudents } from '#shared/contracts/students.ts';
import picture from '#frontend/assets/illustrations/games.svg';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { lazyPage } from '#frontend/components/page/lazy-page.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { beginCalls, type FirstCall } from '#frontend/lib/api/begin-calls.ts';
import { pageAt, paths } from '#frontend/lib/paths.ts';
import { GamePage } from '../components/game-page.tsx';

interface PlayableGame {
  readonly title: MessageId;
  readonly Game: ComponentType;
  readonly calls: readonly FirstCall[];
}

/** The games that this site can play, each in a separate file. */
const playable = new Map<string, PlayableGame>([
  [
    'spinner',
    {
      title: 'games.spinner.title',
      Game: lazyPage(() => import('../components/spinner/spinner-game.tsx')),
      calls: [listStudents, listClasses],
    },
  ],
  [
    'quiz',
    {
      title: 'games.quiz.title',
      Game: lazyPage(() => import('../components/quiz/quiz-game.tsx')),
      calls: [listClasses],
    },
  ],
]);

const GameNotFound = () => (
  <EmptyState
    text="games.notFoundText"
    picture={picture}
    action={<TextButton label="games.all" to={paths.games} variant="contained" />}
  />
);

const GameViewerPage = () => {
  const { gameId = '' } = useParams();
  const { title, Game } = playable.get(gameId) ?? {
    title: 'games.notFound' as const,
    Game: GameNotFound,
  };
  return (
    <GamePage key={gameId} title={title} id={gameId}>
      <Suspense fallback={<Skeleton variant="rounded" height={480} />}>
        <Game />
      </Suspense>
    </GamePage>
  );
};

export const begin = () => {
  const { gameId = '' } = pageAt(window.location.pathname)?.params ?? {};
  beginCalls(...(playable.get(gameId)?.calls ?? []));
};

export default GameViewerPage;
