/*
 * LaTeX as models write it in JSON. `\frac` with one backslash is read as a form feed and "rac"; a tab, a line break or
 * a carriage return before a letter may be the beginning of a command, or what it says.
 */

/** Controls that no text of a draft has, and the letters that JSON or a lenient reader has made them of. */
const LETTERS: Readonly<Record<string, string>> = {
  '\u0007': 'a',
  '\b': 'b',
  '\t': 't',
  '\n': 'n',
  '\u000b': 'v',
  '\f': 'f',
  '\r': 'r',
  '\u001b': 'e',
};

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Commands that begin with t, n or r. */
const COMMANDS = words(
  'times text textbf textit textrm textsf textstyle tfrac tbinom theta tau tan tanh to top triangle triangleq triangleleft triangleright therefore tilde thinspace tag ' +
    'neq ne neg nu nabla not notin ni nless ngtr nleq ngeq nmid nparallel nsubseteq nexists nearrow nwarrow newline nonumber nsim ncong nrightarrow ' +
    'rightarrow right rho rangle rceil rfloor rbrace rbrack rm rVert rvert rightleftharpoons rightharpoonup',
);
/** Those whose other letters are a word, or count the lines of a list (`e)`), so that they follow a real break. */
const AMBIGUOUS = words(
  'tan tau to top tag ne neg nu ni not nless nmid nparallel nexists nsim ncong rangle rceil rfloor rbrace rm',
);

/** What a command of a calculation has before and after it. */
const OPERAND_BEFORE = /(?:[\d)\]}=+×÷−-]|(?<!\p{L})[A-Za-z]) ?$/u;
const OPERAND_AFTER = /^ ?(?:[-−]?\d|[\\({]|[A-Za-z](?![\p{L}.):]))/u;

const BROKEN = /(\p{Cc})([A-Za-z]+)/gu;

/** Says of places in their order whether they are between two dollar signs; a sign with a backslash is none. */
function formulasIn(text: string): (index: number) => boolean {
  const signs = [...text.matchAll(/\\\$|\$/g)].filter(([sign]) => sign === '$');
  let before = 0;
  return (index) => {
    while ((signs[before]?.index ?? Infinity) < index) before += 1;
    return before % 2 === 1 && before < signs.length;
  };
}

function restoreCommands(text: string): string {
  const isInFormula = formulasIn(text);
  return text.replace(BROKEN, (whole, control: string, run: string, index: number) => {
    const letter = LETTERS[control];
    if (letter === undefined) return whole;
    const command = `${letter}${run}`;
    if (!'\t\n\r'.includes(control)) return `\\${command}`;
    if (!COMMANDS.has(command)) return whole;
    const end = index + whole.length;
    const isSure =
      !AMBIGUOUS.has(command) ||
      isInFormula(index) ||
      (OPERAND_BEFORE.test(text.slice(Math.max(0, index - 3), index)) &&
        OPERAND_AFTER.test(text.slice(end, end + 4)));
    return isSure ? `\\${command}` : whole;
  });
}

/** `\(x\)` and `\[x\]`, which many models write for formulas, and `$$` on lines of their own. */
const DELIMITERS =
  /(?<!\\)\\\(((?:[^$\\]|\\[^()$])+)\\\)|(?<!\\)\\\[((?:[^$\\]|\\[^[\]$])+)\\\]|\$\$([^$]+)\$\$/g;
const onOneLine = (formula: string): string => formula.replace(/\s*\n\s*/g, ' ').trim();
const useDollars = (text: string): string =>
  text.replace(DELIMITERS, (whole, round?: string, square?: string, pair?: string) => {
    if (pair !== undefined) return pair.includes('\n') ? `$$${onOneLine(pair)}$$` : whole;
    return `$${onOneLine(round ?? square ?? '')}$`;
  });

/** A formula on one line, and two backslashes before a command in it; in an environment they begin a line. */
const FORMULA = /\$[^$\n]+\$/g;
const TWICE =
  /\\\\(?=(?:frac|dfrac|tfrac|sqrt|times|div|cdot|pi|le|leq|ge|geq|neq|ne|text|mathrm|left|right|alpha|beta|theta|circ|angle|triangle|overline|vec|widehat|infty|approx|pm|quad)(?![A-Za-z]))/g;
const dropDoubled = (text: string): string =>
  text.replace(FORMULA, (formula) =>
    formula.includes('\\begin') ? formula : formula.replace(TWICE, '\\'),
  );

/** Puts back what JSON has taken from a text's LaTeX. A text without such mistakes stays as it is. */
export const mendLatex = (text: string): string => dropDoubled(useDollars(restoreCommands(text)));
