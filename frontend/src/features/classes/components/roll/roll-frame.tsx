import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '#frontend/components/page/use-page-title.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

export interface RollFrameProps {
  readonly name: string;
  /** When it is, and for whom. */
  readonly about: ReactNode;
  readonly onBack: () => void;
}

interface Props extends RollFrameProps {
  /** Beside the title, or below it on a phone. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The page of a roll: little above the names, because a phone has to show most of them. */
export const RollFrame = ({ name, about, onBack, tools, children }: Props) => {
  const text = useMessage();
  const heading = usePageTitle('roll.title', { name });
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: 1120,
        mx: 'auto',
        px: { xs: 1.5, sm: 4 },
        pt: { xs: 1, sm: 3 },
        '@media (max-height: 30em)': { pt: 0.5 },
        flex: 1,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'start',
          columnGap: 1,
          rowGap: 0.5,
          mb: 1,
        }}
      >
        <IconButton aria-label={text('roll.back')} onClick={onBack} sx={{ color: 'primary.main' }}>
          <ArrowLeft size={22} className="flip-rtl" />
        </IconButton>
        <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography
            variant="h1"
            ref={heading}
            tabIndex={-1}
            sx={{ outline: 'none', fontSize: { xs: '1.25rem', sm: '1.5rem' } }}
          >
            <Message id="roll.title" values={{ name }} />
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
            {about}
          </Typography>
        </Box>
        {tools}
      </Box>
      {children}
    </Box>
  );
};
