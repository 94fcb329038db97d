import Box from '@mui/material/Box';
import { useId } from 'react';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { keyOfMark, pupilTexts, type ComparedMark } from '#shared/record/merge/compare-marks.ts';
import type { Merge } from '../../hooks/merge/use-merge.ts';
import { Part } from './part.tsx';
import { MergeColumns, useColumnName } from './merge-columns.tsx';
import { MergeCounts } from './merge-counts.tsx';
import { MergeDifferences } from './merge-differences.tsx';
import { MergePupils } from './merge-pupils.tsx';
import { MergeRows } from './merge-rows.tsx';

interface Props {
  readonly merge: Merge;
  readonly pupils: readonly SavedPupil[];
  /** The pupil of the first row, if rows may follow the order of the class. */
  readonly firstPupil?: string | undefined;
}

/** What would happen to a sheet, and the choices that decide it. */
export const MergeView = ({ merge, pupils, firstPupil }: Props) => {
  const id = useId();
  const text = useMessage();
  const columnName = useColumnName();
  const { table, way, named, hasNames, compared, setWay } = merge;
  const nameOf = ({ pupil, column }: ComparedMark): string => {
    const { fullName = '' } = pupils.find(({ id }) => id === pupil) ?? {};
    const heading =
      typeof column === 'string' ? text(`merge.${pupilTexts[column]}`) : columnName(table, column);
    return [fullName, heading].map(isolate).join(' · ');
  };
  const wrong = compared.filter(({ state }) => state === 'wrong');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {hasNames && firstPupil !== undefined && (
        <Box
          role="radiogroup"
          aria-label={text('merge.way')}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
        >
          <Tick type="radio" name={id} checked={way === 'names'} onChange={() => setWay('names')}>
            <Message id="merge.byNames" values={{ named, rows: table.rows.length }} />
          </Tick>
          <Tick type="radio" name={id} checked={way === 'order'} onChange={() => setWay('order')}>
            <Message id="merge.byOrder" values={{ name: firstPupil }} />
          </Tick>
        </Box>
      )}
      {!hasNames && firstPupil !== undefined && (
        <Message id="merge.onlyOrder" values={{ name: firstPupil }} />
      )}
      <Box role="status">
        <MergeCounts compared={compared} />
      </Box>
      <MergeColumns merge={merge} />
      <MergeDifferences merge={merge} nameOf={nameOf} />
      {wrong.length > 0 && (
        <Part title={<Message id="merge.wrongMarks" values={{ count: wrong.length }} />}>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {wrong.map((mark) => (
              <li key={keyOfMark(mark)}>
                <Message id="merge.wrongMark" values={{ name: nameOf(mark), text: mark.after }} />
              </li>
            ))}
          </Box>
        </Part>
      )}
      <MergePupils merge={merge} pupils={pupils} />
      <MergeRows merge={merge} pupils={pupils} />
    </Box>
  );
};
