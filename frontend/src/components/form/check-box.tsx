import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  /** A check box by default. */
  readonly type?: 'radio';
  readonly name?: string;
  readonly value?: string;
  readonly checked: boolean;
  /** Whether it is for several, of which some are checked. */
  readonly isMixed?: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Needed when no label surrounds it. */
  readonly label?: string | undefined;
  /** The id of the text that explains it. */
  readonly describedBy?: string;
}

/** The browser's own check box or radio button, which `controls.css` draws. */
export const CheckBox = (props: Props) => {
  const { type = 'checkbox', isMixed = false, onChange, label, describedBy, ...input } = props;
  return (
    <input
      {...input}
      ref={(element) => {
        if (element) element.indeterminate = isMixed;
      }}
      type={type}
      onChange={({ target }) => onChange(target.checked)}
      aria-describedby={describedBy}
      aria-label={label}
    />
  );
};

interface TickProps extends Props {
  /** A line below the words. */
  readonly help?: ReactNode;
  /** Whether it is drawn as a card. */
  readonly isCard?: boolean;
  readonly children: ReactNode;
}

/** A check box or radio button with its words. */
export const Tick = ({ help, isCard = false, children, ...box }: TickProps) => (
  <label className={isCard ? 'tick choice' : 'tick'}>
    <CheckBox {...box} />
    {help === undefined ? (
      <span>{children}</span>
    ) : (
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {children}
        </Box>
        <Typography component="span" variant="body2" color="textSecondary">
          {help}
        </Typography>
      </span>
    )}
  </label>
);
