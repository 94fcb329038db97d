import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import { terms } from '#shared/model/term.ts';
import type { ClassReading } from '#shared/class-lists/workbook-reading.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { CheckBox } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useTyped, type Typed } from '#frontend/lib/forms/use-typed.ts';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import { decidedOf, type ClassPlace, type Decision } from '../../model/decide.ts';
import { facts } from './facts.ts';
import { MarksFound } from './marks-found.tsx';

interface Props {
  readonly found: ClassReading;
  readonly choices: ReadingChoices;
  readonly onDecide: (place: ClassPlace, decision: Decision) => void;
  /** Leaves out all other classes; missing if there are none. */
  readonly onOnly?: (() => void) | undefined;
}

/** A field for the class's name; an empty one restores the workbook's name. */
const NameInput = ({
  found,
  onDecide,
  onLeave,
  form,
}: Pick<Props, 'found' | 'onDecide'> & {
  readonly onLeave: () => void;
  readonly form: Typed<{ readonly name: string }>;
}) => {
  const text = useMessage();
  const keep = () => {
    const name = form.values.name.trim();
    const isOwn = name !== '' && name !== found.nameInWorkbook;
    onDecide(found, { name: isOwn ? name : undefined });
    onLeave();
  };
  return (
    <OutlinedInput
      autoFocus
      size="small"
      value={form.values.name}
      onChange={(event) => form.change('name', event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
        if (event.key !== 'Enter') return;
        event.preventDefault();
        keep();
      }}
      inputProps={{
        'aria-label': text('reading.className', { name: found.nameInWorkbook }),
        maxLength: limits.sheetNameLength,
        dir: 'auto',
      }}
      sx={{ width: '9.5rem' }}
    />
  );
};

/** A class in the workbook: whether to include it, its name and its details. */
export const ClassRow = ({ found, choices, onDecide, onOnly }: Props) => {
  const form = useTyped(
    { name: found.name },
    `notebook.name.${found.sheet}.${found.nameInWorkbook}`,
  );
  const [renaming, setRenaming] = useState(form.restored);
  const endRenaming = () => {
    form.reset();
    setRenaming(false);
  };
  const text = useMessage();
  const isOut = found.state === 'left-out';
  const placeOf = (sheet: string): ClassPlace => ({
    sheet,
    ...(found.class !== undefined && { class: found.class }),
  });
  const decidedTerm = (sheet: string) => decidedOf(choices, placeOf(sheet))?.term;
  // Asked if the workbook does not say; stays visible after the answer.
  const untold = found.terms.filter(
    ({ sheet, term }) => term === undefined || decidedTerm(sheet) !== undefined,
  );
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 0.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <CheckBox
          checked={!isOut}
          label={text('reading.take', { name: found.name })}
          onChange={() => onDecide(found, { leftOut: isOut ? undefined : true })}
        />
        {renaming ? (
          <NameInput {...{ found, form, onDecide }} onLeave={endRenaming} />
        ) : (
          <>
            <Box
              component="bdi"
              sx={{ fontWeight: 600, ...(isOut && { textDecoration: 'line-through' }) }}
            >
              {found.name}
            </Box>
            {!isOut && (
              <IconButton
                size="small"
                aria-label={text('reading.rename', { name: found.name })}
                onClick={() => setRenaming(true)}
              >
                <Pencil size={15} />
              </IconButton>
            )}
          </>
        )}
        <Box
          sx={{
            ...facts,
            color: 'text.secondary',
            fontSize: '0.875rem',
            flex: isOut ? 'auto' : '1 1 160px',
          }}
        >
          {isOut ? (
            <Message id="reading.leftOut" />
          ) : (
            <>
              <span>
                <Message id="reading.pupils" values={{ count: found.pupils }} />
              </span>
              {found.subject && (
                <span>
                  <bdi>{found.subject}</bdi>
                </span>
              )}
              {found.terms.length > 0 && (
                <span>
                  <MarksFound classes={[found]} />
                </span>
              )}
            </>
          )}
        </Box>
        {onOnly && (
          <Button
            size="small"
            aria-label={text('reading.onlyOf', { name: found.name })}
            onClick={onOnly}
          >
            <Message id="reading.only" />
          </Button>
        )}
      </Box>
      {!isOut &&
        untold.map(({ sheet }) => (
          <Box key={sheet} sx={{ maxWidth: 280, pb: 1, paddingInlineStart: 4.5 }}>
            <SelectField
              name={`term-${sheet}`}
              label={<Message id="reading.whichTerm" values={{ sheet }} />}
              value={String(decidedTerm(sheet) ?? '')}
              placeholder={text('reading.termUnknown')}
              optional
              options={terms.map((term) => ({
                value: String(term),
                label: text('reading.term', { term }),
              }))}
              onChange={(value) =>
                onDecide(placeOf(sheet), { term: terms.find((term) => String(term) === value) })
              }
            />
          </Box>
        ))}
    </Box>
  );
};
