import InputBase from '@mui/material/InputBase';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { SMALL_SCREEN } from './roll-frame.tsx';

export interface RollFindProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter: says the next sign of the pupil who is found, if it is one. */
  readonly onEnter: () => void;
}

/** On a small screen it is a button as long as nothing is sought, and then covers the title: no name moves. */
const asIcon = {
  flex: '0 0 44px',
  borderColor: 'transparent',
  bgcolor: 'transparent',
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
} as const;
const over = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: '44px 0',
  zIndex: 1,
} as const;

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=dialog]') !== null;

/** Finds a pupil by number or name. A digit that is typed anywhere on the page begins a number. */
export const RollFind = ({ value, onChange, onEnter }: RollFindProps) => {
  const text = useMessage();
  const field = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
    if (!/^\p{Nd}$/u.test(event.key)) return;
    event.preventDefault();
    field.current?.focus();
    onChange(event.key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => begin(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <InputBase
      inputRef={field}
      type="search"
      value={value}
      startAdornment={<Search size={18} aria-hidden style={{ flexShrink: 0 }} />}
      placeholder={text('roll.find')}
      inputProps={{
        'aria-label': text('roll.find'),
        enterKeyHint: 'done',
        dir: /\p{L}/u.test(value) ? 'auto' : undefined,
      }}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          onEnter();
        }
        if (event.key === 'Escape' && value !== '') onChange('');
      }}
      sx={{
        gap: 1,
        px: 1.25,
        minHeight: 44,
        minWidth: 0,
        flex: 1,
        border: '1px solid',
        borderColor: 'paper.outline',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        '& input': { height: 'auto', lineHeight: 2, p: 0 },
        '&.Mui-focused': { borderColor: 'primary.main' },
        [SMALL_SCREEN]:
          value === '' ? { '&:not(.Mui-focused)': asIcon, '&.Mui-focused': over } : over,
      }}
    />
  );
};
