import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { ClipboardList } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { limits } from '#shared/model/limits.ts';
import { terms } from '#shared/model/term.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { WorkbookMarks } from './use-workbook-marks.ts';

interface Props {
  readonly marks: WorkbookMarks;
  /** Whether the file has classes that are not saved yet. */
  readonly hasNew: boolean;
  /** Saved classes whose marks are not in the record yet. */
  readonly saved: number;
  readonly busy: boolean;
  readonly onAddAll: () => void;
}

/** Whether the marks of a file go into the record of its classes, and what the file does not say about them. */
export const MarksChoice = ({ marks, hasNew, saved, busy, onAddAll }: Props) => {
  const id = useId();
  const text = useMessage();
  const region = useRef<HTMLDivElement>(null);
  const { isSubjectMissing, want } = marks;
  const onShown = useEffectEvent(() => marks.onShown());
  useEffect(() => onShown(), []);
  useEffect(() => {
    if (isSubjectMissing) region.current?.querySelector<HTMLElement>('input[type=text]')?.focus();
  }, [isSubjectMissing]);
  if (!hasNew && saved === 0) return null;
  const asks = marks.isWanted || saved > 0;
  return (
    <Box ref={region} sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {hasNew && (
        <div>
          <Tick
            name="alsoMarks"
            checked={marks.isWanted}
            onChange={want}
            describedBy={`${id}-help`}
          >
            <Message
              id="workbookMarks.also"
              values={{
                ...marks.figures,
                both: marks.figures.marks > 0 && marks.figures.remarks > 0 ? 1 : 0,
                count: marks.terms.length,
                terms: marks.terms.join('، '),
              }}
            />
          </Tick>
          <FormHelperText id={`${id}-help`} sx={{ mt: 0 }}>
            <Message id="workbookMarks.alsoHelp" />
          </FormHelperText>
        </div>
      )}
      {asks && marks.asksSubject && (
        <TextField
          name="marksSubject"
          label={<Message id="workbookMarks.subject" />}
          help={<Message id="workbookMarks.notNamed" />}
          value={marks.subject}
          onChange={marks.setSubject}
          error={isSubjectMissing ? { id: 'workbookMarks.subjectMissing' } : undefined}
          inputProps={{ maxLength: limits.textLength }}
        />
      )}
      {asks && marks.asksTerm && (
        <SelectField
          name="marksTerm"
          label={<Message id="workbookMarks.term" />}
          help={<Message id="workbookMarks.notNamed" />}
          value={String(marks.term)}
          placeholder={text('form.choose')}
          onChange={(value) => {
            const chosen = terms.find((term) => String(term) === value);
            if (chosen) marks.setTerm(chosen);
          }}
          options={terms.map((term) => ({
            value: String(term),
            label: text('workbookMarks.termName', { term }),
          }))}
        />
      )}
      {saved > 1 && (
        <Button
          variant="outlined"
          aria-disabled={busy}
          startIcon={<ClipboardList size={18} />}
          onClick={() => busy || onAddAll()}
        >
          <Message id="workbookMarks.addAll" values={{ count: saved }} />
        </Button>
      )}
    </Box>
  );
};
