import type { Fault, FaultRule } from '#shared/draft/fault.ts';

/** What is wrong and how to correct it. `{place}` is the position; other names are the fault's parameters. */
const SENTENCES: Record<FaultRule, string> = {
  'other-type': 'the draft is of another type than {expected}',
  'other-language': 'the draft is not in {expected}; write all of it in {expected}',
  'question-count': 'the test has {count} questions; give exactly {expected}',
  'type-count':
    'the test has {count} questions of the type "{type}"; give exactly {expected} of this type',
  'difficulty-other': '{place} is of difficulty {count}; make it one of difficulty {expected}',
  'levels-low':
    '{count} of {total} questions only ask to remember; keep to the spread that was asked for, with {expected}',
  'question-kind': '{place} is not of the type "{expected}"; every question must be',
  'exercise-count': 'the set has {count} exercises; give exactly {expected}',
  'other-minutes': 'the lesson takes {count} minutes; it must take {expected}',
  'other-scale': 'the test is marked out of {count}; mark it out of {expected}',
  'task-missing': 'the integration task is missing; add one',
  'task-unasked': 'no integration task was asked for; leave it out',
  'off-topic': 'nothing in {place} is about the topic "{topic}"; write it on this topic',
  'example-copied': '{place} is the example of the instructions; ask something on the topic',
  'instructions-copied': '{place} repeats "{text}" of what was asked for; do what it asks',
  empty: '{place}: "{field}" is empty; fill it in',
  'list-empty': '"{field}" is empty; give at least one',
  'points-sum': 'the points sum to {sum}; they must sum to {expected}',
  'minutes-sum': "the phases' minutes sum to {sum}; they must sum to {expected}",
  'no-minutes': '{place} has no minutes; give it some',
  'part-missing': '"{field}" is missing; give it',
  stages:
    'the stages are {found}; give phases of launch, then build, then apply, at least one of each',
  'other-sessions':
    'the phases are of {count} sessions; give at least three for each of {expected}',
  'session-start': '{place} begins a session; begin each with a launch',
  'key-missing': '{place} has no key; give one that is among its options',
  'options-few': '{place} has {count} options; give 4',
  'gap-missing': '{place} has no gap; put the words to fill in between [[ and ]]',
  'list-short': '{place} has {count} items; give 3 to 5',
  'marking-sum': '{place}: the points of marking sum to {sum}; they must sum to {expected}',
  'rubric-sum':
    '{place}: the points of the best levels of rubric sum to {sum}; they must sum to {expected}',
  'options-same': '{place} has the text "{text}" twice; make all of them different',
  'option-count': '{place} has {count} options; give {expected}',
  'option-count-uneven': '{place} has {count} options, most others {expected}; give {expected}',
  'questions-same': '{place} repeats {other}; replace it by another',
  'questions-alike': '{place} is nearly the same as {other}; ask for something else',
  'keyword-twice': '{place} is the same term as {other}; replace it',
  'difficulty-falls': '{place} is easier than the one before it; order them from easy to hard',
  'difficulty-flat': 'all exercises have the same difficulty; grade them from 1 to 3',
  'sum-wrong': '{place}: "{sum}" is not true; work it out again',
  'key-wrong': '{place}: the key is wrong, it comes to {expected}',
  'second-key': '{place}: the option "{text}" is right as well, by the source text; replace it',
  'figure-missing':
    '{place} speaks of a figure, but has none; give one that can be drawn, or word it without',
  'figure-wrong':
    '{place}: the figure does not show what the key says; change the one that is wrong',
  'answer-not-in-solution': '{place}: the solution does not come to the answer "{text}"',
  'passage-not-in-source':
    '{place}: the passage is not in the source text; quote it word for word, or give null if there is none',
  'passage-missing': '{place} has no passage; quote what its key rests on from the source text',
  'reason-repeats': '{place}: the reason merely repeats the {what}; say why the key is right',
  'all-or-none':
    '{place}: "{text}" points at other options, which are shuffled; replace it by an answer of its own',
  'key-longest': '{place}: the key is far longer than the other options; make them alike',
  'option-form': '{place}: only the key {what}; give all options the same form',
  'absolute-option': '{place}: only one option says "{text}"; leave the word out',
  'shared-clue': '{place}: only the key shares the word "{text}" with the stem; reword one of them',
  'key-place': '{count} of {total} keys are in the same place; mix the options',
  'key-given-away': '{place}: its key stands in {other}; reword that one',
  'truth-balance': '{count} of {total} statements are true; make about half of them true',
  'truth-question': '{place} is a question; give a statement that is true or false',
  'negative-stem': '{place} asks for what is not so; ask for what is',
  'double-negation': '{place} denies twice; say it without',
  'stem-form': '{place}: the stem neither asks nor leaves a blank; make it a question',
  'stem-length': '{place}: the stem has {count} characters; keep it below {expected}',
  'answer-long': '{place}: the answer has {count} words; ask for one of at most {expected}',
  'meaning-circular': '{place}: the meaning uses the word itself; explain it by other words',
  language: 'the draft is not written in {expected}; write all of it in {expected}',
  'mixed-language': '{place} is not written in {expected}, or has a sentence that is not',
  'repeated-words': '{place} repeats "{text}" in a circle; write the text again',
  placeholder: '{place}: "{text}" is a placeholder; write what belongs there',
  markup: '{place}: "{text}" is markup; write plain text',
  markdown: '{place}: "{text}" is Markdown; write plain text',
  contact: '{place}: leave out e-mail addresses and long numbers',
  'latin-question-mark': '{place}: end Arabic questions with ؟',
  'formula-open':
    '{place}: a formula is not closed by $, or a space is just inside its dollar signs, or a digit is beside them; write \\$ for a dollar sign',
};

/** As a model reads them, without what is put in. */
export const faultSentences = Object.values(SENTENCES).map((sentence) =>
  sentence.replaceAll(/\{\w+\}/g, '\n'),
);

const NAMES: Readonly<Record<string, string>> = {
  questions: 'question',
  options: 'option',
  pairs: 'pair',
  items: 'item',
  marking: 'marking point',
  exercises: 'exercise',
  steps: 'step',
  phases: 'phase',
  checks: 'check',
  keywords: 'keyword',
  misconceptions: 'misconception',
  starter: 'starter question',
  exit: 'exit question',
};

/** `questions.2.options.0` → `question 3, option 1`. */
export function describePath(path: string): string {
  const parts = path.split('.');
  const words = parts.flatMap((part, index) => {
    const name = NAMES[part];
    const number = Number(parts[index + 1] ?? NaN);
    return name !== undefined && Number.isInteger(number) ? [`${name} ${number + 1}`] : [];
  });
  if (words.length > 0) return words.join(', ');
  return path.startsWith('task') ? 'the integration task' : 'the draft';
}

/** Describes a fault in English: `question 3 has 5 options; give 4`. As untrusted as the draft. */
export function describeFault({ rule, path, params }: Fault): string {
  const sentence = SENTENCES[rule].replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'place' ? describePath(path) : String(params?.[name] ?? ''),
  );
  return sentence;
}
