import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { markRoles } from '#shared/model/mark-role.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { KeyHint } from '#frontend/components/text/key-hint.tsx';
import type { MarkRole } from '#shared/model/mark-role.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';

interface Props {
  /** The most likely role. */
  readonly proposed: MarkRole | undefined;
  /** Whether the column holds ticks and other signs, which is then the likeliest answer. */
  readonly asksTicks: boolean;
  readonly dispatch: (action: ReviewAction) => void;
}

/** Asks for the role of a column's marks; the most likely answer comes first and Enter confirms it. */
const RoleAnswers = ({ proposed, asksTicks, dispatch }: Props) => {
  const choose = (role: MarkRole | undefined) => () => dispatch({ do: 'choose-role', role });
  const text = useMessage();
  return (
    <Box
      role="group"
      aria-label={text('review.roleLabel')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
      }}
    >
      {asksTicks && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Check size={18} />}
          onClick={() => dispatch({ do: 'keep-ticks' })}
        >
          <Message id="review.keepTicks" />
          <KeyHint keys="Enter" />
        </Button>
      )}
      {proposed && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Check size={18} />}
          onClick={choose(proposed)}
        >
          <span>
            <Message id="review.accept" values={{ value: text(`review.role.${proposed}`) }} />
          </span>
          <KeyHint keys="Enter" />
        </Button>
      )}
      {markRoles
        .filter((role) => role !== proposed)
        .map((role) => (
          <Button key={role} size="small" color="inherit" onClick={choose(role)}>
            <Message id={`review.role.${role}`} />
          </Button>
        ))}
      <Button size="small" color="inherit" onClick={choose(undefined)}>
        <Message id="review.role.none" />
      </Button>
      <Button size="small" color="inherit" onClick={() => dispatch({ do: 'menu' })}>
        <Message id="review.kind.other" />
      </Button>
    </Box>
  );
};

export default RoleAnswers;
