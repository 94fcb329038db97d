import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type FormEvent } from 'react';
import { columnKinds, type GradebookColumn } from '#shared/model/gradebook.ts';
import { markRoles } from '#shared/model/mark-role.ts';
import { limits } from '#shared/model/limits.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { UnsentNote } from '#frontend/components/dialog/unsent-note.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { insertColumn, moveColumn, removeColumn } from '../../model/gradebook/edit-columns.ts';
import type { Edit } from '../../model/gradebook/edit-gradebook.ts';
import { isMarkColumn } from '../../model/gradebook/typed-text.ts';
import type { ColumnDialogProps } from './grid-overlays.tsx';

const LARGEST_SCALE = 1000;

/** The typed full mark, in digits of either script; undefined if empty, null if invalid. */
const scaleIn = (typed: string): number | undefined | null => {
  const digits = asciiDigits(typed.trim());
  if (digits === '') return undefined;
  const scale = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return scale >= 1 && scale <= LARGEST_SCALE ? scale : null;
};

interface FormProps extends Omit<ColumnDialogProps, 'open'> {
  readonly column: GradebookColumn;
  /** Whether settings were changed since the dialog opened. */
  readonly isTyped: boolean;
  /** Whether the dialog was asked to close over them. */
  readonly wasAsked: boolean;
  readonly onType: () => void;
}

const ColumnForm = (props: FormProps) => {
  const { book, cell, index, column, kinds, dispatch, onClose, isTyped, wasAsked, onType } = props;
  const text = useMessage();
  const [kind, setKind] = useState<string>(column.kind);
  const [heading, setHeading] = useState(column.heading);
  const [scale, setScale] = useState(column.scale === undefined ? '' : String(column.scale));
  const [role, setRole] = useState<string>(column.role ?? 'none');
  const hasScale = isMarkColumn({ kind: columnKinds.find((one) => one === kind) ?? 'other' });
  const known = hasScale ? scaleIn(scale) : undefined;

  const describe = (): void => {
    if (known === null) return;
    const description = {
      kind: columnKinds.find((one) => one === kind) ?? 'other',
      heading,
      scale: known,
      role: markRoles.find((one) => one === role),
    };
    dispatch({ do: 'describe-column', index, description });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    describe();
    // It may be outside the visible part of the form.
    const refused = known === null && event.currentTarget.elements.namedItem('scale');
    if (refused instanceof HTMLElement) refused.focus();
  };
  const act = (label: MessageId, edit: Edit, to: number, disabled = false) => (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      disabled={disabled}
      onClick={() => {
        // The dialog closes with what was typed into it.
        if (isTyped) describe();
        dispatch({ do: 'change', edit, cell: { ...cell, column: to } });
      }}
    >
      <Message id={label} />
    </Button>
  );
  const isFull = book.columns.length >= limits.gradebookColumns;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={onSubmit}
      onChange={onType}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2.5,
          pt: 1,
          // A field that gets the focus has room for its label above it and its error below it.
          '& input': { scrollMarginBlock: '2rem 4rem' },
        }}
      >
        <TextField
          name="heading"
          label={<Message id="review.heading" />}
          value={heading}
          onChange={setHeading}
          optional
          inputProps={{ maxLength: limits.gradebookTextLength }}
        />
        {kinds.length > 1 && (
          <SelectField
            name="kind"
            label={<Message id="review.kindLabel" />}
            placeholder={text('form.choose')}
            value={kind}
            onChange={setKind}
            options={kinds.map((one) => ({ value: one, label: text(`review.kind.${one}`) }))}
          />
        )}
        {hasScale && (
          <TextField
            name="scale"
            label={<Message id="review.scale" />}
            value={scale}
            onChange={setScale}
            optional
            help={<Message id="review.scaleHelp" />}
            error={known === null ? { id: 'review.scaleInvalid' } : undefined}
            inputProps={{ inputMode: 'numeric' }}
          />
        )}
        {kind === 'mark' && (
          <SelectField
            name="role"
            label={<Message id="review.roleLabel" />}
            placeholder={text('form.choose')}
            value={role}
            onChange={setRole}
            options={['none' as const, ...markRoles].map((one) => ({
              value: one,
              label: text(`review.role.${one}`),
            }))}
          />
        )}
        <Box
          role="group"
          aria-label={text('review.columnPlace')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {act('review.insertBefore', insertColumn(index), index, isFull)}
          {act('review.insertAfter', insertColumn(index + 1), index + 1, isFull)}
          {act('review.moveBack', moveColumn(index, index - 1), index - 1, index === 0)}
          {act(
            'review.moveOn',
            moveColumn(index, index + 1),
            index + 1,
            index === book.columns.length - 1,
          )}
          {act('review.removeColumn', removeColumn(index), index, book.columns.length === 1)}
        </Box>
      </DialogContent>
      {isTyped && wasAsked && <UnsentNote button="common.cancel" />}
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          <Message id="common.cancel" />
        </Button>
        <Button type="submit" variant="contained">
          <Message id="review.apply" />
        </Button>
      </DialogActions>
    </Box>
  );
};

/** The settings and actions of a column. */
const ColumnDialog = ({ open, ...props }: ColumnDialogProps) => {
  const column = props.book.columns[props.index];
  /** The column whose settings were changed here since the dialog opened. */
  const [typedIn, setTypedIn] = useState<string>();
  const isTyped = typedIn !== undefined && typedIn === column?.id;
  const [wasAsked, setAsked] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={closeByKey(props.onClose, isTyped, () => setAsked(true))}
      maxWidth="xs"
      fullWidth
      slotProps={{
        transition: {
          onExited: () => {
            setTypedIn(undefined);
            setAsked(false);
          },
        },
      }}
    >
      <DialogTitle>
        <Message id="review.column" />
      </DialogTitle>
      {column && (
        <ColumnForm
          key={column.id}
          {...props}
          column={column}
          {...{ isTyped, wasAsked }}
          onType={() => setTypedIn(column.id)}
        />
      )}
    </Dialog>
  );
};

export default ColumnDialog;
