import type { Help } from '#shared/draft/test-forms.ts';
import type { Labels } from '#shared/draft/labels.ts';
import type { Block, Prose } from './draft-layout.ts';

export function helpBlocks({ hint, passage, beginning, firstStep }: Help, labels: Labels): Block[] {
  const lines: [string, Prose | undefined][] = [
    [labels.hint, hint],
    [labels.passage, passage],
    [labels.beginning, beginning && `${beginning}…`],
    [labels.firstStep, firstStep],
  ];
  return lines.flatMap(([label, text]) =>
    text ? [{ kind: 'paragraph', label, text, isQuiet: true }] : [],
  );
}
