import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, useState, type FormEvent } from 'react';
import { columnKinds, type GradebookColumn } from '#shared/model/gradebook.ts';
import { markRoles } from '#shared/model/mark-role.ts';
import { limits } from '#shared/model/limits.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { UnsentNote } from '#frontend/components/dialog/unsent-note.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useFollowing, useTyped } from '#frontend/lib/forms/use-typed.ts';
import { newId } from '#shared/text/new-id.ts';
import { isMarkColumn } from '../../model/table/typed-text.ts';
import { insertColumnAt, type TableEdit } from '../../model/grid/mark-table.ts';
import type { ColumnDialogProps } from './grid-overlays.tsx';

const LARGEST_SCALE = 1000;

/** The typed full mark, in digits of either script; undefined if empty, null if invalid. */
const scaleIn = (typed: string): number | undefined | null => {
  const digits = asciiDigits(typed.trim());
  if (digits === '') return undefined;
  const scale = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return scale >= 1 && scale <= LARGEST_SCALE ? scale : null;
};

interface SettingsProps extends ColumnDialogProps {
  readonly column: GradebookColumn;
}

const ColumnSettings = (props: SettingsProps) => {
  const { documentId, table, cell, index, column, kinds, dispatch, open, onClose } = props;
  const text = useMessage();
  const form = useTyped(
    {
      kind: column.kind,
      heading: column.heading,
      scale: column.scale === undefined ? '' : String(column.scale),
      role: column.role ?? 'none',
    },
    `column.${documentId}.${column.id}`,
  );
  useFollowing(form);
  const { kind, heading, scale, role } = form.values;
  /** Whether the dialog was asked to close over what was typed. */
  const [wasAsked, setAsked] = useState(false);
  const scaleField = useRef<HTMLInputElement>(null);
  const hasScale = isMarkColumn({ kind: columnKinds.find((one) => one === kind) ?? 'other' });
  const known = hasScale ? scaleIn(scale) : undefined;

  /** Writes what was typed; if that is impossible, leads to where, and returns false. */
  const describe = (): boolean => {
    if (known === null) {
      // It may be outside the visible part of the form.
      scaleField.current?.focus();
      return false;
    }
    const description = {
      kind: columnKinds.find((one) => one === kind) ?? 'other',
      heading,
      scale: known,
      role: markRoles.find((one) => one === role),
    };
    dispatch({ do: 'describe-column', index, description });
    form.forget();
    return true;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    describe();
  };
  const cancel = (): void => {
    form.forget();
    onClose();
  };
  const act = (label: MessageId, edit: TableEdit, to: number, disabled = false) => (
    <TextButton
      label={label}
      size="small"
      variant="outlined"
      color="inherit"
      disabled={disabled}
      onClick={() => {
        // The dialog closes with what was typed into it.
        if (form.changed && !describe()) return;
        dispatch({ do: 'change', edit, cell: { ...cell, column: to } });
      }}
    />
  );
  const move = (by: 1 | -1): TableEdit => ({ edit: 'move-column', column: column.id, by });
  const isFull = table.columns.length >= limits.gradebookColumns;
  return (
    <Dialog
      open={open}
      onClose={closeByKey(cancel, form.changed, () => setAsked(true))}
      maxWidth="xs"
      fullWidth
      slotProps={{
        transition: {
          // The next opening begins anew.
          onExited: () => {
            form.reset();
            setAsked(false);
          },
        },
      }}
    >
      <DialogTitle>
        <Message id="review.column" />
      </DialogTitle>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
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
          <RestoredNote restored={form.restored} onAfresh={form.reset} />
          <TextField
            name="heading"
            label={<Message id="review.heading" />}
            value={heading}
            onChange={(typed) => form.change('heading', typed)}
            optional
            inputProps={{ maxLength: limits.gradebookTextLength }}
          />
          {kinds.length > 1 && (
            <SelectField
              name="kind"
              label={<Message id="review.kindLabel" />}
              placeholder={text('form.choose')}
              value={kind}
              onChange={(chosen) => form.change('kind', chosen)}
              options={kinds.map((one) => ({ value: one, label: text(`review.kind.${one}`) }))}
            />
          )}
          {hasScale && (
            <TextField
              name="scale"
              label={<Message id="review.scale" />}
              value={scale}
              onChange={(typed) => form.change('scale', typed)}
              optional
              help={<Message id="review.scaleHelp" />}
              error={known === null ? { id: 'review.scaleInvalid' } : undefined}
              inputProps={{ inputMode: 'numeric', ref: scaleField }}
            />
          )}
          {kind === 'mark' && (
            <SelectField
              name="role"
              label={<Message id="review.roleLabel" />}
              placeholder={text('form.choose')}
              value={role}
              onChange={(chosen) => form.change('role', chosen)}
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
            {act('review.insertBefore', insertColumnAt(table, index, newId), index, isFull)}
            {act('review.insertAfter', insertColumnAt(table, index + 1, newId), index + 1, isFull)}
            {act('review.moveBack', move(-1), index - 1, index === 0)}
            {act('review.moveOn', move(1), index + 1, index === table.columns.length - 1)}
            {act(
              'review.removeColumn',
              { edit: 'remove-column', column: column.id },
              index,
              table.columns.length === 1,
            )}
          </Box>
        </DialogContent>
        {form.changed && wasAsked && <UnsentNote button="common.cancel" />}
        <DialogActions sx={{ p: 2 }}>
          <TextButton label="common.cancel" color="inherit" onClick={cancel} />
          <TextButton label="review.apply" type="submit" variant="contained" />
        </DialogActions>
      </Box>
    </Dialog>
  );
};

/** The settings and actions of a column. */
const ColumnDialog = (props: ColumnDialogProps) => {
  const column = props.table.columns[props.index];
  return column && <ColumnSettings key={column.id} {...props} column={column} />;
};

export default ColumnDialog;
