import GlobalStyles from '@mui/material/GlobalStyles';

/** Print styles: only the sheet, dark on white in either mode. */
export const PrintStyles = () => (
  <GlobalStyles
    styles={{
      '@page': { margin: '16mm' },
      '@media print': {
        'html, body': { background: '#FFFFFF !important' },
        'header, nav, [role=status]': { display: 'none !important' },
        article: {
          '--mui-palette-text-primary': '#000000',
          '--mui-palette-text-secondary': '#3A3A3A',
          '--mui-palette-primary-main': '#0A5252',
          '--mui-palette-divider': '#BBBBBB',
          '--mui-palette-background-paper': '#FFFFFF',
          color: '#000000',
        },
      },
    }}
  />
);
