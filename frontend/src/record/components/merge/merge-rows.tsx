import Box from '@mui/material/Box';
import { memo } from 'react';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { keyOfMark, type ComparedMark } from '#shared/record/merge/compare-marks.ts';
import type { Merge } from '../../hooks/merge/use-merge.ts';
import { Part } from './part.tsx';
import { useColumnName } from './merge-columns.tsx';

interface Props {
  readonly merge: Merge;
  readonly pupils: readonly SavedPupil[];
}

const cellStyle = {
  new: { fontWeight: 600 },
  same: { color: 'text.secondary' },
  different: { bgcolor: 'paper.saffronWash', color: 'paper.saffronText' },
  wrong: { color: 'error.main', textDecoration: 'line-through' },
} as const;

/** A mark before and after; its state is said as well as shown. */
const MergedCell = memo(({ mark, isReplaced }: { mark: ComparedMark; isReplaced: boolean }) => {
  const direction = typeof mark.column === 'string' ? 'auto' : 'ltr';
  const stays = mark.state === 'different' && !isReplaced;
  return (
    <Box component="td" sx={cellStyle[mark.state]}>
      {mark.state === 'different' && (
        <>
          <bdi dir={direction} style={isReplaced ? { textDecoration: 'line-through' } : {}}>
            {mark.before}
          </bdi>{' '}
        </>
      )}
      <bdi dir={direction} style={stays ? { textDecoration: 'line-through' } : {}}>
        {mark.after}
      </bdi>
      {/* A block of its own, so that it is read apart from the mark. */}
      <div style={visuallyHidden}>
        <Message id={`merge.${mark.state}`} />
      </div>
    </Box>
  );
});

/** What would be written, pupil by pupil; pupils with a mark to decide on come first. */
export const MergeRows = ({ merge, pupils }: Props) => {
  const nameOf = useColumnName();
  const { table, destinations, compared, replaced } = merge;
  const columns = [...destinations.keys()].filter((column) => destinations[column] !== 'none');
  const byPupil = Map.groupBy(compared, ({ pupil }) => pupil);
  const isOpen = (id: string): boolean =>
    byPupil.get(id)?.some(({ state }) => state === 'different' || state === 'wrong') ?? false;
  const listed = pupils.filter(({ id }) => byPupil.has(id));
  const rows = [
    ...listed.filter(({ id }) => isOpen(id)),
    ...listed.filter(({ id }) => !isOpen(id)),
  ];
  if (rows.length === 0) return null;
  return (
    <Part title={<Message id="merge.rows" values={{ count: rows.length }} />}>
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby="merge-rows"
        sx={{
          // Hidden words scroll with their rows; otherwise the dialog would be as long as all of them.
          position: 'relative',
          maxHeight: 320,
          overflow: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: '8px',
        }}
      >
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            fontSize: '0.9375rem',
            '& th, & td': {
              px: 1.5,
              py: 0.75,
              textAlign: 'start',
              borderBottom: '1px solid',
              borderColor: 'divider',
            },
            '& th': { fontWeight: 400 },
            '& thead th': {
              position: 'sticky',
              top: 0,
              bgcolor: 'background.paper',
              color: 'text.secondary',
              fontSize: '0.8125rem',
            },
          }}
        >
          <caption id="merge-rows" style={visuallyHidden}>
            <Message id="merge.rows" values={{ count: rows.length }} />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Message id="merge.pupil" />
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <bdi>{nameOf(table, column)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, fullName }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{fullName}</bdi>
                </th>
                {columns.map((column) => {
                  const to = destinations[column];
                  const key = to === 'remarks' ? 'remark' : to === 'advice' ? to : column;
                  const mark = byPupil.get(id)?.find((one) => one.column === key);
                  return mark ? (
                    <MergedCell
                      key={column}
                      mark={mark}
                      isReplaced={replaced.has(keyOfMark(mark))}
                    />
                  ) : (
                    <td key={column} />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Part>
  );
};
