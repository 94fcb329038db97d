import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test-support/render.tsx';
import { TextField } from './text-field.tsx';

it.each([
  ['en-US', '2026-11-30', '30 November 2026'],
  ['ar', '2026-11-30', '30 نوفمبر 2026'],
  ['ar', '2027-01-02', '2 جانفي 2027'],
  ['en-US', '', 'day / month / year'],
  ['ar', '', 'يوم / شهر / سنة'],
  ['en-US', '2026-02-31', 'day / month / year'],
] as const)('a field of dates shows in %s “%s” as %s', async (locale, value, words) => {
  const field = { name: 'date', label: 'Date', value, onChange: () => undefined };
  renderPage(<TextField {...field} type="date" />, { locale });
  expect(await screen.findByText(words)).toBeTruthy();
  // Screen readers read the field itself.
  expect(screen.getByText(words).getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByLabelText('Date').getAttribute('type')).toBe('date');
});
