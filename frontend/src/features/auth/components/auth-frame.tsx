import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import picture from '#frontend/assets/illustrations/login-panel.svg';
import { squaredPaper } from '#frontend/components/page/squared-paper.ts';
import { usePageTitle } from '#frontend/components/page/use-page-title.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly title: MessageId;
  readonly intro: MessageId;
  readonly children: ReactNode;
}

/** The frame of the visitors' pages: a sheet of squared paper beside the card. */
export const AuthFrame = ({ title, intro, children }: Props) => {
  const heading = usePageTitle(title);
  return (
    <Box sx={{ flex: 1, display: 'grid', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box
        sx={{
          ...squaredPaper,
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'center',
          alignItems: 'center',
          gap: 4,
          p: 6,
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component="img"
          src={picture}
          alt=""
          width={440}
          height={450}
          sx={{ maxWidth: '100%' }}
        />
        <Box sx={{ maxWidth: 440, textAlign: 'center' }}>
          <Typography variant="h2" component="p" sx={{ mb: 1 }}>
            <Message id="auth.panelTitle" />
          </Typography>
          <Typography color="textSecondary">
            <Message id="auth.panelText" />
          </Typography>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          alignContent: 'center',
          justifyItems: 'center',
          p: { xs: 2, sm: 4 },
        }}
      >
        <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 } }}>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none', mb: 0.5 }}>
            <Message id={title} />
          </Typography>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            <Message id={intro} />
          </Typography>
          {children}
        </Card>
      </Box>
    </Box>
  );
};
