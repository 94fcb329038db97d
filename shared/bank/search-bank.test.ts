import { describe, expect, it } from 'vitest';
import type { KeptQuestion } from '../model/question-shelf.ts';
import type { Question } from '../model/question.ts';
import { keptChoice } from './kept.fixture.ts';
import { facetsOf, prepareSearch, searchBank, type BankSearch } from './search-bank.ts';

const stems = (kept: readonly KeptQuestion[], search: BankSearch): string[] =>
  searchBank(
    kept.map((one) => ({ kept: one })),
    search,
  ).map(({ kept: one }) => one.question.stem);

const about = (stem: string, kept: Partial<KeptQuestion> = {}): KeptQuestion =>
  keptChoice({ stem }, kept);
const base = { id: 'q1', stem: '', points: 1, reason: '' };
const kinds: readonly Question[] = [
  { ...base, kind: 'truth', answer: true },
  { ...base, kind: 'short', answer: 'sunlight', variants: ['light'] },
  { ...base, kind: 'gap', text: 'Plants need [[sunlight|light]].' },
  { ...base, kind: 'open', answer: 'Because of sunlight', marking: [] },
  { ...base, kind: 'matching', pairs: [{ id: 'a', left: 'Plant', right: 'sunlight' }] },
  { ...base, kind: 'ordering', items: ['seed', 'sunlight'] },
];

describe('searching the bank', () => {
  it('folds hamzas, vowel marks, the article, ta marbuta, tatweel and digits', () => {
    const bank = [
      about('ما هيَ عاصِمةُ الجزائِر؟'),
      about('إحسب الـقـيـمـة ٢٥'),
      about('احسب المساحة'),
    ];
    expect(stems(bank, { words: 'عاصمه' })).toEqual(['ما هيَ عاصِمةُ الجزائِر؟']);
    expect(stems(bank, { words: 'احسب قيمة 25' })).toEqual(['إحسب الـقـيـمـة ٢٥']);
    expect(stems(bank, { words: 'أحسب' })).toHaveLength(2);
    expect(stems(bank, { words: '  ' })).toHaveLength(3);
    expect(stems(bank, { words: 'احسب عاصمة' })).toEqual([]);
  });

  it('finds the words of each kind of question, beyond its stem', () => {
    const bank = kinds.map((question) => ({ kept: { ...keptChoice(), question } }));
    const found = searchBank(bank, { words: 'sunlight' });
    expect(found.map(({ kept }) => kept.question.kind)).toEqual([
      ...['short', 'gap', 'open', 'matching', 'ordering'],
    ]);
  });

  it('narrows by each choice, and by several at once', () => {
    const bank = [
      about('a', { competence: 'يقارن الأعداد' }),
      about('b', { subject: 'mathématiques', year: 3 }),
      about('c', { subject: 'Mathématiques', level: 'Primary', year: 2 }),
      keptChoice({ stem: 'd', bloom: 'apply', difficulty: 3 }, { subject: undefined }),
    ];
    expect(stems(bank, { subject: 'Mathematiques' })).toEqual(['b', 'c']);
    expect(stems(bank, { competence: 'يقارن الاعداد' })).toEqual(['a']);
    expect(stems(bank, { level: 'Middle', year: 2 })).toEqual(['a', 'd']);
    expect(stems(bank, { bloom: 'apply', difficulty: 3, kind: 'choice' })).toEqual(['d']);
    expect(stems(bank, { kind: 'open' })).toEqual([]);
  });

  it('leaves out what a class had since a date', () => {
    const test = { draft: '01KAJ6Z7B1N5C8H3K2P6000000', question: 'q1', title: 'T' };
    const classId = '01KJQ5N8000000000000000000';
    const bank = [
      about('this year', { tests: [{ ...test, classId, date: '2026-11-01' }] }),
      about('last year', { tests: [{ ...test, classId, date: '2026-05-01' }] }),
      about('without a class', { tests: [{ ...test, date: '2026-11-01' }] }),
    ];
    expect(stems(bank, { unused: { classId, from: '2026-08-01' } })).toEqual([
      'last year',
      'without a class',
    ]);
  });

  it('offers each subject, competence, year and kind once', () => {
    const bank = [
      about('a', { subject: 'اللغة العربية', competence: 'x' }),
      about('b', { subject: 'اللّغة العربيّة' }),
      about('c', { level: 'Middle', year: 1 }),
    ];
    const entries = bank.map((kept) => ({ kept }));
    prepareSearch(entries);
    expect(facetsOf(entries)).toEqual({
      subjects: ['Mathematics', 'اللغة العربية'],
      competences: ['x'],
      years: [
        { level: 'Middle', year: 1 },
        { level: 'Middle', year: 2 },
      ],
      kinds: ['choice'],
    });
    expect(facetsOf([])).toEqual({ subjects: [], competences: [], years: [], kinds: [] });
  });
});
