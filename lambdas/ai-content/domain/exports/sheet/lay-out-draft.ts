import { isolate } from '#lambdas/print/typography/direction.ts';
import { subjectIn } from '../../subject.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { SheetOptions } from '../sheet-options.ts';
import { exerciseBlocks } from './exercise-blocks.ts';
import type { Labels } from '#shared/draft/labels.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import { lessonBlocks, lessonFacts } from './lesson-blocks.ts';
import type { Block, Fact, DraftLayout } from './draft-layout.ts';
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

/** A space for the pupil’s mark before the full mark. */
const markOf = (scale: number): string => `……… / ${scale}`;

/** Rows that a pupil fills in. */
const pupilRows = (draft: Draft, labels: Labels, { school }: SheetOptions): Fact[][] => [
  [{ label: labels.name }],
  [
    { label: labels.class, ...(school?.className && { value: isolate(school.className) }) },
    { label: labels.date },
    ...(draft.type === 'TEST' ? [{ label: labels.mark, value: markOf(draft.scale) }] : []),
  ],
];

/** A directorate whose name says that it is one. */
const DIRECTORATE = /مديري[ةه]|director|direction|académie/iu;

/** The directorate and the school first, as at the head of every paper of a school. */
function factRows(draft: Draft, labels: Labels, options: SheetOptions): Fact[][] {
  const { school, withKey } = options;
  const directorate = school?.educationalAdministration;
  const named = directorate && DIRECTORATE.test(directorate) ? '' : labels.directorate;
  const known: [string, string | undefined][] = [
    [named, draft.type === 'TEST' ? directorate : undefined],
    [labels.season, school?.academicSeason],
    [labels.school, school?.school],
    [labels.teacher, draft.type === 'LESSON_PLAN' ? school?.fullName : undefined],
    [labels.subject, subjectIn(draft.language, draft.subject ?? school?.subject)],
    [labels.levelLabel, labels.level(draft.level, draft.year)],
    [
      labels.duration,
      draft.type === 'EXERCISE' || !draft.minutes ? undefined : labels.minutes(draft.minutes),
    ],
  ];
  const facts = known.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  if (draft.type === 'LESSON_PLAN') return arrangeInRows([...facts, ...lessonFacts(draft, labels)]);
  const rows = arrangeInRows(facts);
  return withKey ? rows : [...rows, ...pupilRows(draft, labels, options)];
}

/** Arranges facts two per row; wide ones are alone. */
function arrangeInRows(facts: readonly Fact[]): Fact[][] {
  const rows: Fact[][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    if (last?.length === 1 && !last[0]?.isWide && !fact.isWide) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

/** Notes for the teacher, and who wrote the draft. */
const notesOf = ({ notes, drafter }: Draft, labels: Labels): Block[] => [
  ...(notes.length > 0
    ? [
        { kind: 'heading' as const, text: labels.notes },
        { kind: 'list' as const, isNumbered: false, items: notes },
      ]
    : []),
  { kind: 'paragraph', text: labels.drafters[drafter], isQuiet: true },
];

/** Lays out a draft for pupils, or with `withKey` for their teacher. Lesson plans are always for the teacher. */
export function layOutDraft(draft: Draft, options: SheetOptions): DraftLayout {
  const labels = labelsIn(draft.language);
  const isTeachers = options.withKey || draft.type === 'LESSON_PLAN';
  const form =
    draft.type === 'TEST' && options.form
      ? ` (${labels.form(labels.formLetters[options.form])})`
      : '';
  return {
    language: draft.language,
    title: `${draft.title}${form}`,
    facts: factRows(draft, labels, options),
    blocks: [...blocksOf(draft, labels, options), ...(isTeachers ? notesOf(draft, labels) : [])],
  };
}
