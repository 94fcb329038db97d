import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { School } from 'lucide-react';
import { Link } from 'react-router';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { paths } from '../../lib/paths.ts';

/** The school icon and the platform's name; links to the home page. */
export const Brand = () => {
  const text = useMessage();
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label={text('layout.home')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 1,
        minHeight: 44,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 34,
          height: 34,
          borderRadius: '9px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <School size={20} strokeWidth={1.75} />
      </Box>
      <Typography
        component="span"
        sx={{ fontSize: '1.125rem', fontWeight: 600, display: { xs: 'none', sm: 'block' } }}
      >
        <Message id="app.name" />
      </Typography>
    </Box>
  );
};
