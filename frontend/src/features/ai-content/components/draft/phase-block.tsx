import Box from '@mui/material/Box';
import { memo } from 'react';
import { lessonStages, type LessonPhase } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changePhase } from '../../draft/edit-blocks.ts';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { Counted } from './counted.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { PlainChoice } from './plain-choice.tsx';

interface Props extends BlockProps {
  readonly phase: LessonPhase;
}

const columns = { teacher: 'teacherDoes', pupils: 'pupilsDo', assessment: 'assessment' } as const;

/** One phase of a lesson: stage and time, and what teacher and pupils do. */
const Phase = ({ phase, place, count, isNew }: Props) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const { id, stage, title, minutes } = phase;
  const name = text('draft.phaseNumber', { number: place + 1 });
  const parts = (['teacher', 'pupils', 'assessment'] as const).filter(
    (part) => edit ?? phase[part],
  );
  return (
    <BlockFrame
      id={id}
      name={name}
      place={place}
      count={count}
      heading={
        <PlainChoice
          value={stage}
          options={lessonStages.map((one) => [one, labels.stages[one]] as const)}
          label={text('draft.stageOf', { name })}
          onChoose={(chosen) => edit?.(changePhase(id, (one) => ({ ...one, stage: chosen })))}
        />
      }
      aside={
        <Counted
          value={minutes}
          words={labels.minutes(minutes)}
          unit="draft.minutes"
          label={text('draft.minutesOf', { name })}
          step={1}
          maximum={limits.lessonMinutes}
          onChange={(next) =>
            edit?.(
              changePhase(id, (one) => ({ ...one, minutes: next })),
              `${id}.minutes`,
            )
          }
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
          write={(written) => changePhase(id, (one) => ({ ...one, title: written }))}
        />
      </Box>
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          columnGap: 4,
          rowGap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: `repeat(${parts.length}, minmax(0, 1fr))`,
          },
          '@media print': { gridTemplateColumns: `repeat(${parts.length}, minmax(0, 1fr))` },
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
              field={`${id}.${part}`}
              write={(written) => changePhase(id, (one) => ({ ...one, [part]: written }))}
            />
          </div>
        ))}
      </Box>
    </BlockFrame>
  );
};

/** Memoised: renders only when the phase has changed. */
export const PhaseBlock = memo(Phase);
