import Box from '@mui/material/Box';
import { memo } from 'react';
import { lessonStages, type LessonPhase } from '#shared/model/draft.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changePhase } from '../../model/draft/edit-blocks.ts';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { PartNumber } from './part-number.tsx';
import { PhaseChecks } from './phase-checks.tsx';
import { PlainChoice } from './plain-choice.tsx';

interface NamedPhase {
  readonly phase: LessonPhase;
  readonly name: string;
}

const columns = { teacher: 'teacherDoes', pupils: 'pupilsDo', assessment: 'assessment' } as const;

const changePart = (id: string, changed: Partial<LessonPhase>) =>
  changePhase(id, (one) => ({ ...one, ...changed }));

const Stage = ({ phase, name }: NamedPhase) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const { id, stage } = phase;
  return (
    <PlainChoice
      value={stage}
      options={lessonStages.map((one) => [one, labels.stages[one]] as const)}
      label={text('draft.stageOf', { name })}
      onChoose={(chosen) => edit?.(changePart(id, { stage: chosen }))}
    />
  );
};

/** What teacher and pupils do, and how it is assessed, in columns. */
const Activities = ({ phase, name }: NamedPhase) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const parts = (['teacher', 'pupils', 'assessment'] as const).filter(
    (part) => edit ?? phase[part],
  );
  const sideBySide = `repeat(${parts.length}, minmax(0, 1fr))`;
  return (
    <Box
      sx={{
        mt: 1,
        display: 'grid',
        columnGap: 4,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: sideBySide },
        '@media print': { gridTemplateColumns: sideBySide },
      }}
    >
      {parts.map((part) => (
        <div key={part}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 500 }}>
            {labels[columns[part]]}
          </Box>
          <EditableText
            value={phase[part]}
            label={text('draft.partOf', { name, part: labels[columns[part]] })}
            field={`${phase.id}.${part}`}
            write={(written) => changePart(phase.id, { [part]: written })}
          />
        </div>
      ))}
    </Box>
  );
};

interface Props extends BlockProps {
  readonly phase: LessonPhase;
  readonly checksBefore?: number;
}

/** One phase of a lesson: stage and time, what teacher and pupils do, and its checks. */
const Phase = ({ phase, checksBefore = 0, index, count, isNew }: Props) => {
  const text = useMessage();
  const { id, title, minutes } = phase;
  const name = text('draft.phaseNumber', { number: index + 1 });
  return (
    <BlockFrame
      id={id}
      name={name}
      index={index}
      count={count}
      heading={<Stage phase={phase} name={name} />}
      aside={
        <PartNumber
          of="minutes"
          value={minutes}
          name={name}
          field={`${id}.minutes`}
          write={(next) => changePart(id, { minutes: next })}
        />
      }
    >
      <Box sx={{ fontWeight: 600, fontSize: '1.0625rem' }}>
        <EditableText
          value={title}
          label={text('draft.titleOf', { name })}
          field={`${id}.title`}
          isLine
          isNew={isNew}
          write={(written) => changePart(id, { title: written })}
        />
      </Box>
      <Activities phase={phase} name={name} />
      <PhaseChecks phase={phase} before={checksBefore} />
    </BlockFrame>
  );
};

/** Memoised: renders only when the phase has changed. */
export const PhaseBlock = memo(Phase);
