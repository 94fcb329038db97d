import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { seatStyles } from '#frontend/record/components/seating/seat-styles.ts';

interface Props {
  readonly waiting: readonly SavedPupil[];
  readonly picked: string | undefined;
  /** Whether a drag is over this place. */
  readonly isOver: boolean;
  /** Whether the picked pupil has a seat that can be freed. */
  readonly canFree: boolean;
  readonly onPick: (pupil: string) => void;
  readonly onFree: () => void;
}

/** The pupils who have no seat, beside the plan. */
export const WaitingPupils = ({ waiting, picked, isOver, canFree, onPick, onFree }: Props) => (
  <Box
    component="section"
    data-beside
    aria-labelledby="beside"
    sx={{
      p: 1.5,
      border: '1px dashed',
      borderColor: isOver ? 'primary.main' : 'divider',
      borderRadius: '8px',
      ...(isOver && { bgcolor: 'paper.tealWash' }),
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
      <Typography id="beside" variant="h3" component="h2" sx={{ flex: 1 }}>
        <Message id="seating.beside" values={{ count: waiting.length }} />
      </Typography>
      <TextButton
        label="seating.free"
        size="small"
        disabled={!canFree}
        onClick={onFree}
        sx={{ visibility: canFree ? 'visible' : 'hidden' }}
      />
    </Box>
    {waiting.length === 0 ? (
      <Typography variant="body2" color="textSecondary">
        <Message id="seating.allSeated" />
      </Typography>
    ) : (
      <Box
        component="ul"
        sx={{ m: 0, p: 0, mt: 1, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {waiting.map(({ id, fullName }) => (
          <li key={id}>
            <ButtonBase
              data-pupil={id}
              aria-pressed={id === picked}
              onClick={() => onPick(id)}
              sx={{
                ...seatStyles.seat,
                ...(id === picked && seatStyles.lit),
                minHeight: 44,
                px: 1.5,
                fontSize: '0.875rem',
                cursor: 'grab',
                userSelect: 'none',
                WebkitTouchCallout: 'none',
              }}
            >
              <bdi>{fullName}</bdi>
            </ButtonBase>
          </li>
        ))}
      </Box>
    )}
  </Box>
);
