import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useId, useState } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useSelector } from '#frontend/lib/use-selector.ts';
import type { AnswersStore } from '../../hooks/answers/use-answers.ts';

const FiguresTable = lazyComponent(() => import('./figures-table.tsx'));

interface Props {
  readonly review: AnswersStore;
}

const Figures = ({ review }: Props) => (
  <FiguresTable content={useSelector(review, ({ content }) => content)} />
);

export const QuestionsInFigures = memo(({ review }: Props) => {
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
      <div id={id}>{isShown && <Figures review={review} />}</div>
    </Box>
  );
});
