import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { useGridStore } from '../../hooks/grid/grid-context.ts';
import { FiguresBeside } from './statistics-panel.tsx';

/** The figures of a class beside its table, for a wide screen. They follow a key once it has been drawn. */
const ClassFigures = () => {
  const id = useId();
  const table = useDeferredValue(useSelector(useGridStore(), (grid) => grid.table));
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, mt: 2, display: 'grid', gap: 1 }}>
      <Typography variant="h3" component="h2" id={id}>
        <Message id="review.figures" />
      </Typography>
      <FiguresBeside table={table} />
    </Card>
  );
};

export default ClassFigures;
