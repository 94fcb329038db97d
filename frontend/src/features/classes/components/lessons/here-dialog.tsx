import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { CourseLine } from '#shared/course/course.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { LessonText } from '#frontend/days/components/lesson-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

export interface HereDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly lines: readonly CourseLine[];
  /** Where the class is now: shown first. */
  readonly current: { readonly index: number; readonly part: number } | undefined;
  /** When the class has its next session, in words. */
  readonly nextOn: string;
  readonly onHere: (line: CourseLine, part: number) => void;
}

const showInMiddle = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });

/** Says at which part of which lesson the class is, by one press. */
const HereDialog = ({ open, onClose, lines, current, nextOn, onHere }: HereDialogProps) => {
  const text = useMessage();
  return (
    <Dialog open={open} onClose={closeByKey(onClose)} fullWidth maxWidth="sm">
      <DialogTitle>
        <Message id="lessons.hereTitle" />
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 1, sm: 3 } }}>
        <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
          <Message id="lessons.hereText" values={{ date: nextOn }} />
        </Box>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <Box
              component="li"
              key={line.index}
              ref={line.index === current?.index ? showInMiddle : undefined}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                justifyContent: 'space-between',
                columnGap: 1,
                py: 0.5,
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
              }}
            >
              <Box sx={{ flex: '1 1 8rem', minWidth: 0 }}>
                <LessonText lesson={line.line.lesson} />
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
                {Array.from({ length: line.parts }, (_, index) => index + 1).map((part) => (
                  <Button
                    key={part}
                    size="small"
                    variant={
                      line.index === current?.index && part === current.part
                        ? 'contained'
                        : 'outlined'
                    }
                    aria-label={text('lessons.herePart', { lesson: line.line.lesson, part })}
                    onClick={() => {
                      onHere(line, part);
                      onClose();
                    }}
                    sx={{ minWidth: 44 }}
                  >
                    {part}
                  </Button>
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <TextButton label="common.cancel" color="inherit" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
};

export default HereDialog;
