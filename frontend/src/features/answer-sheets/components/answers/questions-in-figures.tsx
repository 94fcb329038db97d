import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';

const FiguresTable = lazyComponent(() => import('./figures-table.tsx'));

/** The figures of each question, shown when they are asked for. */
export const QuestionsInFigures = ({ content }: { readonly content: AnswerSheets }) => {
  const id = useId();
  const [isShown, setShown] = useState(false);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h2" sx={{ flex: '1 1 auto' }}>
          <Message id="answers.figures" />
        </Typography>
        <Button aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
          <Message id={isShown ? 'answers.hideFigures' : 'answers.showFigures'} />
        </Button>
      </Box>
      <div id={id}>{isShown && <FiguresTable content={content} />}</div>
    </Box>
  );
};
