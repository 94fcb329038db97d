import Box from '@mui/material/Box';
import { FormattedNumber } from 'react-intl';
import { useLocale } from '../../i18n/locale-context.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size in bytes in a readable unit, on one line. */
export const FileSize = ({ bytes }: { readonly bytes: number }) => {
  const { locale } = useLocale();
  return (
    <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
      <FormattedNumber
        value={bytes < MEGABYTE ? Math.max(1, bytes / KILOBYTE) : bytes / MEGABYTE}
        style="unit"
        unit={bytes < MEGABYTE ? 'kilobyte' : 'megabyte'}
        // Arabic writes the unit in full, as the texts do, because its abbreviation is little known.
        unitDisplay={locale === 'ar' ? 'long' : 'short'}
        maximumFractionDigits={bytes < MEGABYTE ? 0 : 1}
      />
    </Box>
  );
};
