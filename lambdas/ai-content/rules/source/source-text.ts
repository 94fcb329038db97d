import type { DraftLanguage } from '#shared/model/locale.ts';
import { definitionOf, type Definition } from './definitions.ts';
import { factsOf, type Fact } from './facts.ts';
import { predicateOf, type Predicate } from './predicates.ts';
import { sentencesOf, type Sentence } from './sentences.ts';
import { sequenceOf, type Told } from './sequence.ts';
import { stemmed, stemsOf } from './words.ts';

/** A sentence suitable for questions, with its analysis. */
export interface ReadSentence extends Sentence {
  readonly facts: readonly Fact[];
  readonly definition: Definition | undefined;
  /** Its statement about its subject, if that is clear. */
  readonly predicate: Predicate | undefined;
  /** Its text as stems, for `mentionsIn`. */
  readonly stemmed: string;
  /** The stems of its words, without small words. */
  readonly stems: ReadonlySet<string>;
}

/** What a sentence refers to, which is quoted before it; empty if it stands alone. */
export const contextOf = ({ text, start }: Sentence): string =>
  text.slice(0, start).replace(' […]', '');

/** An analysed source text. */
export interface SourceText {
  /** The draft's topic; questions with it as their answer are not asked. */
  readonly topic: string;
  readonly sentences: readonly ReadSentence[];
  readonly facts: readonly Fact[];
  readonly definitions: readonly Definition[];
  /** Its consecutive sentences, if it tells events or steps in their order. */
  readonly sequence: readonly Told[];
}

/** Analyses a text; leaves out sentences in another language or that cannot be understood alone. */
export function readSource(text: string, language: DraftLanguage, topic: string): SourceText {
  const sentences = sentencesOf(text, language).map((sentence) => ({
    ...sentence,
    facts: factsOf(sentence, language),
    definition: sentence.start === 0 ? definitionOf(sentence.text, language) : undefined,
    predicate: sentence.start === 0 ? predicateOf(sentence.text, language) : undefined,
    stemmed: stemmed(sentence.text),
    stems: new Set(stemsOf(sentence.text)),
  }));
  return {
    topic,
    sentences,
    facts: sentences.flatMap(({ facts }) => facts),
    definitions: sentences.flatMap(({ definition }) => definition ?? []),
    sequence: sequenceOf(text, language),
  };
}
