import { expect, it } from 'vitest';
import { notebookName } from './notebook-files.ts';

it.each([
  ['en', '2025/2026', 'class-notebook-2025-2026.pdf'],
  ['ar', '2025/2026', 'دفتر القسم 2025-2026.pdf'],
  ['en', ' 2025 – 2026. ', 'class-notebook-2025-2026.pdf'],
  ['en', '../../etc', 'class-notebook-etc.pdf'],
] as const)('names the file %s %s → %s', (language, season, name) => {
  expect(notebookName(language, season)).toBe(name);
});
