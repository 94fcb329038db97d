import { describe, expect, it } from 'vitest';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import type { Block } from './draft-layout.ts';
import { layOutDraft } from './lay-out-draft.ts';

/** The lines to write on, by question or exercise. */
const lines = (blocks: readonly Block[]): number[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'item') return [];
    return block.blocks.reduce(
      (sum, each) => sum + (each.kind === 'writing-lines' ? each.count : 0),
      0,
    );
  });

describe.each(draftLanguages)('room to write on a sheet in %s', (language) => {
  const [, test, exercises] = sampleDrafts[language];

  it('is there for the working of each exercise if asked for, and never on the teacher’s sheet', () => {
    const { length } = exercises.exercises;
    expect(lines(layOutDraft(exercises, {}).blocks)).toEqual(Array(length).fill(0));
    const room = lines(layOutDraft(exercises, { withRoom: true }).blocks);
    expect(room).toHaveLength(length);
    expect(room.every((count) => count >= 3 && count <= 12)).toBe(true);
    const teachers = layOutDraft(exercises, { withRoom: true, withKey: true }).blocks;
    expect(lines(teachers).every((count) => count === 0)).toBe(true);
  });

  it('is there for the working of short answers besides the line of the answer', () => {
    const usual = lines(layOutDraft(test, {}).blocks);
    const room = lines(layOutDraft(test, { withRoom: true }).blocks);
    test.questions.forEach(({ kind }, index) => {
      const more = (room[index] ?? 0) - (usual[index] ?? 0);
      expect(more >= 3).toBe(kind === 'short');
    });
  });
});
