import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { shortViewport } from '../short-viewport.ts';
import type { FirstPageProps } from './first-page.tsx';

/** Loaded after the form; its shape keeps its room. */
const FirstPage = lazyComponent<FirstPageProps>(
  async () => ({ default: (await import('./ready-card.tsx')).FirstPage }),
  <Skeleton variant="rectangular" sx={{ height: 'auto', aspectRatio: '210 / 297' }} />,
);

interface Props {
  readonly first: FirstPageProps;
  /** Pages and sheets of paper; undefined before the classes are known. */
  readonly count: ReactNode;
  readonly children: ReactNode;
}

/** Narrow pages have it as a bar at the bottom, so that the button never moves away from a finger. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'fab',
  mx: { xs: -2, sm: -4 },
  px: { xs: 2, sm: 4 },
  py: 1.25,
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

/** What comes of the choices: the first page, the pages and sheets, and the button. */
export const Outcome = ({ first, count, children }: Props) => {
  const text = useMessage();
  const [open, setOpen] = useState(false);
  return (
    <Box
      sx={{
        ...bar,
        // A bar would take a third of a low window, or hide lines of large text.
        [shortViewport]: { position: 'static' },
        '@media (max-width: 22em)': { position: 'static' },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        '@media (min-width: 75em)': {
          ...{ position: 'sticky', top: 88, bottom: 'auto', m: 0, p: 0, border: 0 },
          ...{ display: 'grid', gap: 1.5, zIndex: 'auto' },
        },
      }}
    >
      <Box
        sx={{
          display: { xs: open ? 'block' : 'none', lg: 'block' },
          flex: '1 0 100%',
          // The whole column is visible in low windows too.
          '& > *': { mx: 'auto', maxWidth: 'min(20rem, (100dvh - 17rem) * 210 / 297)' },
        }}
      >
        <FirstPage {...first} />
      </Box>
      <ButtonBase
        aria-expanded={open}
        aria-label={text('createNotebook.firstPage')}
        onClick={() => setOpen(!open)}
        sx={{
          display: { lg: 'none' },
          flexShrink: 0,
          width: 44,
          borderRadius: '4px',
          '& > *': { width: '100%' },
          [shortViewport]: { width: 34 },
        }}
      >
        <FirstPage {...first} />
      </ButtonBase>
      <Typography
        component="p"
        role="status"
        variant="body2"
        sx={{ flex: '1 1 8rem', textAlign: { lg: 'center' }, fontWeight: count ? 500 : undefined }}
        {...(!count && { color: 'textSecondary' })}
      >
        {count ?? <Message id="createNotebook.uncounted" />}
      </Typography>
      {children}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: { xs: 'none', lg: 'block' }, textAlign: 'center' }}
      >
        <Message id="createNotebook.submitHelp" />
      </Typography>
    </Box>
  );
};
