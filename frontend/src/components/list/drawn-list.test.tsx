import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test-support/render.tsx';
import { DrawnList } from './drawn-list.tsx';

const Classes = ({ count }: { readonly count: number }) => {
  const [total, setTotal] = useState(count);
  return (
    <>
      <DrawnList label="Classes" first={4} more={3} sx={{ gap: 1 }}>
        {Array.from({ length: total }, (_, index) => (
          <li key={index}>
            <a href={`/${index}`}>{index}</a>
          </li>
        ))}
      </DrawnList>
      <button type="button" onClick={() => setTotal(total + 1)}>
        Add
      </button>
    </>
  );
};
const drawn = () => screen.getAllByRole('listitem').length;
/** All items, those that only keep their place included. */
const places = () => screen.getByRole('list', { name: 'Classes' }).children.length;
const drawMore = () => act(() => void vi.advanceTimersToNextTimer());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('draws what a screen shows, keeps room for the others, and then draws them', () => {
  renderPage(<Classes count={9} />);
  expect([drawn(), places()]).toEqual([4, 9]);
  drawMore();
  expect([drawn(), places()]).toEqual([7, 9]);
  drawMore();
  expect([drawn(), places()]).toEqual([9, 9]);
});

it('draws an item that is added meanwhile', () => {
  renderPage(<Classes count={9} />);
  act(() => screen.getByRole('button').click());
  expect([drawn(), places()]).toEqual([4, 10]);
  for (let portion = 0; portion < 3; portion += 1) drawMore();
  expect([drawn(), places()]).toEqual([10, 10]);
});

it.each([
  ['its last drawn item', () => screen.getByRole('link', { name: '3' })],
  ['what follows it', () => screen.getByRole('button')],
])('has all items before Tab leaves %s', (_, from) => {
  renderPage(<Classes count={9} />);
  fireEvent.keyDown(from(), { key: 'Tab' });
  expect(drawn()).toBe(9);
});

it('is whole when it is printed', () => {
  renderPage(<Classes count={9} />);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect([drawn(), places()]).toEqual([9, 9]);
});

it('is whole at once after the reader went back, so that the page scrolls to where it was', () => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  renderPage(<Classes count={9} />);
  expect(drawn()).toBe(9);
});
