import { foldText } from '../../../../../shared/spreadsheet/fold-text.ts';

/** What rules understand of what a teacher says about a part; anything else is left to the teacher. */
export interface Wishes {
  /** −1 for easier, 1 for harder. */
  readonly difficulty: -1 | 0 | 1;
  readonly shorter: boolean;
}

export function wishesOf(instruction = ''): Wishes {
  const words = foldText(instruction);
  const easier = /اسهل|سهل|بسط|ابسط|\beas(y|ier)\b|simpl/.test(words);
  const harder = /اصعب|صعب|اعقد|\bhard(er)?\b|difficult|challeng/.test(words);
  return {
    difficulty: easier === harder ? 0 : easier ? -1 : 1,
    shorter: /اقصر|قصير|اختصر|مختصر|short|brief/.test(words),
  };
}
