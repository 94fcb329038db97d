import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { seatedClass } from '#shared/seating/seating.fixture.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import ClassSeats from './class-seats.tsx';

// The file that changes a plan is not on the device.
vi.mock('./seating-board.tsx', () => new Promise(() => undefined));

it('is read where the file that changes it is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const ids = sampleSavedClass.pupils.map(({ id }) => id);
  fakeApi().on(getClassSeating, { body: seatedClass(ids) });
  renderPage(<ClassSeats kept={sampleSavedClass} />);
  await screen.findByText('Board');
  screen.getByText(sampleSavedClass.pupils[0]!.fullName);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
