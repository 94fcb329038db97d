import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { LeftOn } from '#frontend/components/text/left-on.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { PupilEdits } from '../../hooks/pupils/use-pupil-edits.ts';

interface Props {
  readonly kept: SavedClass;
  readonly edits: PupilEdits;
}

/** The pupils who are no longer on the list; each can be put back at its end. */
export const FormerPupils = ({ kept: { left = [], pupils }, edits }: Props) => {
  const text = useMessage();
  return (
    <Box component="section" aria-labelledby="left">
      <Typography variant="h2" id="left" sx={{ mb: 1 }}>
        <Message id="classes.former" />
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 3, display: 'grid', gap: 0.5 }}>
        {left.map(({ leftOn, ...pupil }) => (
          <li key={pupil.id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <bdi>{pupil.fullName}</bdi>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                <LeftOn on={leftOn} />
              </Box>
              <Button
                size="small"
                aria-label={text('classes.pupil.backOne', { name: pupil.fullName })}
                onClick={() => edits.run({ kind: 'add', pupil, place: pupils.length })}
              >
                <Message id="classes.pupil.back" />
              </Button>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
};
