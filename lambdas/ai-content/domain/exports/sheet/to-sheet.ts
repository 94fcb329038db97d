import type { Draft } from '../../../../../shared/model/draft.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { exerciseBlocks } from './exercise-blocks.ts';
import type { Labels } from '../../../../../shared/draft/labels/en.ts';
import { labelsIn } from '../../../../../shared/draft/labels/labels.ts';
import { lessonBlocks, lessonFacts } from './lesson-blocks.ts';
import type { Block, Fact, Sheet } from './sheet.ts';
import { testBlocks } from './test-blocks.ts';

function blocksOf(draft: Draft, labels: Labels, options: SheetOptions): Block[] {
  switch (draft.type) {
    case 'LESSON_PLAN':
      return lessonBlocks(draft, labels);
    case 'TEST':
      return testBlocks(draft, labels, options);
    case 'EXERCISE':
      return exerciseBlocks(draft, labels, options);
  }
}

/** What a pupil writes on their sheet. */
const pupilFacts = (labels: Labels): Fact[] =>
  [labels.name, labels.class, labels.date].map((label) => ({ label }));

function factsOf(draft: Draft, labels: Labels, { school, withKey }: SheetOptions): Fact[] {
  const known: [string, string | undefined][] = [
    [labels.school, school?.school],
    [labels.season, school?.academicSeason],
    [labels.teacher, draft.type === 'LESSON_PLAN' ? school?.fullName : undefined],
    [labels.subject, draft.subject ?? school?.subject],
    [labels.levelLabel, labels.level(draft.level, draft.year)],
  ];
  const facts = known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  if (draft.type === 'LESSON_PLAN') return [...facts, ...lessonFacts(draft, labels)];
  const duration = draft.type === 'TEST' && draft.minutes;
  return [
    ...facts,
    ...(duration ? [{ label: labels.duration, value: labels.minutes(duration) }] : []),
    ...(withKey ? [] : pupilFacts(labels)),
  ];
}

/** What the teacher still has to look at, and who wrote the draft. */
const notesOf = ({ notes, drafter }: Draft, labels: Labels): Block[] => [
  ...(notes.length > 0
    ? [
        { kind: 'heading' as const, text: labels.notes },
        { kind: 'list' as const, isNumbered: false, items: notes },
      ]
    : []),
  { kind: 'paragraph', text: labels.drafters[drafter], isQuiet: true },
];

/** Lays a draft out for paper: for pupils, or with `withKey` for their teacher. Lesson plans are always the teacher's. */
export function toSheet(draft: Draft, options: SheetOptions): Sheet {
  const labels = labelsIn(draft.language);
  const isTeachers = options.withKey || draft.type === 'LESSON_PLAN';
  const form =
    draft.type === 'TEST' && options.form
      ? ` (${labels.form(labels.formLetters[options.form])})`
      : '';
  return {
    language: draft.language,
    title: `${draft.title}${form}`,
    facts: factsOf(draft, labels, options),
    ...(draft.type === 'TEST' && { scale: `/${draft.scale}` }),
    blocks: [...blocksOf(draft, labels, options), ...(isTeachers ? notesOf(draft, labels) : [])],
  };
}
