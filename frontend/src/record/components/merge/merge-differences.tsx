import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { keyOfMark, type ComparedMark } from '#shared/record/merge/compare-marks.ts';
import type { Merge } from '../../hooks/merge/use-merge.ts';
import { Part } from './part.tsx';

interface Props {
  readonly merge: Merge;
  /** Names a pupil and a column. */
  readonly nameOf: (mark: ComparedMark) => string;
}

const choices = ['before', 'after'] as const;

/** How many differences are shown at first, and more with each press. */
const SHOWN = 20;

/** Marks that differ from those of the sheet: those of the sheet stay unless the teacher chooses the others. */
export const MergeDifferences = ({ merge, nameOf }: Props) => {
  const id = useId();
  const text = useMessage();
  const [shown, setShown] = useState(SHOWN);
  const { compared, replaced, replace } = merge;
  const different = compared.filter(({ state }) => state === 'different');
  if (different.length === 0) return null;
  return (
    <Part title={<Message id="merge.differences" />}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {different.slice(0, shown).map((mark) => {
          const key = keyOfMark(mark);
          const name = nameOf(mark);
          return (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
                alignItems: 'center',
                columnGap: 2,
              }}
            >
              <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
              <Box
                role="radiogroup"
                aria-label={name}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
              >
                {choices.map((choice) => (
                  <Tick
                    key={choice}
                    type="radio"
                    name={`${id} ${key}`}
                    value={choice}
                    checked={replaced.has(key) === (choice === 'after')}
                    onChange={() => replace([mark], choice === 'after')}
                  >
                    <Message id={`merge.choose.${choice}`} values={{ value: mark[choice] }} />
                  </Tick>
                ))}
              </Box>
            </Box>
          );
        })}
      </Box>
      {different.length > shown && (
        <Button size="small" onClick={() => setShown(shown + SHOWN)}>
          <Message id="merge.moreDifferences" values={{ count: different.length - shown }} />
        </Button>
      )}
      {different.length > 1 && (
        <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" onClick={() => replace(different, false)}>
            {text('merge.keepAll')}
          </Button>
          <Button size="small" onClick={() => replace(different, true)}>
            {text('merge.replaceAll')}
          </Button>
        </Box>
      )}
    </Part>
  );
};
