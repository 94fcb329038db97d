import type { MessageId } from '#frontend/i18n/message-id.ts';

const names: Readonly<Record<string, MessageId>> = {
  title: 'draft.part.title',
  role: 'draft.part.role',
  minutes: 'draft.part.minutes',
  scale: 'draft.part.scale',
  instructions: 'draft.part.instructions',
  task: 'draft.part.task',
  outcome: 'draft.part.outcome',
  curriculum: 'draft.part.curriculum',
  prerequisites: 'draft.part.prerequisites',
  materials: 'draft.part.materials',
  keywords: 'draft.part.keywords',
  misconceptions: 'draft.part.misconceptions',
  starter: 'draft.part.starter',
  exit: 'draft.part.exit',
  trace: 'draft.part.trace',
  differentiation: 'draft.part.differentiation',
  homework: 'draft.part.homework',
  notes: 'draft.part.notes',
};

export const partName = (field: string): MessageId => names[field] ?? 'draft.part.other';
