import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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

interface Props {
  readonly test: Test;
  readonly level: ReadingLevel;
  readonly name: string;
  /** What it must be easier than. */
  readonly than: NamedText;
  /** The level that is being written or solved. */
  readonly busy: ReadingLevel | undefined;
  /** Whether the teacher has just begun to write it. */
  readonly isNew: boolean;
  /** Has the version written; `keep` only has the questions solved from it again. */
  readonly onWrite: (keep: boolean) => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
}

/** The actions on a version that there is. */
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
      <Button
        size="small"
        variant="outlined"
        startIcon={<Sparkles size={18} />}
        aria-label={text('draft.reading.writeOf', { name })}
        disabled={busy !== undefined}
        onClick={() => onWrite(false)}
      >
        <Message id="draft.reading.write" />
      </Button>
      <Button
        size="small"
        color="inherit"
        startIcon={<PenLine size={18} />}
        aria-label={text('draft.reading.byHandOf', { name })}
        disabled={busy !== undefined}
        onClick={onCopy}
      >
        <Message id="draft.reading.byHand" />
      </Button>
    </Box>
  );
};

/** The text of a version, with what is to be known about it. */
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
