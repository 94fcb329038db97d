import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { ThemeProvider } from '@mui/system';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { builtTheme, type WrittenTheme } from '#frontend/app/theme/built-theme.ts';
import { themeFor } from '#frontend/app/theme/theme.ts';
import { writtenTheme } from './written-theme.ts';

const colours = ['primary', 'secondary', 'error', 'info', 'success', 'warning', 'inherit'] as const;
const tones = ['error', 'info', 'success', 'warning'] as const;
const styles = ['h1', 'h2', 'h3', 'subtitle1', 'body1', 'body2', 'caption', 'button'] as const;
const e = createElement;

/** Every kind of component that the site has, in the colours and variants that ask a theme for something. */
const everything = e(
  Fragment,
  null,
  ...colours.flatMap((color) => [
    ...(['text', 'outlined', 'contained'] as const).flatMap((variant) => [
      e(Button, { variant, color }),
      e(Button, { variant, color, disabled: true, size: 'small', startIcon: '+' }),
    ]),
    ...[e(IconButton, { color }), e(Link, { color }), e(CircularProgress, { color })],
  ]),
  ...tones.flatMap((color) => [
    ...(['standard', 'outlined', 'filled'] as const).map((variant) =>
      e(Alert, { severity: color, variant }),
    ),
    ...[e(Checkbox, { color }), e(Switch, { color }), e(LinearProgress, { color })],
  ]),
  ...styles.map((variant) => e(Typography, { variant, color: 'textSecondary' })),
  e(FormControl, { error: true }, e(FormLabel), e(OutlinedInput), e(FormHelperText)),
  e(FormControl, { disabled: true }, e(OutlinedInput, { multiline: true }), e(NativeSelect)),
  ...[0, 1, 8].map((elevation) => e(Paper, { elevation })),
  e(MenuList, null, e(MenuItem, { selected: true, divider: true }), e(ListItemButton)),
  ...[e(Divider), e(Radio), e(Skeleton), e(TableCell), e(TableSortLabel)],
  e(Box, {
    sx: (theme) => ({
      ...{ p: { xs: 1, md: -2 }, mx: 'auto', maxWidth: 'md', display: { xs: 'none', lg: 'block' } },
      ...{ border: 1, borderColor: 'divider', borderRadius: 1, boxShadow: 3, zIndex: 'tooltip' },
      ...{ color: 'job.pending.text', bgcolor: 'paper.tealWash', typography: 'body2' },
      ...theme.applyStyles('dark', { opacity: 0.5 }),
      [theme.breakpoints.down('sm')]: { margin: theme.spacing(1, -2.5), fontWeight: 500 },
      [theme.containerQueries.up('sm')]: { transition: theme.transitions.create('color') },
    }),
  }),
);

/** The value that a variable has where no style sheet defines it; the site's defines all. */
const DEFAULT = /(var\(--[\w-]+), ?(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;

/** The rules of `everything`. Names of classes and keyframes are hashes of their content. */
const rulesIn = (theme: object): string[] => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  const page = e(ThemeProvider, { theme, children: everything });
  renderToStaticMarkup(e(CacheProvider, { value: cache }, page));
  return Object.values(cache.inserted).map((rule) =>
    String(rule)
      .replaceAll(DEFAULT, '$1)')
      .replaceAll(/\b(css|animation)-\w+/g, '$1'),
  );
};

describe.each(['ltr', 'rtl'] as const)('a theme for %s, as the build writes it', (direction) => {
  const made = themeFor(direction);
  const read = JSON.parse(JSON.stringify(writtenTheme(direction))) as WrittenTheme;
  const built = builtTheme(read, made.transitions);

  it('has every variable of the theme that MUI makes', () => {
    const names = JSON.stringify(made.vars).replaceAll(DEFAULT, '$1)');
    expect(JSON.parse(JSON.stringify(built.vars))).toEqual(JSON.parse(names));
  });

  it('gives every component the same rules', () => {
    const rules = rulesIn(built);
    expect(rules.length).toBeGreaterThan(100);
    expect(rules).toEqual(rulesIn(made));
  });

  it('has the same values where there are no variables', () => {
    for (const part of ['direction', 'typography', 'breakpoints', 'motion'] as const)
      expect(JSON.stringify(Reflect.get(built, part))).toBe(JSON.stringify(made[part]));
  });

  it('has variables as its colours, so that each follows the scheme', () => {
    expect(built.palette).toMatchObject({ mode: 'light', divider: 'var(--mui-palette-divider)' });
  });
});
