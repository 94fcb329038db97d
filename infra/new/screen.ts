import { matchPath } from 'react-router';
import { pages, pagesByAudience } from '#shared/model/pages.ts';
import type { Changes } from './changes.ts';
import { camelCase, pascalCase, requireName, words } from './names.ts';
import { addText, type Translated } from './texts.ts';

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
  const component = `${pascalCase(name)}Page`;
  const id = `${camelCase(feature)}.${route}`;

  // An address with a parameter comes last, since it matches what others have in its place.
  await changes.edit('shared/model/pages.ts', (text) =>
    path.includes(':')
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
  changes.create(
    `${file}.test.tsx`,
    `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import ${component} from './${name}-page.tsx';

it.each([
  ['en-US', ${JSON.stringify(title.en)}],
  ['ar', ${JSON.stringify(title.ar)}],
] as const)('has a heading in %s', (locale, heading) => {
  renderPage(<${component} />, { locale });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});
`,
  );
  await changes.insertBefore(
    'test/support/screens.ts',
    "  plain('link-of-another', invitation),",
    `  plain('${name}', '${path}'),\n`,
  );
  return `
1. In ${file}.tsx: show the ${words(name)}; its test: npx vitest run ${file}.test.tsx
   games-page.tsx, its api.ts and games-pages.test.tsx show how data are fetched, with a state for loading and one for
   errors.
2. In shared/model/pages.ts: move the route if it is not for teachers alone.
3. If it is reached from the navigation: frontend/src/app/layout/navigation.ts.
4. The screens that are checked for accessibility and in each layout are listed in test/support/screens.ts; if the page
   needs data or parameters, say there how it comes by them.`;
}
