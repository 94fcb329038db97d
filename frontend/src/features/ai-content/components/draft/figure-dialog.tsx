import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState, type FormEvent } from 'react';
import type { Figure, FigureKind } from '#shared/model/figure.ts';
import { directionOf } from '#shared/model/locale.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { UnsentNote } from '#frontend/components/dialog/unsent-note.tsx';
import { FigurePicture } from '#frontend/components/figure/figure-picture.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useFollowing, useTyped } from '#frontend/lib/forms/use-typed.ts';
import { setFigure } from '../../model/draft/edit-blocks.ts';
import {
  chosenIn,
  fieldName,
  figureFields,
  figureForm,
  figureKinds,
  newFigure,
  readFigureForm,
  type FigureField,
} from '../../model/draft/figure-form.ts';
import type { FigureDialogProps } from './draft-board.tsx';
import { figureChoices, figureHelps, figureKindNames, figureLabels } from './figure-texts.ts';

interface FieldProps {
  readonly kind: FigureKind;
  readonly field: FigureField;
  readonly value: string;
  readonly error: ReturnType<typeof readFigureForm>['errors'][string] | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const Field = ({ kind, field, value, error, onChange, onBlur }: FieldProps) => {
  const text = useMessage();
  const { name, type } = field;
  const label = (
    <Message id={figureLabels[`${kind}.${name}`] ?? figureLabels[name] ?? 'draft.figure.kind'} />
  );
  if (typeof type !== 'string')
    return (
      <SelectField
        name={name}
        label={label}
        value={value}
        onChange={onChange}
        placeholder=""
        options={type.map((option) => ({
          value: option,
          label: text(figureChoices[`${name}.${option}`] ?? 'draft.figure.kind'),
        }))}
      />
    );
  const help = figureHelps[`${kind}.${name}`];
  return (
    <TextField
      name={name}
      label={label}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error && { id: error }}
      help={help && <Message id={help} />}
      optional={type === 'lines' || type === 'text'}
      type={type === 'time' ? 'time' : 'text'}
      {...(type === 'lines' && { rows: 2 })}
      inputProps={{
        // Numbers, names of points and bars between them read from left to right, Arabic words do not.
        dir: /\p{Script=Arabic}/u.test(value) ? 'auto' : 'ltr',
        ...(type === 'number' && { inputMode: 'decimal' }),
      }}
    />
  );
};

/** Adds, changes or removes the figure of a question or exercise, with a picture of what is typed. */
const FigureDialog = ({
  jobId,
  id,
  name,
  figure: given,
  language,
  edit,
  open,
  onClose,
}: FigureDialogProps) => {
  const text = useMessage();
  const form = useTyped(figureForm(given, language), `figure.${jobId}.${id}`);
  useFollowing(form);
  const { kind, values } = chosenIn(form.values);
  /** Whether the dialog was asked to close over what was typed. */
  const [wasAsked, setAsked] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { figure, errors } = readFigureForm(kind, values);
  const [shown, setShown] = useState<Figure>(() =>
    given?.kind === kind ? given : newFigure(kind, language),
  );
  // A figure that is half typed is impossible; the last possible one stays in sight.
  if (figure && JSON.stringify(figure) !== JSON.stringify(shown)) setShown(figure);

  const choose = (chosen: string) => {
    form.change('kind', chosen);
    setLeft(new Set());
  };
  const close = () => {
    form.forget();
    onClose();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const names = figureFields[kind].map((field) => field.name);
    setLeft(new Set(names));
    if (!figure) {
      // It may be outside the visible part of the form.
      const refused = names.find((each) => errors[each]) ?? '';
      const field = event.currentTarget.elements.namedItem(refused);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    edit(setFigure(id, figure));
    close();
  };
  const remove = () => {
    edit(setFigure(id, undefined));
    close();
  };
  return (
    <Dialog
      open={open}
      onClose={closeByKey(close, form.changed, () => setAsked(true))}
      maxWidth="sm"
      fullWidth
    >
      <Box
        component="form"
        noValidate
        onSubmit={save}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogTitle sx={{ pb: 1 }}>
          <Message id="draft.figure.title" values={{ name }} />
        </DialogTitle>
        <DialogContent
          sx={{
            display: 'grid',
            gap: 2.5,
            // A field that gets the focus has room for its label above it and its error below it.
            '& input, & select, & textarea': { scrollMarginBlock: '2rem 4rem' },
          }}
        >
          <RestoredNote
            restored={form.restored}
            onAfresh={() => {
              form.reset();
              setLeft(new Set());
            }}
          />
          <Box
            lang={language}
            dir={directionOf(language)}
            sx={{
              display: 'flex',
              justifyContent: 'center',
              alignItems: 'center',
              '@media (min-height: 500px)': { minHeight: 190 },
              p: 2,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '8px',
              opacity: figure ? 1 : 0.4,
            }}
          >
            <FigurePicture figure={shown} language={language} />
          </Box>
          <SelectField
            name="kind"
            label={<Message id="draft.figure.kind" />}
            value={kind}
            onChange={choose}
            placeholder=""
            options={figureKinds.map((each) => ({
              value: each,
              label: text(figureKindNames[each]),
            }))}
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              alignItems: 'start',
            }}
          >
            {figureFields[kind].map((field) => (
              <Field
                key={`${kind}.${field.name}`}
                kind={kind}
                field={field}
                value={values[field.name] ?? ''}
                error={left.has(field.name) ? errors[field.name] : undefined}
                onChange={(typed) => form.change(fieldName(kind, field.name), typed)}
                onBlur={() => setLeft(new Set([...left, field.name]))}
              />
            ))}
          </Box>
        </DialogContent>
        {wasAsked && form.changed && <UnsentNote button="common.cancel" />}
        <DialogActions sx={{ p: 2 }}>
          {given && (
            <Button color="error" onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
              <Message id="draft.figure.remove" />
            </Button>
          )}
          <Button onClick={close} color="inherit">
            <Message id="common.cancel" />
          </Button>
          <Button type="submit" variant="contained">
            <Message id="draft.figure.take" />
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

export default FigureDialog;
