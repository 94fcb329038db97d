import * as z from 'zod/mini';
import { draftTexts } from '../faults/draft-texts.ts';
import { findFaults } from '../faults/find-faults.ts';
import { draft as draftSchema, type Draft } from '#shared/model/draft.ts';
import type { Finding } from '../assemble/assembled.ts';
import { shapeFindings } from '../assemble/assembled.ts';
import { cleanText } from '../assemble/clean-text.ts';
import { setSpaces } from '../assemble/set-spaces.ts';
import { translationAnswer, type TranslationAnswer } from '../answers.ts';
import { nameTest } from '#shared/draft/name-test.ts';
import type { Plan, Task } from '../task.ts';
import { mendAnswer } from '../mending/mend-answer.ts';
import { figureTexts, fitFigureText } from './figure-texts.ts';
import type { Drafting, Judged } from './drafting.ts';
import { findingOf } from './finding.ts';

type Texts = TranslationAnswer['texts'];

/** The texts to translate, named by their paths. */
function translatable(original: Draft): Texts {
  const named = (name: string, text: string | undefined): Texts =>
    text === undefined || text === '' ? [] : [{ name, text }];
  return [
    ...[...draftTexts(original), ...figureTexts(original)].map(({ path, text }) => ({
      ...{ name: path, text },
    })),
    ...original.notes.flatMap((note, index) => named(`notes.${index}`, note)),
    ...named('sourceText', original.sourceText),
    ...(original.type === 'TEST'
      ? original.questions.flatMap((question, index) =>
          question.kind === 'short' ? named(`questions.${index}.unit`, question.unit) : [],
        )
      : []),
  ];
}

/** Removes passages and easier versions, because they are those of the source text in its original language. */
function removePassages(draft: Draft): object {
  if (draft.type === 'TEST') {
    const { readings: _, ...test } = draft;
    return { ...test, questions: test.questions.map(({ passage: __, ...question }) => question) };
  }
  if (draft.type === 'EXERCISE') return draft;
  const phases = draft.phases.map(({ checks, ...phase }) => ({
    ...phase,
    ...(checks && { checks: checks.map(({ passage: _, ...check }) => check) }),
  }));
  return { ...draft, phases };
}

/** Replaces the texts of a value by their paths; everything else, such as keys and ids, stays. */
function replaced(value: unknown, texts: ReadonlyMap<string, string>, path = ''): unknown {
  if (typeof value === 'string') return texts.get(path) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  const inner = ([name, one]: [string, unknown]): [string, unknown] => [
    name,
    replaced(one, texts, path === '' ? name : `${path}.${name}`),
  ];
  const entries = Object.entries(value).map(inner);
  return Array.isArray(value) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
}

const textsIn = (answer: unknown): Texts =>
  z.safeParse(translationAnswer, mendAnswer(translationAnswer, answer)).data?.texts ?? [];

/** Whether a finding is about a text, or about another part of its question, phase or exercise. */
const concerns = ({ path }: Finding, name: string): boolean => {
  const block = path.split('.').slice(0, 2).join('.');
  return name === path || name.startsWith(`${block}.`) || path === 'language';
};

/** Translates a draft; asks again for texts that are missing or insufficient. */
export function translate(plan: Plan, original: Draft): Drafting {
  const texts = translatable(original);
  const { language } = plan;
  const asking = (asked: Texts): Task => ({
    task: 'translate',
    from: original.language,
    to: language,
    texts: asked,
  });
  const base = language === original.language ? original : removePassages(original);
  /**
   * Rule breaks of the original, which its teacher may have caused by editing, do not count against the translation.
   */
  const known = new Set(
    findFaults(original, { ...plan, language: original.language }).map(
      ({ rule, path }) => `${rule} ${path}`,
    ),
  );
  const names = new Set(texts.map(({ name }) => name));
  const judge = (answer: unknown, drafter: Draft['drafter']): Judged => {
    // Other names could be a key or an id, so they are ignored.
    const asked = textsIn(answer).filter(({ name }) => names.has(name));
    const given = new Map(
      asked.map(({ name, text }) => [name, fitFigureText(name, cleanText(text))]),
    );
    const missing = texts.filter(({ name }) => !given.get(name));
    if (missing.length > 0) {
      const problem = 'the translation is missing';
      return {
        findings: missing.map(({ name }) => ({
          ...{ rule: 'text-missing', path: name, problem, isHard: true },
        })),
      };
    }
    const content = replaced({ ...base, language, drafter }, given);
    const { data, error } = z.safeParse(draftSchema, setSpaces(content, language));
    if (!data) return { findings: shapeFindings(error) };
    const role = data.type === 'TEST' ? data.role : undefined;
    const draft = { ...data, title: nameTest(data.title, language, role) };
    const faults = findFaults(draft, plan).filter(
      ({ rule, path }) => !known.has(`${rule} ${path}`),
    );
    return { draft, findings: faults.map(findingOf) };
  };
  return {
    first: asking(texts),
    judge: (answer, { drafter }) => judge(answer, drafter),
    again: (_, findings) => {
      const asked = texts.filter(({ name }) => findings.some((each) => concerns(each, name)));
      return [() => asking(asked.length > 0 ? asked : texts)];
    },
    join: (before, answer) => ({ texts: [...textsIn(before), ...textsIn(answer)] }),
  };
}
