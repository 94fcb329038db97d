import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { isPaper, type ExportFormat } from '#shared/draft/export-formats.ts';
import { limitsOfExport } from '#shared/draft/export-limits.ts';
import type { Draft } from '#shared/model/draft.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly draft: Draft;
  readonly format: ExportFormat;
}

/** What a learning system will make of questions otherwise than the draft says, before the file is made. */
export const ExportLimits = ({ draft, format }: Props) => {
  const intl = useIntl();
  const limits = isPaper(format) ? [] : limitsOfExport(draft, format);
  const all = draft.type === 'TEST' ? draft.questions.length : 0;
  if (limits.length === 0) return null;
  return (
    <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <Message id="draft.limits" />
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
        {limits.map(({ limit, numbers }) => (
          <li key={limit}>
            <Box component="strong" sx={{ marginInlineEnd: '0.5ch' }}>
              {numbers.length === all && all > 1 ? (
                <Message id="draft.limits.all" />
              ) : (
                <Message
                  id="draft.limits.questions"
                  values={{
                    count: numbers.length,
                    numbers: intl.formatList(numbers.map((each) => intl.formatNumber(each))),
                  }}
                />
              )}
            </Box>
            <Message id={`draft.limit.${limit}`} />
          </li>
        ))}
      </Box>
    </Alert>
  );
};
