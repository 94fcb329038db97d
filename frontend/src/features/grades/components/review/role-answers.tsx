import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import { markRoles } from '#shared/model/mark-role.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { KeyHint } from './key-hint.tsx';
import type { Review } from '../../hooks/review/use-review.ts';

/** Asks for the role of a column's marks; the most likely answer comes first and Enter confirms it. */
const RoleAnswers = ({ review }: { readonly review: Review }) => {
  const { proposed, countAs, openAt, place } = review;
  const text = useMessage();
  return (
    <Box
      role="group"
      aria-label={text('review.roleLabel')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
      }}
    >
      {proposed && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Check size={18} aria-hidden />}
          onClick={() => countAs(proposed)}
        >
          <span>
            <Message id="review.accept" values={{ value: text(`review.role.${proposed}`) }} />
          </span>
          <KeyHint keys="Enter" />
        </Button>
      )}
      {markRoles
        .filter((role) => role !== proposed)
        .map((role) => (
          <Button key={role} size="small" color="inherit" onClick={() => countAs(role)}>
            <Message id={`review.role.${role}`} />
          </Button>
        ))}
      <Button size="small" color="inherit" onClick={() => countAs(undefined)}>
        <Message id="review.role.none" />
      </Button>
      <Button size="small" color="inherit" onClick={() => openAt(place)}>
        <Message id="review.kind.other" />
      </Button>
    </Box>
  );
};

export default RoleAnswers;
