import type { Language } from '../../../../../shared/model/locale.ts';
import { definitionOf, type Definition } from './definitions.ts';
import { factsOf, type Fact } from './facts.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence that questions can be made of, with what it says. */
export interface ReadSentence {
  readonly text: string;
  /** Where it stands in the source, from 0 to 1. */
  readonly place: number;
  readonly facts: readonly Fact[];
  readonly definition: Definition | undefined;
}

/** A source text, read. */
export interface SourceText {
  readonly sentences: readonly ReadSentence[];
  readonly facts: readonly Fact[];
  readonly definitions: readonly Definition[];
}

/** Reads a text in its language; sentences in another one, or that do not stand for themselves, are left out. */
export function readSource(text: string, language: Language): SourceText {
  const sentences = sentencesOf(text, language).map((sentence) => ({
    ...sentence,
    facts: factsOf(sentence.text, language),
    definition: definitionOf(sentence.text, language),
  }));
  return {
    sentences,
    facts: sentences.flatMap(({ facts }) => facts),
    definitions: sentences.flatMap(({ definition }) => definition ?? []),
  };
}
