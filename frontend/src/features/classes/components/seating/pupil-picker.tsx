import Box from '@mui/material/Box';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';

interface Props {
  /** Of the list, for screen readers. */
  readonly label: string;
  readonly pupils: readonly SavedPupil[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Chooses some pupils of a class. */
export const PupilPicker = ({ label, pupils, chosen, onChange }: Props) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      maxHeight: '12rem',
      overflowY: 'auto',
      px: 1,
      border: '1px solid',
      borderColor: 'paper.outline',
      borderRadius: '8px',
      columns: '13rem',
    }}
  >
    {pupils.map(({ id, fullName }) => (
      <Tick
        key={id}
        checked={chosen.includes(id)}
        onChange={() =>
          onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
        }
      >
        <bdi>{fullName}</bdi>
      </Tick>
    ))}
  </Box>
);
