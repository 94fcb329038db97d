import type { ProfessionalProfile } from '#shared/model/profile.ts';
import { firstStrongDirection } from '#lambdas/print/typography/direction.ts';
import { breakLines } from '#lambdas/print/typography/line-breaking.ts';
import { drawFields, drawGroupTitle } from '#lambdas/print/layout/fields.ts';
import type { PrintedField } from '#lambdas/print/layout/fields.ts';
import type { Flow } from '#lambdas/print/layout/flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { beginSection } from './sections.ts';
import { printedDate } from '#lambdas/print/typography/printed-day.ts';
import { drawSignatureBoxes } from '#lambdas/print/layout/signature-boxes.ts';
import { writeText } from '#lambdas/print/layout/text-box.ts';

type Field = Exclude<keyof ProfessionalProfile, 'academicQualifications'>;
type Group = 'identity' | 'career' | 'post';
type SchoolField = keyof Notebook['messages']['records']['school'];

const GROUPS: readonly (readonly [Group, readonly Field[]])[] = [
  ['identity', ['fullName', 'dateOfBirth', 'placeOfBirth']],
  [
    'career',
    [
      'rank',
      'category',
      'gradeStep',
      'dateOfProgression',
      'educationalScore',
      'dateOfEducationalScore',
    ],
  ],
  [
    'post',
    ['educationalAdministration', 'school', 'level', 'subject', 'academicSeason', 'classesTaught'],
  ],
];
const SCHOOL: readonly SchoolField[] = [
  'educationalAdministration',
  'school',
  'code',
  'municipality',
  'address',
  'phone',
  'inspection',
  'inspector',
  'head',
  'groups',
  'pupils',
  'teachers',
];
/** Fields per row, when a card has its own page and when two cards share one. */
const ACROSS = { one: 2, two: 3 };
const SIGNATURES = 96;

function rowsOf<Name>(names: readonly Name[], across: number): Name[][] {
  const rows = Math.ceil(names.length / across);
  return Array.from({ length: rows }, (_, row) => names.slice(row * across, (row + 1) * across));
}

function teacherField({ input, messages }: Notebook, field: Field): PrintedField {
  const { profile } = input;
  const value = field === 'level' ? messages.levels[profile.level] : printedDate(profile[field]);
  return { label: messages.card[field], value };
}

function schoolField({ input, messages }: Notebook, field: SchoolField): PrintedField {
  const label = messages.records.school[field];
  const known = field === 'school' || field === 'educationalAdministration';
  return known ? { label, value: input.profile[field] } : { label };
}

/** Draws the qualifications: several paragraphs, on further pages if needed. */
function drawQualifications(book: Notebook, flow: Flow, section: Section): void {
  const size = 10.5;
  const leading = size * 1.6;
  const { regular } = book.pdf;
  const width = flow.page.area.width - 16;
  const fits = (line: string): boolean =>
    (regular.layout(line, book.direction).width * size) / 1000 <= width;
  const paragraphs = book.input.profile.academicQualifications.split(/[\r\n]+/u);
  for (const paragraph of paragraphs.filter((text) => text.trim() !== '')) {
    const tag = section.tag.add('P');
    const direction = firstStrongDirection(paragraph, book.direction);
    for (const line of breakLines(paragraph, fits)) {
      flow.need(leading);
      const { canvas, area } = flow.page;
      const box = { x: area.x + 8, y: flow.y, width, height: leading };
      writeText(book, canvas, line, box, { size, minSize: size - 1, direction, tag });
      flow.y += leading;
    }
  }
  flow.y += 10;
}

function drawTeacher(book: Notebook, flow: Flow, section: Section, across: number): void {
  const { card } = book.messages;
  const { schoolCard } = book.input.contents;
  for (const [group, fields] of GROUPS) {
    drawGroupTitle(book, flow, section, card[group]);
    const shown = fields.filter((field) => !schoolCard || !SCHOOL.some((name) => name === field));
    for (const row of rowsOf(shown, across)) {
      drawFields(
        book,
        flow,
        section,
        row.map((field) => teacherField(book, field)),
      );
    }
    flow.y += 10;
  }
  drawGroupTitle(book, flow, section, card.qualifications);
  drawQualifications(book, flow, section);
}

/** Draws the chosen ones of the teacher's and the school's card, and boxes for signatures. */
export function drawCards(book: Notebook, section: Section): Flow {
  const { input, messages } = book;
  const { teacherCard, schoolCard } = input.contents;
  const across = teacherCard && schoolCard ? ACROSS.two : ACROSS.one;
  const flow = beginSection(book, section);
  if (teacherCard) drawTeacher(book, flow, section, across);
  if (schoolCard) {
    drawGroupTitle(book, flow, section, messages.records.schoolCard);
    for (const row of rowsOf(SCHOOL, across)) {
      drawFields(
        book,
        flow,
        section,
        row.map((field) => schoolField(book, field)),
      );
    }
  }
  const { teacher, director, inspector } = messages.signatures;
  drawSignatureBoxes(book, flow, section, [teacher, director, inspector], SIGNATURES);
  return flow;
}
