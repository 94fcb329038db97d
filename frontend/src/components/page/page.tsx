import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import type { MessageId, MessageValues } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { BackLink } from './back-link.tsx';
import { usePageTitle } from './use-page-title.ts';

const widths = { page: 1120, form: 640, outcome: { xs: 640, lg: 1048 }, wide: 1680 };

const unseen = { visibility: 'hidden' } as const;

interface Props {
  readonly title: MessageId;
  readonly titleValues?: MessageValues;
  /** What the heading shows, if not the title alone. */
  readonly heading?: ReactNode;
  /** Before the heading, such as the monogram of a class. */
  readonly mark?: ReactNode;
  /** The page that this one belongs to. */
  readonly back?: ComponentProps<typeof BackLink>;
  readonly intro?: MessageId;
  readonly introValues?: Record<string, ReactNode>;
  readonly actions?: ReactNode;
  /** Whether it is not known yet which of them there are, or what the intro says: they keep their room. */
  readonly isPending?: 'actions' | 'heading' | undefined;
  /** `form` for one column of 640 px, `outcome` with what comes of it beside it, `wide` for two columns. */
  readonly width?: keyof typeof widths;
  readonly children: ReactNode;
}

/** A page with its heading: sets the document's title and focuses the heading on navigation. */
export const Page = (props: Props) => {
  const { title, titleValues, intro, introValues, actions, width = 'page', children } = props;
  const { isPending, heading, mark, back } = props;
  const focused = usePageTitle(title, titleValues);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: widths[width],
        mx: 'auto',
        px: { xs: 2, sm: 4 },
        // Room for a line about the network above the heading.
        pt: 3,
        pb: { xs: 3, sm: 5 },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: back ? 0.5 : 1,
          mb: 2,
        }}
      >
        {/* On a phone the actions are in its row, so that the heading has the whole width. */}
        {back && (
          <Box sx={{ flex: { xs: '1 0 auto', sm: mark ? '0 0 auto' : '0 0 100%' } }}>
            <BackLink {...back} isArrow={Boolean(mark)} />
          </Box>
        )}
        <Box
          sx={{
            flex: { xs: back ? '0 0 100%' : '1 1 11rem', sm: '1 1 17.5rem' },
            order: { xs: back ? 1 : 0, sm: 0 },
            minWidth: 0,
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
          }}
        >
          {mark}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography
              variant="h1"
              ref={focused}
              tabIndex={-1}
              sx={{ outline: 'none', ...(mark && { fontSize: { xs: '1.125rem', sm: '1.5rem' } }) }}
            >
              {heading ?? <Message id={title} {...(titleValues && { values: titleValues })} />}
            </Typography>
            {intro && (
              <Typography color="textSecondary" sx={{ ...(isPending === 'heading' && unseen) }}>
                <Message id={intro} {...(introValues && { values: introValues })} />
              </Typography>
            )}
          </Box>
        </Box>
        {isPending ? <Box sx={{ ...unseen, display: 'contents' }}>{actions}</Box> : actions}
      </Box>
      {children}
    </Box>
  );
};
