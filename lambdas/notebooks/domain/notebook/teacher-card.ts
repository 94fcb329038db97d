import type { ProfessionalProfile } from '../../../../shared/model/profile.ts';
import { firstStrongDirection } from '../../../core/typography/direction.ts';
import { breakLines } from '../../../core/typography/line-breaking.ts';
import type { Flow } from './flow.ts';
import type { Notebook } from './notebook.ts';
import type { Section } from './page-frame.ts';
import { palette } from '../../../core/pdf/palette.ts';
import { beginSection, printedDate } from './sections.ts';
import { drawText, setText, writeText } from './text-box.ts';

type Field = Exclude<keyof ProfessionalProfile, 'academicQualifications'>;
type Group = 'identity' | 'career' | 'post';

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
    ['educationalAdministration', 'school', 'level', 'subject', 'classesTaught', 'academicSeason'],
  ],
];

const GAP = 16;
const LABEL = 12;
const VALUE = { size: 11.5, minSize: 9 } as const;
const SIGNATURES = 96;

function valueOf({ input, messages }: Notebook, field: Field): string {
  if (field === 'level') return messages.levels[input.profile.level];
  return printedDate(input.profile[field]);
}

function drawGroupTitle(book: Notebook, flow: Flow, section: Section, text: string): void {
  flow.need(70);
  const { canvas, area } = flow.page;
  const box = { x: area.x, y: flow.y, width: area.width, height: 22 };
  canvas.fill(box, palette.mist);
  const inner = { ...box, x: box.x + 8, width: box.width - 16 };
  const style = { size: 11, weight: 'bold', colour: palette.deepTeal } as const;
  writeText(book, canvas, text, inner, { ...style, tag: section.tag.add('P') });
  flow.y += box.height + 6;
}

/** Two fields side by side: a small label over its value, on a hairline. */
function drawPair(book: Notebook, flow: Flow, section: Section, pair: readonly Field[]): void {
  const width = (flow.page.area.width - GAP) / 2;
  const values = pair.map((field) => {
    const text = valueOf(book, field);
    const options = { ...VALUE, direction: firstStrongDirection(text, book.direction) };
    return { options, set: setText(book, text, width - 8, options) };
  });
  const height = LABEL + Math.max(...values.map(({ set }) => set.height)) + 6;
  flow.need(height);
  const { canvas, area } = flow.page;
  pair.forEach((field, index) => {
    const tag = section.tag.add('P');
    const x = area.x + index * (width + GAP);
    const label = { x: x + 8, y: flow.y, width: width - 8, height: LABEL };
    const small = { size: 8, minSize: 6, colour: palette.muted };
    writeText(book, canvas, book.messages.card[field], label, { ...small, tag });
    const value = values[index];
    if (value) {
      const box = { ...label, y: flow.y + LABEL, height: value.set.height };
      drawText(book, canvas, value.set, box, { ...value.options, tag });
    }
    const line = flow.y + height - 3;
    canvas.lines([[x, line, x + width, line]], { colour: palette.line, width: 0.5 });
  });
  flow.y += height;
}

/** The qualifications: several paragraphs, over further pages if need be. */
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
}

/** Three places to sign at the foot of the card. */
function drawSignatures(book: Notebook, flow: Flow, section: Section): void {
  flow.need(SIGNATURES + 16);
  const { canvas, area } = flow.page;
  const { teacher, director, inspector } = book.messages.signatures;
  const width = (area.width - 2 * GAP) / 3;
  const y = area.y + area.height - SIGNATURES;
  [teacher, director, inspector].forEach((title, index) => {
    const box = { x: area.x + index * (width + GAP), y, width, height: SIGNATURES };
    canvas.outline(box, { colour: palette.line, width: 0.8 });
    const style = { size: 9, weight: 'bold', colour: palette.muted, align: 'center' } as const;
    const tag = section.tag.add('P');
    writeText(book, canvas, title, { ...box, height: 22 }, { ...style, tag });
  });
}

/** The teacher's card: every field of the professional profile, and places to sign. */
export function drawTeacherCard(book: Notebook, section: Section): void {
  const flow = beginSection(book, section);
  for (const [group, fields] of GROUPS) {
    drawGroupTitle(book, flow, section, book.messages.card[group]);
    for (let first = 0; first < fields.length; first += 2) {
      drawPair(book, flow, section, fields.slice(first, first + 2));
    }
    flow.y += 10;
  }
  drawGroupTitle(book, flow, section, book.messages.card.qualifications);
  drawQualifications(book, flow, section);
  drawSignatures(book, flow, section);
}
