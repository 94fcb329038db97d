import Box from '@mui/material/Box';
import type { RollSign } from '#shared/model/attendance.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { rollSigns } from '../roll/roll-signs.tsx';

/** The sign of a roll in a line of text. */
export const SignIcon = ({ sign }: { readonly sign: keyof typeof rollSigns }) => {
  const { Icon, color } = rollSigns[sign];
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'inline-flex', verticalAlign: '-0.2em', color }}
    >
      <Icon size="1.15em" />
    </Box>
  );
};

interface Props {
  /** Undefined: not known. */
  readonly sign: RollSign | undefined;
  /** Whether its word is shown too; else only screen readers have it. */
  readonly withWord?: boolean;
}

/** What a roll says of a pupil, with the sign that paper has. */
export const Sign = ({ sign, withWord = false }: Props) => (
  <>
    {sign && sign !== 'present' && <SignIcon sign={sign} />}
    <Box component="span" sx={withWord ? { marginInlineStart: 0.75 } : visuallyHidden}>
      <Message id={`attendance.sign.${sign ?? 'unknown'}`} />
    </Box>
  </>
);

/** Behind what is not known: a roll that was not taken, or did not call the pupil. */
export const notKnown = {
  backgroundImage:
    'repeating-linear-gradient(-45deg, transparent 0 4px, var(--mui-palette-divider) 4px 5px)',
} as const;

const shown = ['absent', 'late', 'excused'] as const;

/** What the signs and grounds of a register mean, for readers who see them. */
export const Legend = () => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2.5,
      rowGap: 0.5,
      mt: 1,
      color: 'text.secondary',
      fontSize: '0.875rem',
    }}
  >
    {shown.map((sign) => (
      <span key={sign}>
        <Sign sign={sign} withWord />
      </span>
    ))}
    {(['present', 'unknown'] as const).map((ground) => (
      <Box component="span" key={ground} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          component="span"
          sx={{
            width: 22,
            height: 16,
            border: '1px solid',
            borderColor: 'divider',
            ...(ground === 'unknown' && notKnown),
          }}
        />
        <Message id={`attendance.legend.${ground}`} />
      </Box>
    ))}
  </Box>
);
