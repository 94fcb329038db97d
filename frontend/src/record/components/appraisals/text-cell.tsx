import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState, type KeyboardEvent } from 'react';
import { limits } from '#shared/model/limits.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { cleanText } from '#shared/text/clean-text.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** A step to the cell of another pupil. */
export type CellStep = 1 | -1;

interface Props {
  /** Names the field, with the pupil. */
  readonly label: string;
  readonly value: string;
  /** The texts of the pupil's average, joined by lines, so that equal ones draw nothing again. */
  readonly offered: string;
  /** Whether the texts to choose from are shown. */
  readonly isActive: boolean;
  /** Whether the value is a text of the bank for another average. */
  readonly isOfOther: boolean;
  /** Why nothing is offered. */
  readonly hasNoAverage: boolean;
  readonly onWrite: (text: string) => void;
  readonly onFocus: () => void;
  /** Undefined at the first and the last pupil. */
  readonly onStep: (by: CellStep) => void;
}

const LONGEST = limits.gradebookTextLength;
const isTouched = (): boolean => window.matchMedia?.('(pointer: coarse)').matches;

/**
 * The text about a pupil in one line. A number chooses a text of the pupil's average, if there is one, and goes to the
 * next pupil; anything else that is typed replaces the text.
 */
export const TextCell = (props: Props) => {
  const { label, value, offered, isActive, isOfOther, hasNoAverage, onWrite, onFocus, onStep } =
    props;
  const text = useMessage();
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed, which the document has in its clean form. */
  const [draft, setDraft] = useState<string>();
  /** On a telephone, the keyboard opens only for own words. */
  const [keyboard, setKeyboard] = useState(true);
  const typed = draft === undefined ? undefined : cleanText(draft);
  const isLong = typed !== undefined && typed.length > LONGEST;
  const shown = draft !== undefined && (isLong || typed === value) ? draft : value;
  const texts = offered === '' ? [] : offered.split('\n');
  const write = (next: string): void => {
    setDraft(undefined);
    onWrite(next);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    const chosen = texts[Number(asciiDigits(key)) - 1];
    const by = key === 'Enter' || key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined;
    if (key === 'F2') {
      setDraft(shown);
      event.currentTarget.setSelectionRange(shown.length, shown.length);
    } else if (by !== undefined) onStep(by);
    else if (draft === undefined && /^\d$/.test(asciiDigits(key))) {
      // A number for which there is no text is no text either.
      if (chosen === undefined) return event.preventDefault();
      write(chosen);
      onStep(1);
    } else return;
    event.preventDefault();
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.75, minWidth: 0 }}>
      <Box
        component="input"
        ref={input}
        dir="auto"
        aria-label={label}
        aria-invalid={isLong}
        inputMode={keyboard ? 'text' : 'none'}
        autoComplete="off"
        value={shown}
        placeholder={hasNoAverage ? text('appraisals.noAverageHere') : ''}
        onChange={({ target }) => {
          setDraft(target.value);
          const next = cleanText(target.value);
          if (next.length <= LONGEST) onWrite(next);
        }}
        onPointerDown={() => setKeyboard(!isTouched())}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          onFocus();
        }}
        onBlur={() => !isLong && setDraft(undefined)}
        onKeyDown={keys}
        sx={{
          font: 'inherit',
          fontSize: { xs: '1rem', sm: '0.9375rem' },
          color: 'text.primary',
          bgcolor: 'transparent',
          width: '100%',
          minWidth: 0,
          minHeight: { xs: 44, sm: 36 },
          px: 1,
          border: '1px solid',
          borderColor: isLong ? 'error.main' : value ? 'transparent' : 'divider',
          borderRadius: '8px',
          '&:hover': { borderColor: 'text.secondary' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      {isLong && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
          <Message id="appraisals.long" values={{ most: LONGEST, count: typed.length }} />
        </Box>
      )}
      {isOfOther && (
        <Box sx={{ color: 'paper.saffronText', fontSize: '0.8125rem' }}>
          <Message id="appraisals.otherBand" />
        </Box>
      )}
      {isActive && (
        <Box
          role="group"
          aria-label={text('appraisals.texts')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, pb: 0.5 }}
        >
          {texts.map((one, index) => (
            <Choice
              key={one}
              number={index + 1}
              text={one}
              isChosen={one === value}
              onPress={() => write(one)}
            />
          ))}
          {!keyboard && (
            <Button
              size="small"
              color="inherit"
              onClick={() => {
                setKeyboard(true);
                // The keyboard opens for a field that gets the focus anew.
                input.current?.blur();
                requestAnimationFrame(() => input.current?.focus());
              }}
              sx={{ minHeight: 44 }}
            >
              <Message id="appraisals.ownWords" />
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};

interface ChoiceProps {
  readonly number: number;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

const Choice = ({ number, text, isChosen, onPress }: ChoiceProps) => (
  <Button
    size="small"
    variant="outlined"
    color="inherit"
    tabIndex={-1}
    aria-pressed={isChosen}
    aria-keyshortcuts={number < 10 ? String(number) : undefined}
    // The focus stays in the field, whose keys go on.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    sx={{
      minHeight: { xs: 44, sm: 36 },
      gap: 0.75,
      textAlign: 'start',
      fontWeight: 400,
      '&[aria-pressed=true]': {
        bgcolor: 'paper.tealWash',
        borderColor: 'primary.main',
        color: 'primary.main',
      },
    }}
  >
    <Box component="span" aria-hidden sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
      {number}
    </Box>
    <bdi>{text}</bdi>
  </Button>
);
