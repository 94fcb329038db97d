import type { Components, Theme } from '@mui/material/styles';
import { radius } from './tokens.ts';

/** Prefers hairlines to shadows, quiet buttons, and visible outlines. */
export const componentDefaults: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        fontFamily: 'inherit',
        '&.Mui-focusVisible': {
          outline: `2px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        paddingInline: 20,
        borderRadius: radius.field,
        [theme.breakpoints.up('sm')]: { whiteSpace: 'nowrap' },
      }),
      sizeSmall: { minHeight: 36, paddingInline: 12 },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.paper.outline }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: 44, height: 44, borderRadius: radius.field, color: 'inherit' },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // The chosen option wraps at any text size, and keeps clear of the arrow.
      select: {
        '&&&': { height: 'auto', minHeight: '1.5rem', paddingRight: '2rem', whiteSpace: 'normal' },
      },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radius.card,
      }),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '&:not(.Mui-focused):not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.paper.outline,
        },
      }),
      input: { height: '1.5rem', padding: '10px 14px' },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: '0.8125rem' } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.down('sm')]: { margin: 16, width: 'calc(100% - 32px)' },
      }),
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radius.card,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      // On narrow screens the button moves below the text instead of squeezing it.
      root: { borderRadius: radius.field, flexWrap: 'wrap' },
      message: { flex: '1 1 200px' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, paddingBlock: 14 }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 500,
        paddingBlock: 10,
      }),
    },
  },
};
