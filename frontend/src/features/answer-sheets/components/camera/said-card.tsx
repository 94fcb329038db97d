import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Pile } from '../../model/camera/known-sheets.ts';
import type { Said } from '../../model/camera/sweep.ts';

interface Props {
  readonly said: Said | undefined;
  readonly isListKnown: boolean;
  readonly onPile: (pile: Pile) => void;
}

const looks = {
  good: { Icon: CircleCheck, ground: '#0F3B2A', line: '#4FB07F' },
  known: { Icon: Info, ground: '#15273D', line: '#5E8FCB' },
  bad: { Icon: CircleX, ground: '#4A1C19', line: '#D2716A' },
  hint: { Icon: CircleAlert, ground: '#2B2619', line: '#A58A4E' },
} as const;

const lookOf = ({ kind }: Said): keyof typeof looks => {
  if (kind === 'taken') return 'good';
  if (kind === 'again') return 'known';
  return kind === 'other' || kind === 'unknown' || kind === 'full' || kind === 'dropped'
    ? 'bad'
    : 'hint';
};

const hints = {
  far: 'camera.far',
  dark: 'camera.dark',
  blurred: 'camera.blurred',
  search: 'camera.search',
  unknown: 'camera.unknown',
  full: 'camera.full',
} as const satisfies Record<string, MessageId>;

const Words = ({ said, isListKnown, onPile }: Props & { readonly said: Said }) => {
  if (said.kind === 'taken' || said.kind === 'again')
    return (
      <>
        <Box component="b" sx={{ display: 'block', fontSize: '1.25rem', lineHeight: 1.35 }}>
          {said.name ? (
            <bdi>{said.name}</bdi>
          ) : (
            <Message id={isListKnown ? 'camera.spare' : 'camera.nameLater'} />
          )}
        </Box>
        <Message id={said.kind === 'taken' ? 'camera.taken' : 'camera.again'} />
      </>
    );
  if (said.kind === 'other')
    return (
      <>
        <Message
          id="camera.other"
          values={{ test: said.pile.title, className: said.pile.className }}
        />
        <Box sx={{ mt: 1 }}>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            sx={{ pointerEvents: 'auto' }}
            onClick={() => onPile(said.pile)}
          >
            <Message id="camera.otherBegin" />
          </Button>
        </Box>
      </>
    );
  if (said.kind === 'dropped')
    return <Message id="camera.dropped" values={{ count: said.count }} />;
  return <Message id={hints[said.kind]} />;
};

/** What is said about the last sheet, in large letters. Screen readers read it out. */
export const SaidCard = (props: Props) => {
  const { said } = props;
  const { Icon, ground, line } = looks[said ? lookOf(said) : 'hint'];
  return (
    <Box
      role="status"
      sx={{ position: 'absolute', insetInline: 12, bottom: 12, pointerEvents: 'none' }}
    >
      {said && (
        <Box
          // A name that comes twice is read out twice.
          key={said.serial}
          data-said={said.kind}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.75,
            maxWidth: 560,
            mx: 'auto',
            px: 2,
            py: 1.5,
            borderRadius: '12px',
            bgcolor: ground,
            color: '#FFFFFF',
            border: `1px solid ${line}`,
          }}
        >
          <Icon size={26} style={{ flexShrink: 0 }} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Words {...props} said={said} />
          </Box>
        </Box>
      )}
    </Box>
  );
};
