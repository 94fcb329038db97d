import Box from '@mui/material/Box';
import { Check, CircleDashed } from 'lucide-react';
import { labelsIn } from '#shared/draft/labels.ts';
import { directionOf, type DraftLanguage } from '#shared/model/locale.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { isOfLesson, type PlannedParts } from '../../model/draft/planned-parts.ts';

interface Props {
  readonly parts: readonly PlannedParts[];
  /** Of the draft. */
  readonly language: DraftLanguage;
}

/** What is planned, and how much of it is written. */
export const DraftPlan = ({ parts, language }: Props) => {
  const text = useMessage();
  const { stages, outcome, exit } = labelsIn(language);
  const names = { ...stages, outcome, exit };
  return (
    <Box
      component="ul"
      aria-label={text('draft.planned')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {parts.map(({ label, written, planned }) => {
        const isWritten = written >= planned;
        const Icon = isWritten ? Check : CircleDashed;
        return (
          <Box
            component="li"
            key={label}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.75,
              px: 1.5,
              py: 0.75,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '8px',
              fontSize: '0.875rem',
              color: isWritten ? 'text.primary' : 'text.secondary',
            }}
          >
            <Icon size={16} style={{ flexShrink: 0 }} />
            <span>
              {isOfLesson(label) ? (
                <span lang={language} dir={directionOf(language)}>
                  {names[label]}
                </span>
              ) : (
                <Message id={label} />
              )}
              {planned > 1 && (
                <>
                  {' · '}
                  <Message id="draft.writtenOf" values={{ done: written, total: planned }} />
                </>
              )}
            </span>
          </Box>
        );
      })}
    </Box>
  );
};
