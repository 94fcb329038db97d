import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RotateCcw, Undo2, UserRoundCheck, UserRoundX, type LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  markAbsent,
  markPresent,
  newRound,
  putBack,
  type Progress,
  type Standing,
} from '../../domain/spinner/progress.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { PupilChip } from './pupil-chip.tsx';
import { PupilSection } from './pupil-section.tsx';

interface Props {
  readonly standing: Standing;
  readonly progress: Progress;
  readonly disabled: boolean;
  readonly onChange: (progress: Progress) => void;
  readonly onReset: () => void;
  /** The game's main button: takes the focus when no chip is left beside one that goes. */
  readonly home: RefObject<HTMLElement | null>;
}

interface List {
  readonly of: keyof Standing;
  readonly action: MessageId;
  readonly icon: LucideIcon;
  readonly apply: (progress: Progress, id: string) => Progress;
}

const lists: readonly List[] = [
  { of: 'remaining', action: 'games.spinner.absentName', icon: UserRoundX, apply: markAbsent },
  { of: 'picked', action: 'games.spinner.putBackName', icon: Undo2, apply: putBack },
  { of: 'absent', action: 'games.spinner.presentName', icon: UserRoundCheck, apply: markPresent },
];

/** Who is still to come, who had their turn and who is away: all on show, so that all can see it is fair. */
export const PupilLists = (props: Props) => {
  const { standing, progress, disabled, onChange, onReset, home } = props;
  const text = useMessage();
  const untouched = progress.picked.length === 0 && progress.absent.length === 0;
  const sections = lists.map(({ of, action, icon, apply }) => (
    <PupilSection key={of} kind={of} count={standing[of].length}>
      {standing[of].map(({ id, name }, index) => (
        <PupilChip
          key={id}
          name={name}
          {...(of === 'picked' && { place: index + 1 })}
          icon={icon}
          action={text(action, { name })}
          disabled={disabled}
          onAction={() => onChange(apply(progress, id))}
          home={home}
        />
      ))}
    </PupilSection>
  ));
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 2.5 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: 'repeat(auto-fit, minmax(300px, 1fr))' },
          alignItems: 'start',
          gap: 3,
        }}
      >
        {sections}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }} {...keepFocus}>
        {/* At a round's end the wheel's own button offers it. */}
        {standing.remaining.length > 0 && (
          <Button
            variant="outlined"
            disabled={disabled || progress.picked.length === 0}
            onClick={() => onChange(newRound(progress))}
          >
            <Message id="games.spinner.newRound" />
          </Button>
        )}
        <Button
          color="inherit"
          disabled={disabled || (untouched && progress.round === 1)}
          onClick={onReset}
          startIcon={<RotateCcw size={18} aria-hidden />}
        >
          <Message id="games.spinner.reset" />
        </Button>
      </Box>
    </Box>
  );
};
