import Box from '@mui/material/Box';
import { useSheet } from './draft-context.ts';

interface Props<Value extends string> {
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, said: string])[];
  readonly label: string;
  readonly onChoose: (value: Value) => void;
}

/** One of few words of the sheet; a list to choose from where it is edited. */
export const PlainChoice = <Value extends string>(props: Props<Value>) => {
  const { value, options, label, onChoose } = props;
  const { edit } = useSheet();
  const said = options.find(([option]) => option === value)?.[1];
  if (!edit) return <span>{said}</span>;
  return (
    <>
      <Box
        component="select"
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
        sx={{
          minHeight: 36,
          maxWidth: '100%',
          fieldSizing: 'content',
          marginInlineStart: '-4px',
          // Joined letters are wider than what the field is made as wide as: the last would be cut.
          paddingInlineEnd: '10px',
          border: 0,
          borderRadius: '6px',
          bgcolor: 'background.paper',
          color: 'inherit',
          font: 'inherit',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'paper.tealWash' },
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          '@media (pointer: coarse)': { minHeight: 44 },
          displayPrint: 'none',
        }}
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Box>
      <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
        {said}
      </Box>
    </>
  );
};
