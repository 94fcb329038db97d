import type { SavedClass } from '#shared/model/saved-class.ts';
import type { FormOnPaper, TestOnPaper } from '#shared/paper/lay-out-test.ts';
import type { PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import type { AnswerSheet } from './render-answer-sheets.ts';

export interface AnswerPrintOrder {
  readonly onPaper: TestOnPaper;
  readonly draft: PrintedAnswerSheet['draft'];
  readonly title: string;
  readonly kept: Pick<SavedClass, 'id' | 'version' | 'pupils'>;
  /** Sheets without a name. */
  readonly spare: number;
  /** ISO 8601. */
  readonly printedAt: string;
}

export interface PlannedSheet {
  readonly drawn: AnswerSheet;
  readonly stored: PrintedAnswerSheet;
}

/** The key of each form, on the paper of the pupils' sheets. */
export const planKeys = (
  { named }: TestOnPaper,
  right: ReadonlyMap<string, string>,
): AnswerSheet[] =>
  named.map(({ form, lines, layout }) => ({
    ...{ lines, layout, right },
    ...(named.length > 1 && { form }),
  }));

/** Plans a sheet for each pupil in list order, then the spare ones. With two forms, neighbours differ. */
export function planAnswerSheets(
  { onPaper, draft, title, kept, spare, printedAt }: AnswerPrintOrder,
  newNumber: () => number,
): PlannedSheet[] {
  const plan = (
    { form, lines, layout }: FormOnPaper,
    name: Pick<AnswerSheet, 'pupil'>,
    owner: Pick<PrintedAnswerSheet, 'pupil' | 'pupils'>,
  ): PlannedSheet => {
    const number = newNumber();
    const { id: classId, version: classVersion } = kept;
    const questions = lines.flatMap(({ question }) => question ?? []);
    const print = { number, printedAt, classId, classVersion, layout, draft, title };
    // With one form there is no letter to print.
    const letter = onPaper.named.length > 1 && { form };
    return {
      drawn: { number, lines, layout, ...name, ...letter },
      stored: { ...print, form, questions, ...owner },
    };
  };
  const inTurn = (forms: readonly FormOnPaper[], index: number) =>
    forms.filter((_, place) => place === index % forms.length);
  const named = kept.pupils.flatMap(({ id, fullName }, index) =>
    inTurn(onPaper.named, index).map((form) => plan(form, { pupil: fullName }, { pupil: id })),
  );
  const pupils = kept.pupils.map(({ id }) => id);
  const others = Array.from({ length: spare }, (_, index) =>
    inTurn(onPaper.spare, kept.pupils.length + index).map((form) => plan(form, {}, { pupils })),
  );
  return [...named, ...others.flat()];
}
