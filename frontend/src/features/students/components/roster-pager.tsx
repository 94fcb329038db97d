import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { pageSizes } from '#shared/model/limits.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { RosterView } from '../hooks/use-roster-view.ts';
import { SmallSelect } from './small-select.tsx';

interface ArrowProps {
  readonly towards: 'previous' | 'next';
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** A button to the previous or next page; keeps the focus when disabled. */
const PageArrow = ({ towards, disabled, onClick }: ArrowProps) => {
  const { direction } = useLocale();
  const text = useMessage();
  const Icon = (towards === 'next') === (direction === 'ltr') ? ChevronRight : ChevronLeft;
  return (
    <IconButton
      aria-label={text(`students.${towards}Page`)}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon size={22} />
    </IconButton>
  );
};

interface Props {
  readonly view: RosterView;
  readonly compact: boolean;
}

/** The number of rows, the current range, and buttons to other pages; stays visible below a long list. */
export const RosterPager = ({ view, compact }: Props) => {
  const text = useMessage();
  const intl = useIntl();
  const { page, pageCount, pageSize, matches, start, rows } = view;
  return (
    <Box
      component="nav"
      aria-label={text('students.pages')}
      sx={{
        // In low windows it would cover the list.
        '@media (min-height: 30em)': { position: 'sticky', bottom: 0, zIndex: 1 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: { xs: 'space-between', md: 'end' },
        columnGap: 2,
        py: 1,
        bgcolor: 'background.default',
      }}
    >
      <SmallSelect
        compact={compact}
        label={<Message id="students.pageSize" />}
        value={String(pageSize)}
        onChange={(value) =>
          view.setPageSize(pageSizes.find((size) => String(size) === value) ?? pageSize)
        }
        options={pageSizes.map((size) => ({
          value: String(size),
          label: size === -1 ? text('students.all') : intl.formatNumber(size),
        }))}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <Message
            id="students.range"
            values={{ from: start + 1, to: start + rows.length, total: matches }}
          />
        </Box>
        <Box sx={{ display: 'flex' }}>
          <PageArrow
            towards="previous"
            disabled={page === 0}
            onClick={() => view.setPage(page - 1)}
          />
          <PageArrow
            towards="next"
            disabled={page === pageCount - 1}
            onClick={() => view.setPage(page + 1)}
          />
        </Box>
      </Box>
    </Box>
  );
};
