import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { classContent } from '../../model/saved-class.ts';
import { toClassContent } from './class-content.ts';
import { sameClass } from './same-class.ts';

describe('saving a class that was read', () => {
  it('keeps its pupils, and none of their marks', () => {
    const read = {
      name: '2م3',
      level: 'Middle' as const,
      pupils: [{ fullName: 'حداد سلمى', registrationNumber: '16020345' }],
      terms: [{ columns: [], marks: [['12,5']] }],
    };
    const content = toClassContent(read);
    expect(content).toEqual({ name: '2م3', level: 'Middle', pupils: read.pupils });
    expect(z.parse(classContent, content)).toEqual(content);
  });
});

describe('the saved class that matches one that was read', () => {
  const kept = (id: string, name: string, subject: string | undefined, changedAt: string) => ({
    ...{ id, name, subject, changedAt },
  });
  const classes = [
    kept('a', '2م3', 'الرياضيات', '2026-03-01'),
    kept('b', '2م3', 'الفيزياء', '2026-03-02'),
    kept('c', '1م1', undefined, '2026-03-01'),
    kept('d', '1م1', undefined, '2026-03-05'),
  ];
  it.each([
    ['2م3', 'الرياضيات', 'a'],
    ['2 م 3', 'الفيزياء', undefined],
    ['2م3', undefined, 'b'],
    ['2م3', 'العلوم', undefined],
    ['1م1', 'العلوم', 'd'],
    ['٢م٣', 'الرّياضيات', 'a'],
    ['4م1', undefined, undefined],
  ])('%s, %s', (name, subject, id) => {
    expect(sameClass(classes, { name, subject })?.id).toBe(id);
  });
});
