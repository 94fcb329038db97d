import Button from '@mui/material/Button';
import { Message } from '#frontend/i18n/message.tsx';
import type { Merge } from '../../hooks/merge/use-merge.ts';

interface Props {
  readonly merge: Merge;
  readonly busy?: boolean;
  readonly onClick: () => void;
}

/** Writes the marks, and says how many. */
export const WriteButton = ({ merge, busy = false, onClick }: Props) => {
  const { writes, destinations } = merge;
  const id = destinations.includes('remarks') ? 'merge.writeWithRemarks' : 'merge.write';
  return (
    <Button
      variant="contained"
      autoFocus
      aria-disabled={busy || writes === 0}
      onClick={() => !busy && writes > 0 && onClick()}
    >
      <Message id={writes === 0 ? 'merge.nothing' : id} values={{ count: writes }} />
    </Button>
  );
};
