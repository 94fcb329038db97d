import Box from '@mui/material/Box';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  readonly text: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What is seldom needed in a form: a title and a line about it, which open the fields below. */
export const Disclosure = ({ icon: Icon, title, text, isOpen, children }: Props) => (
  <Box
    component="details"
    open={isOpen}
    sx={{
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '8px',
      '& + details': { mt: 1 },
      '&[open] .chevron': { transform: 'rotate(180deg)' },
    }}
  >
    <Box
      component="summary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 1.5,
        py: 1,
        minHeight: 44,
        borderRadius: '8px',
        cursor: 'pointer',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        '&:hover': { bgcolor: 'paper.grid' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ display: 'grid', color: 'primary.main' }}>
        <Icon size={20} aria-hidden />
      </Box>
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {title}
        </Box>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
        >
          {text}
        </Box>
      </Box>
      <ChevronDown className="chevron" size={18} aria-hidden />
    </Box>
    <Box sx={{ display: 'grid', gap: 1.5, px: 1.5, pb: 1.5, pt: 0.5 }}>{children}</Box>
  </Box>
);
