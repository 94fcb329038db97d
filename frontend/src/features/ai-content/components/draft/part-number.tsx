import { limits } from '#shared/model/limits.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Edit } from '../../model/draft/edit-draft.ts';
import { Counted } from './counted.tsx';
import { useDraftView } from './draft-context.ts';

const units = {
  points: {
    unit: 'draft.points',
    label: 'draft.pointsOf',
    step: 0.25,
    maximum: limits.draftPoints,
  },
  minutes: {
    unit: 'draft.minutes',
    label: 'draft.minutesOf',
    step: 1,
    maximum: limits.lessonMinutes,
  },
} as const;

interface Props {
  readonly of: keyof typeof units;
  readonly value: number;
  /** The name of the question, phase or task. */
  readonly name: string;
  /** Unique among the fields of the draft. */
  readonly field: string;
  readonly write: (value: number) => Edit;
}

/** The points or minutes of one part of a draft. */
export const PartNumber = ({ of, value, name, field, write }: Props) => {
  const { labels, edit } = useDraftView();
  const text = useMessage();
  const { label, ...unit } = units[of];
  return (
    <Counted
      {...unit}
      value={value}
      words={labels[of](value)}
      label={text(label, { name })}
      onChange={(next) => edit?.(write(next), field)}
    />
  );
};
