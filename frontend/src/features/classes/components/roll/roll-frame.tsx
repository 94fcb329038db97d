import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { usePageTitle } from '#frontend/components/page/use-page-title.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

export interface RollFrameProps {
  readonly name: string;
  /** When it is. */
  readonly about?: ReactNode;
  /** Beside the title: whether it was taken. */
  readonly status?: ReactNode;
  readonly onBack: () => void;
}

interface HeadingProps extends RollFrameProps {
  /** At the end of the line. */
  readonly tools?: ReactNode;
}

interface Props extends HeadingProps {
  readonly children: ReactNode;
}

/** Small screens need their height for the names, so the bar of the site scrolls away. */
export const SMALL_SCREEN = '@media (max-width: 599.95px), (max-height: 30em)';
const looseBar = (
  <GlobalStyles
    styles={{ [SMALL_SCREEN]: { 'header:not(#content header)': { position: 'relative' } } }}
  />
);

const RollHeading = memo(({ name, about, status, onBack, tools }: HeadingProps) => {
  const text = useMessage();
  const heading = usePageTitle('roll.title', { name });
  return (
    <Box
      component="header"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'start',
        mb: { xs: 0.25, sm: 1 },
        // Large letters leave no room beside the title.
        '@media (max-width: 15em)': { flexWrap: 'wrap' },
      }}
    >
      <IconButton aria-label={text('roll.back')} onClick={onBack} sx={{ color: 'primary.main' }}>
        <ArrowLeft size={22} className="flip-rtl" />
      </IconButton>
      <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
          <Typography
            variant="h1"
            ref={heading}
            tabIndex={-1}
            sx={{ outline: 'none', fontSize: { xs: '1.125rem', sm: '1.5rem' }, lineHeight: 1.35 }}
          >
            <Message id="roll.title" values={{ name }} />
          </Typography>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {status}
          </Box>
        </Box>
        <Typography color="textSecondary" sx={{ fontSize: '0.8125rem', lineHeight: 1.5 }}>
          {about}
        </Typography>
      </Box>
      {tools}
    </Box>
  );
});

/** The page of a roll: little above the names, because a phone has to show most of them. */
export const RollFrame = ({ children, ...heading }: Props) => (
  <Box
    sx={{
      width: '100%',
      maxWidth: 1120,
      mx: 'auto',
      px: { xs: 1.5, sm: 4 },
      pt: { xs: 0.5, sm: 3 },
      '@media (max-height: 30em)': { pt: 0.5 },
      flex: 1,
      display: 'flex',
      flexDirection: 'column',
    }}
  >
    {looseBar}
    <RollHeading {...heading} />
    {children}
  </Box>
);
