import Button, { type ButtonProps } from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { Link } from 'react-router';
import { Message } from '../../i18n/message.tsx';

interface Props extends Omit<ButtonProps, 'children' | 'component' | 'startIcon' | 'ref'> {
  readonly label: ComponentProps<typeof Message>['id'];
  readonly values?: ComponentProps<typeof Message>['values'];
  readonly icon?: LucideIcon;
  /** The page that it leads to, for a link. */
  readonly to?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Whether a phone shows only its icon, or any screen below that width (in em); the text stays its name. */
  readonly isShort?: boolean | number;
}

const shortBelow = (width: number) => ({
  [`@media (width < ${width}em)`]: {
    fontSize: 0,
    minWidth: 44,
    minHeight: 44,
    px: 1,
    '& > *': { m: 0 },
  },
});
const PHONE = 37.5;

/** A button, or a link that looks like one, with a text of the interface and an icon before it. */
export const TextButton = ({ label, values, icon: Icon, to, isShort, ...button }: Props) => (
  <Button
    {...button}
    {...(isShort && { sx: shortBelow(isShort === true ? PHONE : isShort) })}
    {...(to !== undefined && { component: Link, to })}
    startIcon={Icon && <Icon size={18} />}
  >
    <Message id={label} values={values} />
  </Button>
);
