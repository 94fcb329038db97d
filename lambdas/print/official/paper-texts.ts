import type { Language } from '#shared/model/locale.ts';
import { writeFigure, type Decimals } from '#shared/model/write-figure.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/paper.json' with { type: 'json' };
import en from '#shared/texts/en/paper.json' with { type: 'json' };
import { isolate } from '../typography/direction.ts';

const textsIn = textsOf({ en, ar }, () => ({
  className: (name: string) => ({ name: isolate(name) }),
  folio: (page: number, pages: number) => ({ page, pages }),
  continued: (title: string) => ({ title }),
  averagesOf: (some: number, all: number) => ({ some, all }),
  countOf: (some: number, all: number) => ({ some, all }),
  below: (mark: string) => ({ mark }),
  atLeast: (mark: string) => ({ mark }),
}));

export const paperTextsIn = (language: Language) => ({
  ...textsIn(language),
  mark: (value: number, decimals?: Decimals) => writeFigure(value, language, decimals),
});
