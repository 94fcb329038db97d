import Box from '@mui/material/Box';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Merge } from '../../hooks/merge/use-merge.ts';
import { Pair, PairList } from './pairs.tsx';
import { Part } from './part.tsx';
import { PlainSelect } from './plain-select.tsx';

interface Props {
  readonly merge: Merge;
  readonly pupils: readonly SavedPupil[];
}

const NONE = '';

/** Rows whose pupil is not in the class, with a choice for each, and pupils without a row. */
export const MergePupils = ({ merge, pupils }: Props) => {
  const text = useMessage();
  const { table, way, assign, pupils: ofRows } = merge;
  const taken = new Set(ofRows);
  const free = pupils.filter(({ id }) => !taken.has(id));
  if (way === 'order') {
    const over = ofRows.filter((pupil) => pupil === undefined).length;
    return over > 0 ? <Message id="merge.rowsOver" values={{ count: over }} /> : null;
  }
  // Rows that the teacher has assigned stay in the list, so that the choice can be undone.
  const shown = [...table.rows.entries()].filter(
    ([row, { fullName }]) =>
      fullName !== '' && (ofRows[row] === undefined || merge.isAssigned(row)),
  );
  const missing = shown.filter(([row]) => ofRows[row] === undefined);
  return (
    <>
      {shown.length > 0 && (
        <Part title={<Message id="merge.unknownRows" values={{ count: missing.length }} />}>
          <PairList>
            {shown.map(([row, { fullName }]) => {
              const own = pupils.filter(({ id }) => id === ofRows[row]);
              return (
                <Pair key={row}>
                  <div>
                    <bdi>{fullName}</bdi>
                  </div>
                  <PlainSelect
                    name={`pupil-${row}`}
                    label={text('merge.pupilOf', { name: fullName })}
                    value={ofRows[row] ?? NONE}
                    onChange={(id) => assign(row, id === NONE ? undefined : id)}
                    options={[
                      { value: NONE, label: text('merge.leaveOut') },
                      ...[...own, ...free].map((pupil) => ({
                        value: pupil.id,
                        label: pupil.fullName,
                      })),
                    ]}
                  />
                </Pair>
              );
            })}
          </PairList>
        </Part>
      )}
      {free.length > 0 && free.length < pupils.length && (
        <Part title={<Message id="merge.freePupils" values={{ count: free.length }} />}>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, columns: { sm: 2 } }}>
            {free.map(({ id, fullName }) => (
              <li key={id}>
                <bdi>{fullName}</bdi>
              </li>
            ))}
          </Box>
        </Part>
      )}
    </>
  );
};
