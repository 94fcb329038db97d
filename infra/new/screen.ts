import { matchPath } from 'react-router';
import { pages, pagesByAudience } from '#shared/model/pages.ts';
import type { Changes } from './changes.ts';
import { camelCase, pascalCase, requireName, words } from './names.ts';
import { addText, type Translated } from './texts.ts';

const screens = 'test/support/screens.ts';

/** The address of a screen for the samples of tests, as code. */
const sampleAddress = (path: string): string =>
  path.includes(':classId')
    ? `\`${path.replace(':classId', '${sampleSavedClass.id}').replaceAll(/:\w+/g, '1')}\``
    : `'${path.replaceAll(/:\w+/g, '1')}'`;

interface NewPage {
  readonly name: string;
  readonly component: string;
  readonly route: string;
  readonly parameters: readonly string[];
  readonly title: Translated;
}

/** The test of a page; one whose address has parameters is shown at its route, so that it gets them. */
function testOf({ name, component, route, parameters, title }: NewPage): string {
  const given = parameters.map((parameter) => `${parameter}: '1'`).join(', ');
  const isPlain = parameters.length === 0;
  return `import { screen } from '@testing-library/react';
${isPlain ? '' : "import { generatePath, Route, Routes } from 'react-router';\n"}import { expect, it } from 'vitest';
${isPlain ? '' : "import { paths } from '#frontend/lib/paths.ts';\n"}import { renderPage } from '#frontend/test-support/render.tsx';
import ${component} from './${name}-page.tsx';

it.each([
  ['en-US', ${JSON.stringify(title.en)}],
  ['ar', ${JSON.stringify(title.ar)}],
] as const)('has a heading in %s', (locale, heading) => {
  ${
    isPlain
      ? `renderPage(<${component} />, { locale });`
      : `const at = generatePath(paths.${route}, { ${given} });
  renderPage(<Routes><Route path={paths.${route}} element={<${component} />} /></Routes>, { locale, at });`
  }
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});
`;
}

/** Writes a screen for teachers that has a heading and nothing else yet. */
export async function newScreen(
  changes: Changes,
  feature: string,
  {
    name,
    path,
    title,
  }: { readonly name: string; readonly path: string; readonly title: Translated },
): Promise<string> {
  requireName(feature, 'A feature');
  requireName(name, 'A screen');
  if (!/^(?:\/(?::\w+|[\w-]+))+$/.test(path)) throw new Error(`"${path}" is no path`);
  const { teachers, ...others } = pagesByAudience;
  const taken = Object.values({ ...others.visitors, ...others.anyone, ...others.users });
  const shown =
    taken.find((page) => matchPath(page, path)) ??
    Object.values(teachers).find((page) => page === path);
  if (shown !== undefined) throw new Error(`${path} is shown by the page ${shown} already`);
  const route = camelCase(name);
  if (route in pages) throw new Error(`there is a page "${route}" already`);
  const parameters = path.match(/(?<=:)\w+/g) ?? [];
  const component = `${pascalCase(name)}Page`;
  const id = `${camelCase(feature)}.${route}Title`;

  // An address with a parameter comes last, since it matches what others have in its place.
  await changes.edit('shared/model/pages.ts', (text) =>
    parameters.length > 0
      ? text.replace('\n  },\n} as const', `\n    ${route}: '${path}',\n  },\n} as const`)
      : text.replace('  teachers: {\n', `  teachers: {\n    ${route}: '${path}',\n`),
  );
  const file = `frontend/src/features/${feature}/pages/${name}-page`;
  changes.create(
    `${file}.tsx`,
    `import { Page } from '#frontend/components/page/page.tsx';

const ${component} = () => <Page title="${id}">{null}</Page>;

export default ${component};
`,
  );
  const texts = `frontend/src/i18n/en-US/${feature}.json`;
  if (!changes.has(texts)) {
    const ids = 'frontend/src/i18n/message-id.ts';
    await changes.edit(
      ids,
      (text) =>
        `import type ${camelCase(feature)} from './en-US/${feature}.json';\n${text.replace('  | keyof typeof common', `  | keyof typeof common\n  | keyof typeof ${camelCase(feature)}`)}`,
    );
  }
  await addText(changes, feature, id, title);
  changes.create(`${file}.test.tsx`, testOf({ name, component, route, parameters, title }));
  if (parameters.length === 0) {
    await changes.insertBefore(
      screens,
      "  plain('link-of-another', invitation),",
      `  plain('${name}', '${path}'),\n`,
    );
  } else {
    // What an address names is there only where samples answer its calls.
    await changes.insertBefore(
      screens,
      '];\n\nconst plain =',
      `  { name: '${name}', path: ${sampleAddress(path)} },\n`,
    );
  }
  return `
1. In ${file}.tsx: show the ${words(name)}; its test: npx vitest run ${file}.test.tsx
   games-page.tsx, its api.ts and games-pages.test.tsx show how data are fetched, with a state for loading and one for
   errors; its begin names the calls that it makes in any case.
2. In shared/model/pages.ts: move the route if it is not for teachers alone.
3. ${
    parameters.length === 0
      ? 'If it is reached from the navigation: frontend/src/app/layout/navigation.ts.'
      : `The page gets ${parameters.join(' and ')} from useParams(). For links to it, a function that makes its address:
   frontend/src/lib/paths.ts.`
  }
4. ${screens} lists the screens that are checked for accessibility and in each layout.
   ${parameters.length === 0 ? 'A plain one is shown to a teacher who has nothing yet; to show it with data, move it to teacherScreens.\n   ' : ''}The calls of teacherScreens are answered in answerWithSamples.`;
}
