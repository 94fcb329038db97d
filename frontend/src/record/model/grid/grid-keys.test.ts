import { describe, expect, it } from 'vitest';
import { gridCommand } from './grid-keys.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
const pressed = (key: string, more: Partial<typeof none> = {}, isRtl = false) =>
  gridCommand({ key, ...none, ...more }, isRtl);

describe('keys in the table', () => {
  it('arrows move where they point, in either reading direction', () => {
    expect(pressed('ArrowRight')).toEqual({ do: 'move', dx: 1, dy: 0 });
    expect(pressed('ArrowRight', {}, true)).toEqual({ do: 'move', dx: -1, dy: 0 });
    expect(pressed('ArrowLeft', {}, true)).toEqual({ do: 'move', dx: 1, dy: 0 });
    expect(pressed('ArrowDown', {}, true)).toEqual({ do: 'move', dx: 0, dy: 1 });
  });

  it.each([
    ['Enter', {}, 'accept'],
    ['Enter', { shiftKey: true }, 'back'],
    ['Home', {}, 'row-start'],
    ['End', { ctrlKey: true }, 'last'],
    ['F10', { shiftKey: true }, 'menu'],
    [' ', {}, 'take-other'],
    ['Delete', {}, 'clear'],
  ] as const)('%s with %j does %s', (key, more, command) => {
    expect(pressed(key, more)).toMatchObject({ do: command });
  });

  it.each(['1', '٣', 'غ', 'a', ',', '.'])('%s starts typing', (key) => {
    expect(pressed(key)).toEqual({ do: 'type', text: key });
  });

  it.each([
    ['Tab', {}],
    ['Shift', {}],
    ['Process', {}],
    ['z', { ctrlKey: true }],
    ['s', { metaKey: true }],
    ['Enter', { ctrlKey: true }],
    ['a', { altKey: true }],
    ['Enter', { repeat: true }],
    [' ', { repeat: true }],
  ])('%s with %j is left to the browser', (key, more) => {
    expect(pressed(key, more)).toBeUndefined();
  });
});
