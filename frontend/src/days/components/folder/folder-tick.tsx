import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckBox } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly name: 'marks' | 'standing';
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** What a folder shows only if it is ticked. */
export const FolderTick = ({ name, ...box }: Props) => (
  <Box component="label" sx={{ display: 'flex', alignItems: 'start', minHeight: 44 }}>
    <CheckBox name={name} {...box} />
    <span>
      <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
        <Message id={`folder.${name}`} />
      </Box>
      <Typography component="span" variant="body2" color="textSecondary">
        <Message id={`folder.${name}Help`} />
      </Typography>
    </span>
  </Box>
);
