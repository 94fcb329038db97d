import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../test-support/render.tsx';
import { Room, useRoom } from './room.tsx';

beforeEach(() => localStorage.clear());

const room = () =>
  renderPage(<Room name="part" height={380} />).container.querySelector<HTMLElement>(
    '.MuiSkeleton-root',
  );

const Part = ({ height, isKnown }: { readonly height?: number; readonly isKnown?: boolean }) => {
  const ref = useRoom<HTMLDivElement>('part', isKnown);
  return (
    height !== undefined && (
      <div
        ref={(part) => {
          if (part) Object.defineProperty(part, 'offsetHeight', { value: height });
          ref.current = part;
        }}
      />
    )
  );
};

it('is as high as the part was last, in a window of the same width', () => {
  renderPage(<Part height={777} />);
  expect(room()?.style.height).toBe('777px');
});

it('has the usual height in a window of another width, or before the part was known', () => {
  renderPage(<Part isKnown={false} />);
  expect(room()?.style.height).toBe('');
  localStorage.setItem('room.part', `${innerWidth + 1}x777`);
  expect(room()?.style.height).toBe('');
});

it('is not there for a part that was left out the last time', () => {
  renderPage(<Part />);
  expect(room()).toBeNull();
});
