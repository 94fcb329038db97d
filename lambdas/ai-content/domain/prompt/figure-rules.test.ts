import { describe, expect, it } from 'vitest';
import { planDraft } from '../plan/plan-draft.ts';
import { figureKindsFor } from './figure-rules.ts';
import { questionFor } from './question-for.ts';

const kinds = [
  'numberLine',
  'fraction',
  'coordinateGrid',
  'triangle',
  'barChart',
  'clock',
  'table',
];
const all = [...kinds, 'angle'];
const science = ['numberLine', 'coordinateGrid', 'barChart', 'table', 'angle'];
const planOf = (subject?: string) =>
  planDraft(
    {
      ...{ contentType: 'TEST', topic: 'Rivers', level: 'Middle', language: 'en' },
      ...{ questionType: 'Short Answer', questionCount: 3 },
    },
    subject,
  );

describe('the figures that are offered', () => {
  it.each([
    ['Mathematics', all],
    ['الرياضيات', all],
    ['Mathématiques', all],
    ['Physics', science],
    ['العلوم الفيزيائية والتكنولوجيا', science],
    ['علوم الطبيعة والحياة', science],
    ['Sciences naturelles', science],
    ['التاريخ والجغرافيا', ['barChart', 'table']],
    ['Histoire-Géographie', ['barChart', 'table']],
    ['اللغة العربية', []],
    ['Langue française', []],
    ['English', []],
    ['التربية الإسلامية', []],
    ['التربية المدنية', []],
    ['Dessin technique', all],
    ['', all],
    [undefined, all],
  ])('suit the subject %s', (subject, expected) => {
    const plan = planOf(subject);
    expect(figureKindsFor(plan)).toEqual(expected);
    const { instructions, tool } = questionFor({ task: 'draft', plan });
    for (const kind of all) {
      const isOffered = expected.includes(kind);
      expect([kind, instructions.includes(`${kind}:`)]).toEqual([kind, isOffered]);
      expect([kind, JSON.stringify(tool.schema).includes(`"const":"${kind}"`)]).toEqual([
        kind,
        isOffered,
      ]);
    }
  });
});
