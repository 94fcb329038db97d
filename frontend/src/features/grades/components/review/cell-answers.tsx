import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check, ListChecks, RotateCcw } from 'lucide-react';
import type { Doubt } from '#shared/gradebook/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { otherReading } from '../../model/review/other-reading.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';

interface Props {
  readonly book: Gradebook;
  readonly cell: CellPosition;
  readonly doubt: Doubt | undefined;
  readonly dispatch: (action: ReviewAction) => void;
}

/** Whether the current value is possible: a mark above the full mark is not suggested again. */
const canBe = ({ reasons }: Doubt): boolean => !reasons.includes('off-scale');

/** Shows an empty cell as a dash. */
const orDash = (text: string): string => (text === '' ? '–' : text);

/** Buttons that resolve a doubtful cell. */
export const CellAnswers = ({ book, cell: at, doubt, dispatch }: Props) => {
  const cell = book.rows[at.row]?.cells[at.column];
  if (!cell) return null;
  const other = doubt && otherReading(book, at);
  const isListed = book.columns[at.column]?.kind === 'name' && book.classList !== undefined;
  const { read } = cell;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
      }}
    >
      {doubt && canBe(doubt) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Check size={18} aria-hidden />}
          onClick={() => dispatch({ do: 'accept' })}
        >
          <span>
            <Message id="review.accept" values={{ value: orDash(cell.text) }} />
          </span>
          <KeyHint keys="Enter" />
        </Button>
      )}
      {other && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          sx={{ color: 'paper.saffronText' }}
          onClick={() => dispatch({ do: 'take-other' })}
        >
          <span>
            <Message
              id={other.of === 'pupil' ? 'review.takePupil' : 'review.takeSecond'}
              values={{
                value: other.of === 'pupil' ? other.name : orDash(other.text),
              }}
            />
          </span>
          <KeyHint keys="Space" />
        </Button>
      )}
      {isListed && (
        <Button
          size="small"
          color="inherit"
          startIcon={<ListChecks size={18} aria-hidden />}
          onClick={() =>
            dispatch({ do: 'open', overlay: { of: 'pupil', index: at.row, sought: '' } })
          }
        >
          <Message id="review.choosePupil" />
        </Button>
      )}
      {read !== undefined && !isListed && (
        <Button
          size="small"
          color="inherit"
          startIcon={<RotateCcw size={16} aria-hidden className="flip-rtl" />}
          onClick={() => dispatch({ do: 'write', text: read })}
        >
          <span>
            <Message id="review.readAs" values={{ value: orDash(read) }} />
          </span>
        </Button>
      )}
    </Box>
  );
};
