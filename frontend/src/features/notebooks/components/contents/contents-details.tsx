import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { limits } from '#shared/model/limits.ts';
import { attendanceForms, type NotebookContents } from '#shared/model/notebook-contents.ts';
import { terms } from '#shared/model/term.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly contents: NotebookContents;
  readonly onChange: (contents: NotebookContents) => void;
}

type Part = {
  [K in keyof NotebookContents]: NotebookContents[K] extends boolean ? K : never;
}[keyof NotebookContents];

const before: readonly Part[] = [
  'teacherCard',
  'schoolCard',
  'timetable',
  'holidays',
  'annualDistribution',
];
const ofClass: readonly Part[] = ['results', 'statistics', 'remediation', 'seatingPlan'];
const after: readonly Part[] = ['councilMinutes', 'trainingLog'];

interface GroupProps {
  readonly title: MessageId;
  /** Whether it takes the second column on wide screens. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

const Group = ({ title, tall = false, children }: GroupProps) => (
  <Box
    component="fieldset"
    sx={{
      border: 0,
      m: 0,
      p: 0,
      minWidth: 0,
      ...(tall && { gridColumn: { sm: 2 }, gridRow: { sm: '1 / span 2' } }),
    }}
  >
    <Typography component="legend" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
      <Message id={title} />
    </Typography>
    {children}
  </Box>
);

/** The number of pages in a field; undefined for invalid input. */
const pagesIn = (typed: string): number | undefined => {
  const pages = Number(typed || '0');
  return Number.isInteger(pages) && pages >= 0 && pages <= limits.writingPages ? pages : undefined;
};

/** Every part of the notebook with a check box. */
const ContentsDetails = ({ contents, onChange }: Props) => {
  const text = useMessage();
  const parts = (names: readonly Part[]) =>
    names.map((part) => (
      <Tick
        key={part}
        checked={contents[part]}
        onChange={(checked) => onChange({ ...contents, [part]: checked })}
      >
        <Message id={`contents.part.${part}`} />
      </Tick>
    ));
  const pages = (part: 'notes' | 'dailyPages') => (
    <TextField
      name={part}
      type="number"
      label={<Message id={`contents.part.${part}`} />}
      value={String(contents[part])}
      onChange={(typed) => {
        const count = pagesIn(typed);
        if (count !== undefined) onChange({ ...contents, [part]: count });
      }}
      inputProps={{ min: 0, max: limits.writingPages, inputMode: 'numeric' }}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gridTemplateRows: { sm: 'auto 1fr' },
        columnGap: 3,
        rowGap: 2,
        mt: 1,
        p: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Group title="contents.before">{parts(before)}</Group>
      <Group title="contents.ofClass" tall>
        <Box sx={{ display: 'grid', gap: 1.5, mb: 1 }}>
          <SelectField
            name="attendance"
            label={<Message id="contents.attendance" />}
            value={contents.attendance}
            placeholder={text('form.choose')}
            options={attendanceForms.map((form) => ({
              value: form,
              label: text(`contents.attendance.${form}`),
            }))}
            onChange={(value) => {
              const attendance = attendanceForms.find((form) => form === value);
              if (attendance) onChange({ ...contents, attendance });
            }}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {terms.map((term) => (
              <Tick
                key={term}
                checked={contents.marks.includes(term)}
                onChange={() =>
                  onChange({
                    ...contents,
                    marks: terms.filter((one) => (one === term) !== contents.marks.includes(one)),
                  })
                }
              >
                <Message id="contents.marksOfTerm" values={{ term }} />
              </Tick>
            ))}
          </Box>
        </Box>
        {parts(ofClass)}
        <Box sx={{ mt: 1 }}>{pages('notes')}</Box>
      </Group>
      <Group title="contents.after">
        {parts(after)}
        <Box sx={{ mt: 1 }}>{pages('dailyPages')}</Box>
      </Group>
    </Box>
  );
};

export default ContentsDetails;
