import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { locales, type Locale } from '#shared/model/locale.ts';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessage } from '../../i18n/use-message.ts';
import { notify } from '../../lib/notifications/notifications.ts';

/** Each language's name in its own script, with initials for narrow screens. These texts are not translated. */
const names: Record<Locale, { readonly full: string; readonly short: string }> = {
  'en-US': { full: 'English', short: 'EN' },
  ar: { full: 'العربية', short: 'ع' },
};

export const LanguageSwitch = () => {
  const { locale, setLocale } = useLocale();
  const text = useMessage();
  const choose = async (option: Locale) => {
    try {
      await setLocale(option);
    } catch {
      notify('error', 'error.network');
    }
  };
  return (
    <Box
      role="group"
      aria-label={text('layout.language')}
      sx={{ display: 'flex', p: '3px', borderRadius: '10px', bgcolor: 'paper.grid' }}
    >
      {locales.map((option) => (
        <ButtonBase
          key={option}
          lang={option}
          aria-label={names[option].full}
          aria-pressed={option === locale}
          onClick={() => void choose(option)}
          sx={{
            minWidth: 36,
            height: 36,
            px: { xs: 1, sm: 1.5 },
            borderRadius: '8px',
            // Showing one name in the other script must not load that script's font.
            fontFamily: option === locale ? undefined : 'system-ui, sans-serif',
            fontSize: '0.875rem',
            fontWeight: 500,
            color: 'text.secondary',
            '&[aria-pressed=true]': { bgcolor: 'background.paper', color: 'primary.main' },
            '[data-color-scheme=dark] &[aria-pressed=true]': { bgcolor: 'paper.tealWash' },
          }}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {names[option].full}
          </Box>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {names[option].short}
          </Box>
        </ButtonBase>
      ))}
    </Box>
  );
};
