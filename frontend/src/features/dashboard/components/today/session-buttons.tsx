import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Ellipsis } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TaughtLost } from '#frontend/days/components/taught-lost.tsx';
import { courseName } from '#frontend/days/model/course-name.ts';
import { useRecord } from '#frontend/days/hooks/use-record.ts';
import type { Days, PlacedBlock } from '#frontend/days/model/day-course.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** Opens what is seldom said of a session. */
export const MoreButton = ({
  days,
  placed,
  onMore,
}: {
  readonly days: Days;
  readonly placed: PlacedBlock;
  readonly onMore: (placed: PlacedBlock) => void;
}) => {
  const text = useMessage();
  return (
    <IconButton
      aria-label={text('days.moreOf', { name: courseName(days, placed.of) })}
      onClick={() => onMore(placed)}
      sx={{ width: 44, height: 44 }}
    >
      <Ellipsis size={20} />
    </IconButton>
  );
};

interface Props {
  readonly days: Days;
  readonly placed: PlacedBlock;
  readonly onMore: (placed: PlacedBlock) => void;
  readonly onLost: (placed: PlacedBlock) => void;
  /** The way to its roll. */
  readonly roll: ReactNode;
}

/** The roll, and how the session went, by one press; the same press again takes it back. */
export const SessionButtons = ({ days, placed, onMore, onLost, roll }: Props) => {
  const id = useId();
  const record = useRecord(days);
  const { of, block } = placed;
  const state = block[0].entry?.state;
  const name = of.course.className;
  const setTaught = () => {
    const next = state === 'taught' ? undefined : ('taught' as const);
    const entries = Object.fromEntries(block.map(({ key }) => [key, { state: next }]));
    record({ id: next ? 'days.recordedTaught' : 'days.cleared', values: { name } }, [
      { of, entries },
    ]);
  };
  return (
    <>
      <span id={id} style={visuallyHidden}>
        <bdi>{name}</bdi>
      </span>
      {roll && <Box sx={{ display: 'grid', flex: { xs: 1, sm: 'none' } }}>{roll}</Box>}
      <Box
        // On a phone, the roll has the first line.
        sx={{
          display: 'grid',
          ...(roll && { flexBasis: { xs: '100%', sm: 'auto' }, order: { xs: 1, sm: 0 } }),
        }}
      >
        <TaughtLost
          labelledBy={id}
          state={state}
          onTaught={setTaught}
          onLost={() => onLost(placed)}
        />
      </Box>
      <MoreButton days={days} placed={placed} onMore={onMore} />
    </>
  );
};
