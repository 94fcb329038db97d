import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChartColumn, Sigma } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useGrid } from '../../hooks/grid/grid-context.ts';
import type { MarkTable, TableEdit } from '../../model/grid/mark-table.ts';

type Report = 'averages' | 'statistics';

export interface ReportProps {
  readonly table: MarkTable;
  readonly onEdit: (edit: TableEdit) => void;
}

export interface ClassReportProps extends ReportProps {
  readonly of: Report;
  readonly open: boolean;
  readonly onClose: () => void;
}

const ClassReport = lazyOverlay<ClassReportProps>(() => import('./class-report.tsx'));

const buttons = [
  { of: 'averages', label: 'review.averages', Icon: Sigma },
  { of: 'statistics', label: 'review.statistics', Icon: ChartColumn },
] as const;

interface ButtonsProps {
  /** The report that is open. */
  readonly opened: Report | undefined;
  readonly onPress: (of: Report) => void;
}

/** Memoised, because the reports change with each mark and their buttons do not. */
const Buttons = memo(({ opened, onPress }: ButtonsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {buttons.map(({ of, label, Icon }) => (
      <TextButton
        label={label}
        key={of}
        variant="outlined"
        color="inherit"
        icon={Icon}
        aria-expanded={opened === of}
        onClick={() => onPress(of)}
      />
    ))}
  </Box>
));

/** A report on the marks of the table. */
const Shown = (shown: Omit<ClassReportProps, keyof ReportProps>) => {
  const { table, dispatch } = useGrid();
  return (
    <ClassReport {...shown} table={table} onEdit={(edit) => dispatch({ do: 'change', edit })} />
  );
};

/** Opens the averages and the statistics below the table; asks for a rule if the marks count in averages and have none. */
export const ReportButtons = memo(({ asksRule = false }: { readonly asksRule?: boolean }) => {
  const [shown, setShown] = useState<{ readonly of: Report; readonly open: boolean }>();
  const onPress = useCallback(
    (next: Report) =>
      setShown((before) => ({ of: next, open: !(before?.open && before.of === next) })),
    [],
  );
  return (
    <>
      {asksRule && !(shown?.open && shown.of === 'averages') && (
        <Typography variant="body2" color="textSecondary">
          <Message id="review.askRule" />
          <TextButton label="review.chooseRule" size="small" onClick={() => onPress('averages')} />
        </Typography>
      )}
      <Buttons opened={shown?.open ? shown.of : undefined} onPress={onPress} />
      {shown && <Shown {...shown} onClose={() => setShown({ ...shown, open: false })} />}
    </>
  );
});
