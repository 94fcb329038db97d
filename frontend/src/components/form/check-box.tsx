import Box from '@mui/material/Box';

interface Props {
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** Needed when no label surrounds it. */
  readonly label?: string;
  /** The id of the text that explains it. */
  readonly describedBy?: string;
}

/** The browser's own check box in the product's colour. */
export const CheckBox = ({ name, checked, onChange, label, describedBy }: Props) => (
  <Box
    component="input"
    type="checkbox"
    name={name}
    checked={checked}
    onChange={onChange}
    aria-describedby={describedBy}
    {...(label !== undefined && { 'aria-label': label })}
    sx={{
      flexShrink: 0,
      width: 18,
      height: 18,
      m: 0.75,
      marginInlineStart: 0,
      accentColor: 'var(--mui-palette-primary-main)',
      cursor: 'pointer',
    }}
  />
);
