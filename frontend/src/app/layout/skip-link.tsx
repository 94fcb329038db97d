import Link from '@mui/material/Link';
import { Message } from '../../i18n/message.tsx';

/** Lets keyboard users skip the bar; visible only on focus. */
export const SkipLink = () => (
  <Link
    href="#content"
    sx={{
      position: 'absolute',
      insetInlineStart: 16,
      top: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1.5,
      borderRadius: 1,
      bgcolor: 'background.paper',
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        p: 0,
      },
    }}
  >
    <Message id="layout.skip" />
  </Link>
);
