import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { useMessage } from '../../i18n/use-message.ts';

interface Props {
  readonly to: string;
  readonly label: MessageId;
  /** Whether it is an arrow before the heading, except on a phone. */
  readonly isArrow?: boolean;
}

/** Leads to the page that this one belongs to; above its heading or before it. */
export const BackLink = ({ to, label, isArrow = false }: Props) => {
  const text = useMessage();
  return (
    <Button
      component={Link}
      to={to}
      size="small"
      {...(isArrow && { title: text(label) })}
      startIcon={<ArrowLeft size={18} className="flip-rtl" />}
      sx={{
        ...{ mx: -1, minHeight: { xs: 44, sm: isArrow ? 44 : 28 }, py: 0 },
        ...(isArrow && { minWidth: 44, fontSize: { sm: 0 }, '& > *': { m: { sm: 0 } } }),
      }}
    >
      {text(label)}
    </Button>
  );
};
