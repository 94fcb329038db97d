import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Where answers of models are read, judged and compared. */
const FOLDERS = ['lambdas/ai-content/domain', 'lambdas/core/model', 'shared/draft'];
const ROOT = path.join(import.meta.dirname, '../..');

const ARABIC = /\p{Script=Arabic}{2}/u;
/** Words that French lists have and English ones have not. */
const FRENCH =
  /[àâçèéêëîïôœùû]|\b(?:fr|le|la|les|des|du|et|ou|pas|ni|que|qui|faux|vrai|oui|avec|sans|aucune?|jamais|toujours|texte|tous|toutes|sauf|ci|par|selon|phrase|heures?|chacune|facile|choisis|racine)\b/u;
/** Lists whose words are the same in English and French, or no words. */
const SHARED: ReadonlySet<string> = new Set([
  'lambdas/ai-content/domain/prompt/instructions.ts exerciseRules',
  'lambdas/ai-content/domain/plan/length-in.ts minute',
  'lambdas/ai-content/domain/mending/mend-labels.ts ORDERS',
  'lambdas/ai-content/domain/faults/writing-rules.ts OF_THE_WEB',
]);

/** Words of two letters and more in the literals of a declaration. */
function wordsIn(node: ts.Node, source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isStringLiteralLike(one) || ts.isRegularExpressionLiteral(one))
      found.push(one.getText(source));
    else if (ts.isTemplateHead(one) || ts.isTemplateMiddleOrTemplateTail(one)) found.push(one.text);
    else if (ts.isPropertyAssignment(one)) found.push(`${one.name.getText(source)} `);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

/** The names of a file's lists that have Arabic and Latin words, but no French ones. */
function listsWithoutFrench(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap((declaration) => {
      const words = wordsIn(declaration, source).join(' ');
      const latin = words.replace(/\\[pPu]\{[^}]*\}|\(\?<\w+>|\\[a-zA-Z]/g, ' ');
      const isMixed = ARABIC.test(words) && /[A-Za-z]{3}/.test(latin);
      const name = `${file} ${declaration.name.getText(source)}`;
      return isMixed && !FRENCH.test(latin) && !SHARED.has(name) ? [name] : [];
    }),
  );
}

const incomplete = async (file: string): Promise<string[]> =>
  listsWithoutFrench(file, await readFile(path.join(ROOT, file), 'utf8'));

describe('a list of words for reading drafts', () => {
  it('that knows English and Arabic knows French too', async () => {
    const files: string[] = [];
    for (const folder of FOLDERS)
      for await (const file of glob(`${folder}/**/*.ts`, { cwd: ROOT }))
        if (!/\.(?:test|fixture)\.ts$/.test(file)) files.push(file);
    expect(files.length).toBeGreaterThan(100);
    const lacking = (await Promise.all(files.map(incomplete))).flat();
    expect(lacking).toEqual([]);
  });

  it('is found where it does not', () => {
    const list = (words: string) => listsWithoutFrench('a.ts', `const WORDS = new Set(${words});`);
    expect(list("['true', 'صحيح', 'yes', 'نعم']")).toEqual(['a.ts WORDS']);
    expect(list("['true', 'صحيح', 'vrai']")).toEqual([]);
    expect(listsWithoutFrench('a.ts', 'const R = [/\\bcannot help\\b/, /لا أستطيع/];')).toEqual([
      'a.ts R',
    ]);
  });
});
