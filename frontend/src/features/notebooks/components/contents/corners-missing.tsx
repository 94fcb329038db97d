import Box from '@mui/material/Box';
import { FormattedList } from 'react-intl';
import { foldText } from '#shared/text/fold-text.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets } from '#frontend/record/api/mark-sheets.ts';

export interface CornersMissingProps {
  /** Chosen classes that do not say their subject. */
  readonly classes: readonly ClassSummary[];
}

/** Names the classes whose mark grids get no corner marks, because their subject is not known. */
const CornersMissing = ({ classes }: CornersMissingProps) => {
  const { data: sheets } = useAllMarkSheets();
  const names = classes.flatMap(({ id, name }) => {
    const own = sheets?.filter(({ classId }) => classId === id);
    const subjects = new Set(own?.map(({ subject }) => foldText(subject)));
    return !own || subjects.size === 1 ? [] : [name];
  });
  if (names.length === 0) return null;
  const list = names.map((name) => <bdi key={name}>{name}</bdi>);
  return (
    <Box component="span" role="status" sx={{ display: 'block', color: 'warning.main' }}>
      <Message
        id="contents.cornersMissing"
        values={{ names: <FormattedList key="names" type="conjunction" value={list} /> }}
      />
    </Box>
  );
};

export default CornersMissing;
