import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RotateCcw, Undo2, UserRoundCheck, UserRoundX, type LucideIcon } from 'lucide-react';
import { type RefObject, useId, type ReactNode } from 'react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  markAbsent,
  markPresent,
  newRound,
  putBack,
  type Progress,
  type Standing,
} from '../../model/spinner/progress.ts';
import { keepFocus } from '../stage/keep-focus.ts';
import { PupilChip } from './pupil-chip.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface PupilSectionProps {
  readonly kind: keyof Standing;
  readonly count: number;
  readonly children: ReactNode;
}

/** One of the three lists with its heading; hidden when empty. */
const PupilSection = ({ kind, count, children }: PupilSectionProps) => {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 1 }}>
        <Message id={`games.spinner.${kind}`} values={{ count }} />
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          maxHeight: 380,
          overflowY: 'auto',
          scrollbarGutter: 'stable',
        }}
      >
        {children}
      </Box>
    </section>
  );
};

interface Props {
  readonly standing: Standing;
  readonly progress: Progress;
  readonly disabled: boolean;
  readonly onChange: (progress: Progress) => void;
  readonly onReset: () => void;
  /** The game's main button; gets the focus when the last chip of a list is removed. */
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

/** The remaining, picked and absent pupils; all are visible, so that the class can see that the choice is fair. */
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
        {/* At the end of a round the main button offers this instead. */}
        {standing.remaining.length > 0 && (
          <TextButton
            label="games.spinner.newRound"
            variant="outlined"
            disabled={disabled || progress.picked.length === 0}
            onClick={() => onChange(newRound(progress))}
          />
        )}
        <TextButton
          label="games.spinner.reset"
          color="inherit"
          disabled={disabled || (untouched && progress.round === 1)}
          onClick={onReset}
          icon={RotateCcw}
        />
      </Box>
    </Box>
  );
};
