import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameColumns, pupilChoices } from '../../model/gradebook/edit-pupils.ts';
import { useReviewed } from '../../hooks/review/review-context.ts';
import type { GridOverlayProps } from '#frontend/record/components/grid/grid-overlays.tsx';

export interface PupilDialogProps extends GridOverlayProps {
  /** The text typed before it opened. */
  readonly sought: string;
  /** Shows the name as it was written. */
  readonly picture: ReactNode;
}

/** A telephone held sideways, where the list would push the photo out of sight. */
const LOW = '@media (max-height: 35em)';

type Props = Omit<PupilDialogProps, 'open'> & { readonly id: string };

const PupilSearch = ({ index: row, sought, picture, onClose, id }: Props) => {
  const { book, dispatch } = useReviewed();
  const text = useMessage();
  const [typed, setTyped] = useState(sought);
  const [at, setAt] = useState(0);
  const choices = useMemo(() => pupilChoices(book, row, typed), [book, row, typed]);
  const chosen = Math.min(at, choices.length - 1);
  const column = nameColumns(book)[0] ?? 0;

  const choose = (pupil: number): void => dispatch({ do: 'choose-pupil', row, pupil });
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = chosen + step;
      setAt((next + choices.length) % Math.max(choices.length, 1));
    }
    const choice = choices[chosen];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && choice) {
      event.preventDefault();
      choose(choice.pupil);
    }
  };
  const keepTyped = (): void => dispatch({ do: 'write-cell', cell: { row, column }, text: typed });
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, pb: 0, [LOW]: { gap: 0.5 } }}>
        {picture}
        <FieldLabel htmlFor={`${id}-field`}>
          <Message id="review.searchPupil" />
        </FieldLabel>
        <OutlinedInput
          id={`${id}-field`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
          }}
          autoFocus
          autoComplete="off"
          inputProps={{
            dir: 'auto',
            role: 'combobox',
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-autocomplete': 'list',
            ...(choices[chosen] && {
              'aria-activedescendant': `${id}-${choices[chosen].pupil}`,
            }),
            onKeyDown,
          }}
        />
        <Box
          component="ul"
          role="listbox"
          id={`${id}-list`}
          aria-label={text('review.pupils')}
          sx={{
            ...{ m: 0, p: 0, listStyle: 'none', height: 264, overflow: 'auto' },
            [LOW]: { height: 88 },
          }}
        >
          {choices.map(({ pupil, name, row: taken }, index) => (
            <Box
              key={pupil}
              component="li"
              role="option"
              id={`${id}-${pupil}`}
              aria-selected={index === chosen}
              ref={(element: HTMLLIElement | null) => {
                if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
              }}
              onClick={() => choose(pupil)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                justifyContent: 'space-between',
                gap: 1,
                minHeight: 44,
                px: 1.5,
                borderRadius: '8px',
                cursor: 'pointer',
                '&:hover': { bgcolor: 'background.default' },
                '&[aria-selected=true]': { bgcolor: 'paper.tealWash', color: 'primary.main' },
              }}
            >
              <bdi>{name}</bdi>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                {taken === undefined && <Message id="review.pupilFree" />}
                {taken === row && <Message id="review.pupilHere" />}
                {taken !== undefined && taken !== row && (
                  <Message id="review.pupilTaken" values={{ row: taken + 1 }} />
                )}
              </Box>
            </Box>
          ))}
        </Box>
        {choices.length === 0 && (
          <Box role="status" sx={{ color: 'text.secondary' }}>
            <Message id="review.nobodyFound" />
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        {typed.trim() !== '' && (
          <TextButton label="review.notListed" color="inherit" onClick={keepTyped} />
        )}
        <TextButton label="common.cancel" color="inherit" onClick={onClose} />
      </DialogActions>
    </>
  );
};

/** Chooses the pupil of a row from the class list, the most similar name first. */
const PupilDialog = ({ open, ...props }: PupilDialogProps) => {
  const id = useId();
  return (
    <Dialog open={open} onClose={props.onClose} maxWidth="xs" fullWidth>
      <DialogTitle>
        <Message id="review.whose" values={{ row: props.index + 1 }} />
      </DialogTitle>
      {/* The key resets the search for each row and search text. */}
      <PupilSearch key={`${props.index} ${props.sought}`} {...props} id={id} />
    </Dialog>
  );
};

export default PupilDialog;
