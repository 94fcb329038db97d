import type { CourseLine, CourseSessions, Session } from '#shared/course/course.ts';
import { lineText } from '#lambdas/print/maths/line-text.ts';

/** The same object with the texts that it has under some keys as lines of characters. */
function withPlain<T extends object>(of: T, keys: readonly (keyof T)[]): T {
  const texts = keys.flatMap((key) => {
    const text = of[key];
    return typeof text === 'string' ? [[key, lineText(text)] as const] : [];
  });
  return { ...of, ...Object.fromEntries(texts) };
}

/** A dated year with formulas in lines of characters, because tables do not draw them. */
export function plainSessions(year: CourseSessions): CourseSessions {
  const known = new Map<number, CourseLine>();
  const lineOf = (of: CourseLine): CourseLine => {
    const line = known.get(of.index) ?? {
      ...of,
      line: withPlain(of.line, ['lesson', 'field', 'sequence']),
    };
    known.set(of.index, line);
    return line;
  };
  const sessionOf = (session: Session): Session => ({
    ...session,
    line: session.line && lineOf(session.line),
    entry: session.entry && withPlain(session.entry, ['lesson', 'note', 'homework']),
  });
  return {
    ...year,
    sessions: year.sessions.map(sessionOf),
    lines: year.lines.map(lineOf),
    unplaced: year.unplaced.map(({ line, parts }) => ({ line: lineOf(line), parts })),
  };
}
