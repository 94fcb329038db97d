import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  /** Clears the search and focuses the field, because the button disappears. */
  readonly onClear: () => void;
}

export const SearchField = ({ value, onChange, inputRef, onClear }: Props) => {
  const text = useMessage();
  return (
    <OutlinedInput
      type="search"
      inputRef={inputRef}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={text('students.searchHint')}
      autoComplete="off"
      startAdornment={
        <InputAdornment position="start">
          <Search size={18} />
        </InputAdornment>
      }
      endAdornment={
        value && (
          <IconButton
            edge="end"
            aria-label={text('students.clearSearch')}
            onClick={onClear}
            sx={{ color: 'text.secondary' }}
          >
            <X size={18} />
          </IconButton>
        )
      }
      inputProps={{ 'aria-label': text('students.search'), dir: 'auto', maxLength: 254 }}
      sx={{
        flex: '1 1 240px',
        maxWidth: { sm: 380 },
        color: 'text.primary',
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
};
