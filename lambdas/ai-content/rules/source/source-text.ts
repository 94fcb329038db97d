import type { Language } from '#shared/model/locale.ts';
import { definitionOf, type Definition } from './definitions.ts';
import { factsOf, type Fact } from './facts.ts';
import { predicateOf, type Predicate } from './predicates.ts';
import { sentencesOf, type Sentence } from './sentences.ts';

/** A sentence that questions can be made of, with what it says. */
export interface ReadSentence extends Sentence {
  readonly facts: readonly Fact[];
  readonly definition: Definition | undefined;
  /** What it says of what, where that is plain. */
  readonly predicate: Predicate | undefined;
}

/** A source text, read. */
export interface SourceText {
  /** What the draft is called: a question it answers is none. */
  readonly topic: string;
  readonly sentences: readonly ReadSentence[];
  readonly facts: readonly Fact[];
  readonly definitions: readonly Definition[];
}

/** Reads a text in its language; sentences in another one, or that do not stand for themselves, are left out. */
export function readSource(text: string, language: Language, topic: string): SourceText {
  const sentences = sentencesOf(text, language).map((sentence) => ({
    ...sentence,
    facts: factsOf(sentence, language),
    definition: sentence.start === 0 ? definitionOf(sentence.text, language) : undefined,
    predicate: sentence.start === 0 ? predicateOf(sentence.text, language) : undefined,
  }));
  return {
    topic,
    sentences,
    facts: sentences.flatMap(({ facts }) => facts),
    definitions: sentences.flatMap(({ definition }) => definition ?? []),
  };
}
