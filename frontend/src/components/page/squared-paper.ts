/** The background of empty states and pictures: school paper with squares. */
export const squaredPaper = {
  bgcolor: 'background.paper',
  backgroundImage: (theme: { vars: { palette: { paper: { grid: string } } } }) =>
    `linear-gradient(${theme.vars.palette.paper.grid} 1px, transparent 1px), ` +
    `linear-gradient(90deg, ${theme.vars.palette.paper.grid} 1px, transparent 1px)`,
  backgroundSize: '20px 20px',
  backgroundPosition: 'center',
} as const;
