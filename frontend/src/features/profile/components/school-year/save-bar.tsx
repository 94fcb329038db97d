import Box from '@mui/material/Box';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly busy: boolean;
  readonly isChanged: boolean;
  readonly onCancel: () => void;
}

/** Saves or discards the changes; stays in view while there are any. */
export const SaveBar = ({ busy, isChanged, onCancel }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      py: 1.5,
      // The cards above are longer than a screen. Large text needs the whole of it.
      '@media (min-width: 22em) and (min-height: 30em)': isChanged
        ? {
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            bgcolor: 'background.default',
            borderTop: '1px solid',
            borderColor: 'divider',
          }
        : {},
    }}
  >
    <SubmitButton busy={busy} disabled={!isChanged}>
      <Message id="schoolYear.save" />
    </SubmitButton>
    {isChanged && <TextButton label="common.cancel" color="inherit" onClick={onCancel} />}
  </Box>
);
