import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test-support/render.tsx';
import { TextField } from './text-field.tsx';

it.each([
  ['an empty field', 'text', '', null],
  ['digits alone', 'text', '2026/2027', null],
  ['letters', 'text', 'أمينة', 'auto'],
  ['letters after digits', 'text', '1م3', 'auto'],
  ['an address', 'email', '', 'ltr'],
] as const)(
  'shows the value of %s in the direction it is written in',
  (_, type, value, direction) => {
    const field = { name: 'field', label: 'Field', value, type, onChange: () => undefined };
    renderPage(<TextField {...field} />, { locale: 'ar' });
    expect(screen.getByLabelText('Field').getAttribute('dir')).toBe(direction);
  },
);
