import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Pupil } from '#shared/model/pupil.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import type { Choice, Namesakes } from '#shared/record/names/compare-lists.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { isolate } from '#frontend/i18n/isolate.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly kept: SavedClass;
  readonly found: ClassContent;
  readonly unclear: readonly Namesakes[];
  readonly chosen: ReadonlyMap<number, Choice>;
  readonly onChange: (chosen: ReadonlyMap<number, Choice>) => void;
}

/** Asks who pupils of one name are, whose marks could otherwise go to one another. */
export const NamesakeChoices = ({ kept, found, unclear, chosen, onChange }: Props) => {
  const text = useMessage();
  /** What distinguishes a pupil from namesakes: the place in the list, and what the list says. */
  const describe = (pupil: Pupil | undefined, index: number): string =>
    [
      text('classes.namesakePlace', { place: index + 1 }),
      ...[pupil?.registrationNumber, pupil?.dateOfBirth].flatMap((one) =>
        one ? isolate(one) : [],
      ),
    ].join(' · ');
  const choose = (row: number, value: string): void => {
    const choice: Choice = value === 'new' ? value : Number(value);
    // No two are the same pupil of the class, and several may be new.
    const others = [...chosen].filter(
      ([index, one]) => index !== row && (one === 'new' || one !== choice),
    );
    onChange(new Map([...others, [row, choice]]));
  };
  return unclear.map((group) => {
    const name = found.pupils[group.found[0] ?? 0]?.fullName ?? '';
    const options = [
      ...group.known.map((index) => ({
        value: String(index),
        label: describe(kept.pupils[index], index),
      })),
      { value: 'new', label: text('classes.namesakeNew') },
    ];
    return (
      <Box
        key={group.found.join(' ')}
        role="group"
        aria-label={text('classes.namesakes', { name })}
        sx={{ border: '1px solid', borderColor: 'warning.main', borderRadius: '8px', p: 2, mb: 2 }}
      >
        <Typography sx={{ mb: 1.5 }}>
          <Message id="classes.namesakes" values={{ name }} />
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {group.found.map((row) => (
            <SelectField
              key={row}
              name={`namesake-${row}`}
              label={
                <Message
                  id="classes.namesakeOf"
                  values={{ which: describe(found.pupils[row], row) }}
                />
              }
              placeholder={text('classes.namesakeChoose')}
              value={String(chosen.get(row) ?? '')}
              onChange={(value) => choose(row, value)}
              options={options}
            />
          ))}
        </Box>
      </Box>
    );
  });
};
