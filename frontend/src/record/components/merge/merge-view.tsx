import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SavedPupil } from '#shared/model/saved-class.ts';
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
        <RadioGroup
          row
          aria-label={text('merge.way')}
          value={way}
          onChange={(_, value) => setWay(value === 'names' ? 'names' : 'order')}
        >
          <FormControlLabel
            value="names"
            control={<Radio />}
            label={<Message id="merge.byNames" values={{ named, rows: table.rows.length }} />}
          />
          <FormControlLabel
            value="order"
            control={<Radio />}
            label={<Message id="merge.byOrder" values={{ name: firstPupil }} />}
          />
        </RadioGroup>
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
