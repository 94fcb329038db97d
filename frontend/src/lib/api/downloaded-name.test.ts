import { expect, it } from 'vitest';
import { downloadedName } from './downloaded-name.ts';

it.each([
  [`attachment; filename="____.md"; filename*=UTF-8''${encodeURIComponent('فرض.md')}`, 'فرض.md'],
  ['attachment; filename="test.md"', 'test.md'],
  ["attachment; filename*=UTF-8''%", undefined],
  ['attachment', undefined],
  [null, undefined],
])('names the file in %j', (header, name) => expect(downloadedName(header)).toBe(name));
