import FormHelperText from '@mui/material/FormHelperText';
import { Message } from '#frontend/i18n/message.tsx';
import { afterChange } from '../model/effect.ts';
import type { Days, PlacedBlock } from '../model/day-course.ts';
import { nextSession } from '../model/homework.ts';
import { useTimeWords } from './block-words.tsx';

/** Where a session that was left half done is continued. */
export const HalfNote = ({
  days,
  placed,
}: {
  readonly days: Days;
  readonly placed: PlacedBlock;
}) => {
  const timeWords = useTimeWords(days);
  const { of, block } = placed;
  const last = block.at(-1) ?? block[0];
  const { sessions } = afterChange({ of, entries: { [last.key]: { state: 'half' } } });
  const next = nextSession(last, sessions);
  if (next?.what !== 'line') return null;
  return (
    <FormHelperText>
      <Message id="days.halfNote" values={{ when: timeWords(next), part: next.part }} />
    </FormHelperText>
  );
};
