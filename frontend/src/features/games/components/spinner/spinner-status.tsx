import { Message } from '#frontend/i18n/message.tsx';
import type { Progress, Standing } from '../../model/spinner/progress.ts';

interface Props {
  readonly standing: Standing;
  readonly progress: Progress;
}

export const SpinnerStatus = ({ standing, progress }: Props) => (
  <Message
    id="games.spinner.status"
    values={{
      round: progress.round,
      picked: standing.picked.length,
      remaining: standing.remaining.length,
    }}
  />
);
