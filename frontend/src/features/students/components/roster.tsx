import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useRef } from 'react';
import type { Student } from '#shared/model/student.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useRosterView } from '../hooks/use-roster-view.ts';
import { RosterCards } from './roster-cards.tsx';
import { RosterPager } from './roster-pager.tsx';
import { RosterTable } from './roster-table.tsx';
import type { OnRowAction } from './row-actions.tsx';
import { SearchField } from './search-field.tsx';
import { SortSelect } from './sort-select.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface Props {
  readonly students: readonly Student[];
  readonly onAction: OnRowAction;
}

/** The roster: search, sorting, table or cards, pages. */
export const Roster = ({ students, onAction }: Props) => {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const view = useRosterView(students);
  const search = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    search.current?.focus();
    view.setQuery('');
  };
  const List = wide ? RosterTable : RosterCards;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <SearchField
          value={view.query}
          onChange={view.setQuery}
          inputRef={search}
          onClear={clearSearch}
        />
        {!wide && <SortSelect sort={view.sort} onSort={view.setSort} />}
        <Box
          role="status"
          sx={{ marginInlineStart: 'auto', color: 'text.secondary', fontSize: '0.875rem' }}
        >
          <Message
            id={view.query.trim() ? 'students.found' : 'students.count'}
            values={{ count: view.matches }}
          />
        </Box>
      </Box>
      {view.matches > 0 ? (
        <>
          <List
            rows={view.rows}
            start={view.start}
            total={view.matches}
            sort={view.sort}
            onSort={view.setSort}
            onAction={onAction}
          />
          <RosterPager view={view} compact={!wide} />
        </>
      ) : (
        <Box sx={{ py: 7, textAlign: 'center', color: 'text.secondary' }}>
          <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            <Message id="students.noMatch" values={{ query: view.query.trim() }} />
          </Box>
          <TextButton label="students.clearSearch" variant="outlined" onClick={clearSearch} />
        </Box>
      )}
    </>
  );
};

export const RosterSkeleton = () => (
  <Box aria-hidden>
    <Skeleton variant="rounded" height={46} sx={{ maxWidth: 380, mb: 2 }} />
    <Card sx={{ px: 2, py: 1 }}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Box key={row} sx={{ display: 'flex', gap: 3, py: 1 }}>
          <Skeleton height={36} sx={{ flex: 3 }} />
          <Skeleton height={36} sx={{ flex: 3, display: { xs: 'none', md: 'block' } }} />
          <Skeleton height={36} sx={{ flex: 1 }} />
        </Box>
      ))}
    </Card>
  </Box>
);
