import { FormattedNumber } from 'react-intl';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A size in bytes as people read it. */
export const FileSize = ({ bytes }: { readonly bytes: number }) => (
  <bdi>
    <FormattedNumber
      value={bytes < MEGABYTE ? Math.max(1, bytes / KILOBYTE) : bytes / MEGABYTE}
      style="unit"
      unit={bytes < MEGABYTE ? 'kilobyte' : 'megabyte'}
      unitDisplay="short"
      maximumFractionDigits={bytes < MEGABYTE ? 0 : 1}
    />
  </bdi>
);
