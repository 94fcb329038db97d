import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const HELP = 'add-certain-help';

/** Lets certain marks of printed sheets go into the record by themselves. */
export const CertainField = ({ checked, onChange }: Props) => (
  <div>
    <FormControlLabel
      control={
        <Checkbox
          name="addCertain"
          checked={checked}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { 'aria-describedby': HELP } }}
        />
      }
      label={<Message id="grades.addCertain" />}
    />
    <FormHelperText id={HELP} sx={{ m: 0 }}>
      <Message id="grades.addCertainHelp" />
    </FormHelperText>
  </div>
);
