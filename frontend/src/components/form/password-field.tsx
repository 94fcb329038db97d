import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useMessage } from '../../i18n/use-message.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'endAdornment'>) => {
  const [shown, setShown] = useState(false);
  const text = useMessage();
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      inputProps={{ ...props.inputProps, dir: 'ltr', spellCheck: false, autoCapitalize: 'none' }}
      endAdornment={
        <IconButton
          edge="end"
          aria-pressed={shown}
          aria-label={text('form.showPassword')}
          onClick={() => setShown(!shown)}
          sx={{ color: 'text.secondary' }}
        >
          <Icon size={20} />
        </IconButton>
      }
    />
  );
};
