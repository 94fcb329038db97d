import Box from '@mui/material/Box';
import type { FillingChoices, FillingPlan } from '../../model/filling/plan-filling.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { Pair, PairList } from '#frontend/record/components/merge/pairs.tsx';
import { Part } from '#frontend/record/components/merge/part.tsx';
import { PlainSelect } from '#frontend/record/components/merge/plain-select.tsx';

interface Props {
  readonly plan: FillingPlan;
  readonly choices: FillingChoices;
  readonly choose: (choices: FillingChoices) => void;
}

const NOBODY = '';

/** Pupils without a match on the other side; those of the page can be assigned to one in the workbook. */
export const UnmatchedPupils = ({ plan, choices, choose }: Props) => {
  const text = useMessage();
  const { unmatchedPupils, pupils } = plan;
  // Assigned pupils stay in the list, so that the choice can be undone.
  const rows = plan.rows.filter(({ pupil, chosen }) => !pupil || chosen);
  return (
    <>
      {rows.length > 0 && pupils.length > 0 && (
        <Part
          title={
            <Message
              id="filling.unmatchedRows"
              values={{ count: rows.filter(({ pupil }) => !pupil).length }}
            />
          }
        >
          <PairList>
            {rows.map(({ id, name, pupil }) => {
              const shown = name || text('filling.noName');
              const options = [...(pupil ? [pupil] : []), ...unmatchedPupils];
              const chosen = choices.pupils?.has(id) ? choices.pupils.get(id) : pupil?.row;
              return (
                <Pair key={id}>
                  <div>
                    <bdi>{shown}</bdi>
                  </div>
                  <PlainSelect
                    name={`pupil-${id}`}
                    label={text('filling.pupil', { name: shown })}
                    value={chosen === undefined ? NOBODY : String(chosen)}
                    options={[
                      { value: NOBODY, label: text('filling.nobody') },
                      ...options.map((one) => ({ value: String(one.row), label: one.name })),
                    ]}
                    onChange={(row) =>
                      choose({
                        pupils: new Map(choices.pupils).set(
                          id,
                          row === NOBODY ? undefined : Number(row),
                        ),
                      })
                    }
                  />
                </Pair>
              );
            })}
          </PairList>
        </Part>
      )}
      {unmatchedPupils.length > 0 && (
        <Part
          title={
            <Message id="filling.unmatchedPupils" values={{ count: unmatchedPupils.length }} />
          }
        >
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, columns: { sm: 2 } }}>
            {unmatchedPupils.map(({ row, name }) => (
              <li key={row}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </Box>
        </Part>
      )}
    </>
  );
};
