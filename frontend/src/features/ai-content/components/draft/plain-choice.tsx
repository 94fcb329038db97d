import Box from '@mui/material/Box';
import { useDraftView, useWordsLanguage } from './draft-context.ts';

interface Props<Value extends string> {
  readonly value: Value;
  readonly options: readonly (readonly [value: Value, said: string])[];
  readonly label: string;
  readonly onChoose: (value: Value) => void;
}

/** A choice among a few words of the sheet; a list while editing. */
export const PlainChoice = <Value extends string>(props: Props<Value>) => {
  const { value, options, label, onChoose } = props;
  const { edit, language } = useDraftView();
  const { lang } = useWordsLanguage();
  const said = options.find(([option]) => option === value)?.[1];
  if (!edit) return <span>{said}</span>;
  return (
    <Box component="span" sx={{ display: 'inline-grid', maxWidth: '100%' }}>
      <Box
        component="select"
        aria-label={label}
        lang={lang}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
        sx={{
          gridArea: '1 / 1',
          width: 0,
          minWidth: '100%',
          minHeight: 36,
          marginInlineStart: '-4px',
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
          <option key={option} value={option} lang={language}>
            {words}
          </option>
        ))}
      </Box>
      {/* Sets the width: a native list cuts off joined letters. On paper only this text shows. */}
      <Box
        component="span"
        aria-hidden
        sx={{
          gridArea: '1 / 1',
          height: 0,
          visibility: 'hidden',
          whiteSpace: 'nowrap',
          paddingInlineEnd: '32px',
          '@media print': { height: 'auto', visibility: 'visible', paddingInlineEnd: 0 },
        }}
      >
        {said}
      </Box>
    </Box>
  );
};
