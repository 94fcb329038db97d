import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { formatsOf, isPaper, type ExportFormat } from '#shared/draft/export-formats.ts';
import { readingNotes } from '#shared/draft/readings.ts';
import { helpLevels } from '#shared/draft/test-forms.ts';
import { testForms } from '#shared/model/content-types.ts';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { downloadDraft, type ExportOptions } from '../../draft-api.ts';
import { DialogForm } from './dialog-form.tsx';
import { ExportLimits } from './export-limits.tsx';
import type { ExportDialogProps } from './draft-tools.tsx';
import { firstSheet, keyOfSheet, sheetChoices } from './sheet-choices.ts';
import { SourceChoice } from './source-choice.tsx';

interface FormatsProps {
  readonly formats: readonly ExportFormat[];
  readonly chosen: ExportFormat;
  readonly onChoose: (format: ExportFormat) => void;
}

const Formats = ({ formats, chosen, onChoose }: FormatsProps) => (
  <Box
    component="fieldset"
    sx={{
      m: 0,
      p: 0,
      border: 0,
      minWidth: 0,
      display: 'grid',
      gap: 1,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    <Box component="legend" sx={{ p: 0, mb: 0.75, fontSize: '0.875rem', fontWeight: 500 }}>
      <Message id="draft.format" />
    </Box>
    {formats.map((format) => (
      <Tick
        key={format}
        isCard
        type="radio"
        name="format"
        value={format}
        checked={format === chosen}
        onChange={() => onChoose(format)}
        help={<Message id={`draft.formatHelp.${format}`} />}
      >
        <Message id={`draft.format.${format}`} />
      </Tick>
    ))}
  </Box>
);

/** Exports a draft as a file, for paper or for a learning system. */
const ExportDialog = ({
  jobId,
  document,
  withSource,
  onSource,
  open,
  onClose,
}: ExportDialogProps) => {
  const text = useMessage();
  const { content } = document;
  const { data: profile } = useProfile();
  const { type } = content;
  const formats: readonly ExportFormat[] = formatsOf[type];
  const [format, setFormat] = useState<ExportFormat>(formats[0] ?? 'markdown');
  const [sheet, setSheet] = useState<string>(firstSheet);
  const [form, setForm] = useState('as-written');
  const [help, setHelp] = useState('none');
  const [room, setRoom] = useState('usual');
  const [reading, setReading] = useState('given');
  const [paper, setPaper] = useState('half');
  const versions =
    content.type === 'TEST' ? (content.readings ?? []).filter(({ text: one }) => one.trim()) : [];
  const version = versions.find(({ level }) => level === reading);
  const unsettled = content.type === 'TEST' && version ? readingNotes(content, version).length : 0;
  const isForPaper = isPaper(format);
  const mayHalve = type === 'TEST' && format === 'pdf' && sheet !== 'teacher';

  const options = (): ExportOptions => ({
    format,
    ...(isForPaper && {
      form: type === 'TEST' ? testForms.find((one) => one === form) : undefined,
      help: type === 'LESSON_PLAN' ? undefined : helpLevels.find((one) => one === help),
      key: type === 'LESSON_PLAN' ? undefined : keyOfSheet(sheet),
      paper: mayHalve && paper === 'whole' ? 'whole' : undefined,
      room: room === 'lines' && sheet !== 'teacher' && type !== 'LESSON_PLAN' ? 'yes' : undefined,
    }),
    source: withSource ? 'yes' : undefined,
    reading: version?.level,
  });
  const make = async () => {
    // The server exports the newest saved version.
    await document.saveNow();
    const { blob, name } = await downloadDraft(jobId, options());
    saveFile(blob, name);
  };
  const choice = (
    name: 'sheet' | 'paper' | 'form' | 'help' | 'room' | 'reading',
    value: string,
    onChange: (value: string) => void,
    choices: readonly (readonly [value: string, said: MessageId])[],
  ) => (
    <SelectField
      name={name}
      label={<Message id={`draft.export.${name}`} />}
      value={value}
      onChange={onChange}
      options={choices.map(([one, said]) => ({ value: one, label: text(said) }))}
      placeholder={text('form.choose')}
    />
  );
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      title="draft.export"
      submit="draft.download"
      submitting="draft.exporting"
      failed="draft.exportFailed"
      onSubmit={make}
    >
      <Formats formats={formats} chosen={format} onChoose={setFormat} />
      <ExportLimits draft={content} format={format} />
      <SourceChoice draft={document.content} withSource={withSource} onChange={onSource} />
      {versions.length > 0 && (
        <Box>
          {choice('reading', reading, setReading, [
            ['given', 'draft.reading.level.given'],
            ...versions.map(({ level }) => [level, `draft.reading.level.${level}`] as const),
          ])}
          {unsettled > 0 && (
            <FormHelperText role="status">
              <Message id="draft.reading.unsettled" values={{ count: unsettled }} />
            </FormHelperText>
          )}
        </Box>
      )}
      {isForPaper && type !== 'LESSON_PLAN' && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
          }}
        >
          {choice('sheet', sheet, setSheet, sheetChoices)}
          {mayHalve &&
            choice('paper', paper, setPaper, [
              ['half', 'draft.paper.half'],
              ['whole', 'draft.sheets.paper.whole'],
            ])}
          {type === 'TEST' &&
            choice('form', form, setForm, [
              ['as-written', 'draft.form.asWritten'],
              ['A', 'draft.form.A'],
              ['B', 'draft.form.B'],
            ])}
          {choice('help', help, setHelp, [
            ['none', 'draft.help.none'],
            ['hint', 'draft.help.hint'],
            ['guided', 'draft.help.guided'],
          ])}
          {sheet !== 'teacher' &&
            choice('room', room, setRoom, [
              ['usual', 'draft.room.usual'],
              ['lines', 'draft.room.lines'],
            ])}
        </Box>
      )}
      {format === 'pdf' && <UnprintableNote ofDraft printed={[content, profile]} />}
    </DialogForm>
  );
};

export default ExportDialog;
