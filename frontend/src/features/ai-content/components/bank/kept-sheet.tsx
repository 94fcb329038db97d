import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import { labelsIn } from '#shared/draft/labels.ts';
import { directionOf, type DraftLanguage } from '#shared/model/locale.ts';
import { DraftViewContext, type DraftView } from '../draft/draft-context.ts';

interface Props extends Partial<Pick<DraftView, 'edit' | 'typing'>> {
  readonly language: DraftLanguage;
  readonly withKeys: boolean;
  readonly children: ReactNode;
}

/** Shows a question outside a draft as a draft shows it, in its own language and direction. */
export const KeptSheet = ({ language, withKeys, edit, typing, children }: Props) => {
  const view = useMemo(
    (): DraftView => ({
      ...{ language, withKeys, edit, typing },
      labels: labelsIn(language),
      sourceText: undefined,
      withSource: false,
      redraft: undefined,
      editFigure: undefined,
    }),
    [language, withKeys, edit, typing],
  );
  return (
    <DraftViewContext value={view}>
      <Box
        lang={language}
        dir={directionOf(language)}
        sx={{ minWidth: 0, textAlign: 'start', lineHeight: language === 'ar' ? 1.9 : 1.6 }}
      >
        {children}
      </Box>
    </DraftViewContext>
  );
};
