import Box from '@mui/material/Box';
import { PenLine, ScanSearch, Sparkles, Trash2 } from 'lucide-react';
import { readabilityOfText } from '#shared/draft/readings.ts';
import type { Test } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import type { Reading, ReadingLevel } from '#shared/model/reading.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeReading, type NamedText } from '../../model/draft/edit-readings.ts';
import { useDraftView, useWordsLanguage } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { ReadingFigures } from './reading-figures.tsx';
import { ReadingFindings } from './reading-findings.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface Props {
  readonly test: Test;
  readonly level: ReadingLevel;
  readonly name: string;
  /** What it must be easier than. */
  readonly than: NamedText;
  readonly busy: ReadingLevel | undefined;
  /** Whether the teacher has just begun to write it. */
  readonly isNew: boolean;
  /** Has the version written; `keep` only has the questions solved from it again. */
  readonly onWrite: (keep: boolean) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

const VersionActions = ({
  level,
  name,
  busy,
  onWrite,
  onRemove,
}: Pick<Props, 'level' | 'name' | 'busy' | 'onWrite' | 'onRemove'>) => {
  const text = useMessage();
  return (
    <Box sx={{ display: 'flex' }}>
      <IconAction
        label={text('draft.reading.solve', { name })}
        Icon={ScanSearch}
        disabled={busy !== undefined}
        onClick={() => onWrite(true)}
      />
      <IconAction
        label={text('draft.redraft', { name })}
        Icon={Sparkles}
        disabled={busy !== undefined}
        onClick={() => onWrite(false)}
      />
      <IconAction
        label={text('draft.remove', { name })}
        Icon={Trash2}
        disabled={busy === level}
        onClick={onRemove}
      />
    </Box>
  );
};

/** The ways to begin a version. */
const BeginActions = ({
  name,
  busy,
  onWrite,
  onCopy,
}: Pick<Props, 'name' | 'busy' | 'onWrite' | 'onCopy'>) => {
  const text = useMessage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <TextButton
        label="draft.reading.write"
        size="small"
        variant="outlined"
        icon={Sparkles}
        aria-label={text('draft.reading.writeOf', { name })}
        disabled={busy !== undefined}
        onClick={() => onWrite(false)}
      />
      <TextButton
        label="draft.reading.byHand"
        size="small"
        color="inherit"
        icon={PenLine}
        aria-label={text('draft.reading.byHandOf', { name })}
        disabled={busy !== undefined}
        onClick={onCopy}
      />
    </Box>
  );
};

const Version = ({
  test,
  reading,
  name,
  than,
  isNew,
}: Pick<Props, 'test' | 'name' | 'than' | 'isNew'> & { readonly reading: Reading }) => {
  const { labels } = useDraftView();
  const text = useMessage();
  const language = useWordsLanguage();
  const { level } = reading;
  return (
    <>
      <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        <EditableText
          value={reading.text}
          label={text('draft.partOf', { name, part: labels.sourceText })}
          field={`readings.${level}`}
          maximum={limits.longTextLength}
          isNew={isNew}
          write={(typed) => changeReading(level, (one) => ({ ...one, text: typed }))}
        />
      </Box>
      <Box {...language} sx={{ display: 'grid', gap: 1, fontSize: '0.875rem' }}>
        <ReadingFindings test={test} reading={reading} than={than} />
      </Box>
    </>
  );
};

/** One level of a source text: its version, or how to get one. */
export const ReadingLevelCard = (props: Props) => {
  const { test, level, name, than, busy, isNew } = props;
  const language = useWordsLanguage();
  const reading = test.readings?.find((one) => one.level === level);
  return (
    <Box
      data-level={level}
      role="group"
      aria-label={name}
      sx={{
        display: 'grid',
        gap: 1,
        p: 1.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      <Box
        {...language}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}
      >
        <Box component="span" sx={{ fontWeight: 600, color: 'primary.main' }}>
          {name}
        </Box>
        {reading && <ReadingFigures of={readabilityOfText(reading.text, test)} />}
        <Box sx={{ flex: 1 }} />
        {reading ? <VersionActions {...props} /> : <BeginActions {...props} />}
      </Box>
      {reading && <Version {...{ test, reading, name, than, isNew }} />}
      {busy === level && (
        <Box {...language} sx={{ color: 'text.secondary' }}>
          <Message id="draft.reading.writing" />
        </Box>
      )}
    </Box>
  );
};
