import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';

interface Props {
  /** Of the whole choice, for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A choice between a few views, as a row of pressed buttons. */
export const Segments = ({ label, options, value, onChange }: Props) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'inline-flex',
      flexWrap: 'wrap',
      p: '2px',
      // On a dark page the ground alone does not show a choice that nothing is chosen of.
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '10px',
      bgcolor: 'paper.grid',
      displayPrint: 'none',
    }}
  >
    {options.map((option) => (
      <ButtonBase
        key={option.value}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
        sx={{
          flex: '1 0 auto',
          minHeight: 40,
          px: { xs: 1.25, sm: 2 },
          borderRadius: '8px',
          fontSize: '0.875rem',
          fontWeight: 500,
          color: 'text.secondary',
          '&[aria-pressed=true]': { bgcolor: 'background.paper', color: 'primary.main' },
          '[data-color-scheme=dark] &[aria-pressed=true]': { bgcolor: 'paper.tealWash' },
        }}
      >
        {option.label}
      </ButtonBase>
    ))}
  </Box>
);
