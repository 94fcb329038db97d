import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MessageId, MessageValues } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { usePageTitle } from './use-page-title.ts';

const widths = { page: 1120, form: 640, outcome: { xs: 640, lg: 1048 }, wide: 1680 };

const unseen = { visibility: 'hidden' } as const;

interface Props {
  readonly title: MessageId;
  readonly titleValues?: MessageValues;
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
  const { isPending } = props;
  const heading = usePageTitle(title, titleValues);
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: widths[width],
        mx: 'auto',
        px: { xs: 2, sm: 4 },
        py: width === 'wide' ? { xs: 2, sm: 3 } : { xs: 3, sm: 5 },
      }}
    >
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          gap: 2,
          mb: width === 'wide' ? 2 : { xs: 3, sm: 4 },
        }}
      >
        <Box sx={{ flex: '1 1 280px' }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            <Message id={title} {...(titleValues && { values: titleValues })} />
          </Typography>
          {intro && (
            <Typography
              color="textSecondary"
              sx={{ mt: 0.5, ...(isPending === 'heading' && unseen) }}
            >
              <Message id={intro} {...(introValues && { values: introValues })} />
            </Typography>
          )}
        </Box>
        {isPending ? <Box sx={{ ...unseen, display: 'contents' }}>{actions}</Box> : actions}
      </Box>
      {children}
    </Box>
  );
};
