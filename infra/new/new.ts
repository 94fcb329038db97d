import { jobKinds } from '#shared/model/job-steps.ts';
import { Changes } from './changes.ts';
import { newEndpoint } from './endpoint.ts';
import { newJobKind } from './job-kind.ts';
import { newOption } from './option.ts';
import { newScreen } from './screen.ts';
import { newStep } from './step.ts';

type Generate = (changes: Changes, ...given: string[]) => Promise<string>;

/** What can be made, with how each is called; every word is needed. */
const generators: Readonly<Record<string, { readonly words: string; readonly make: Generate }>> = {
  endpoint: {
    words: 'endpoint <feature> <verb-noun>',
    make: (changes, feature = '', id = '') => newEndpoint(changes, feature, id),
  },
  step: {
    words: 'step <kind> <step> <function> "<text in English>" "<text in Arabic>"',
    make: (changes, kind = '', id = '', task = '', en = '', ar = '') =>
      newStep(changes, kind, { id, task, text: { en, ar } }),
  },
  option: {
    words: 'option <table> <name> "<text in English>" "<text in Arabic>"',
    make: (changes, table = '', name = '', en = '', ar = '') =>
      newOption(changes, table, { name, text: { en, ar } }),
  },
  screen: {
    words: 'screen <feature> <name> <path> "<title in English>" "<title in Arabic>"',
    make: (changes, feature = '', name = '', path = '', en = '', ar = '') =>
      newScreen(changes, feature, { name, path, title: { en, ar } }),
  },
  'job-kind': {
    words:
      'job-kind <kind> <feature> <step> <function> "<text of the step in English>" "<in Arabic>"',
    make: (changes, kind = '', feature = '', step = '', task = '', en = '', ar = '') =>
      newJobKind(changes, kind, { feature, step, task, text: { en, ar } }),
  },
};

const [, , what = '', ...given] = process.argv;
const generator = generators[what];
const expected = generator?.words.match(/<[^>]+>/g)?.length;
if (!generator || given.length !== expected) {
  if (generator) console.error(`"${what}" needs ${expected} values, not ${given.length}.\n`);
  const usage = Object.values(generators).map(({ words }) => `  npm run new ${words}`);
  const kinds = `The kinds of jobs with steps: ${jobKinds.join(', ')}.`;
  console.error(['Writes the files of something new:', ...usage, kinds].join('\n'));
  process.exit(1);
}
const changes = new Changes();
try {
  const next = await generator.make(changes, ...given);
  const files = await changes.save();
  console.log(['Written or changed:', ...files.map((file) => `  ${file}`)].join('\n'));
  console.log(`\nWhat remains to be done:${next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
