import { jobOptions, type OptionTable } from '#shared/model/job-options.ts';
import type { Changes } from './changes.ts';
import { camelCase, requireName } from './names.ts';
import { addText, type Translated } from './texts.ts';

const table = 'shared/model/job-options.ts';
const isTable = (name: string): name is OptionTable => name in jobOptions;

/** Where an option of each table takes effect. */
const uses: Readonly<Record<OptionTable, string>> = {
  notebook: `lambdas/notebooks/domain/notebook has it as \`input.options\`; if it changes how many pages there are,
   shared/notebook/page-plan.ts has it too.`,
  grade: 'lambdas/pages/steps/write-gradebook.ts has it in its `request`.',
  slips: 'lambdas/reports/domain/slips.ts has it as `choices`.',
};

/** Writes an option that is a yes or no, and no if a request leaves it out. */
export async function newOption(
  changes: Changes,
  of: string,
  { name, text }: { readonly name: string; readonly text: Translated },
): Promise<string> {
  if (!isTable(of))
    throw new Error(`there is no table "${of}"; they are ${Object.keys(jobOptions).join(', ')}`);
  requireName(name, 'An option');
  const option = camelCase(name);
  if (option in jobOptions[of].shape) throw new Error(`${table} has "${option}" already`);
  await changes.edit(table, (code) => {
    const end = code.indexOf('\n  }),', code.indexOf(`  ${of}: z.object({`));
    return `${code.slice(0, end)}\n    ${option}: z._default(z.boolean(), false),${code.slice(end)}`;
  });
  await addText(changes, 'options', `option.${of}.${option}`, text);
  return `
1. ${uses[of]}
2. In ${table}: what it is, in a comment; for a choice, its names instead of the boolean.`;
}
