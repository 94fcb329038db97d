import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { usePageTitle } from '#frontend/components/page/use-page-title.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { paths } from '#frontend/lib/paths.ts';

interface Props {
  readonly title: MessageId;
  /** The game's id from the address; may be any text. */
  readonly id: string;
  readonly children: ReactNode;
}

/** A game's page. The id is an English key, so the Arabic page leaves it out. */
export const GamePage = ({ title, id, children }: Props) => {
  const heading = usePageTitle(title);
  const { direction, locale } = useLocale();
  const Back = direction === 'rtl' ? ArrowRight : ArrowLeft;
  return (
    <Box sx={{ width: '100%', maxWidth: 1120, mx: 'auto', px: { xs: 2, sm: 4 }, py: 3 }}>
      <Link
        component={RouterLink}
        to={paths.games}
        underline="hover"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, py: 1 }}
      >
        <Back size={18} />
        <Message id="games.all" />
      </Link>
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 2.5 }}
      >
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          <Message id={title} />
        </Typography>
        {locale !== 'ar' && (
          <Typography color="textSecondary" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
            {id}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
};
