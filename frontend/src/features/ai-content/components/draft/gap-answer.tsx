import Box from '@mui/material/Box';
import { markGaps, withBlanks } from '#shared/draft/questions/gap.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { limits } from '#shared/model/limits.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeQuestion } from '../../model/draft/edit-blocks.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView, useWordsLanguage } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { Prose } from './prose.tsx';
import { readText } from './text-styles.ts';

/** Makes the selected words of a text a gap; without a selection, adds an empty gap at the cursor or the end. */
function addGap(text: string, from = text.length, to = from): string {
  const selected = text.slice(from, to);
  const words = selected.trim();
  // Brackets and bars separate gaps and their answers.
  if (/[[\]|\n]/.test(words)) return text;
  const [before = '', after = ''] = words === '' ? [] : selected.split(words);
  return `${text.slice(0, from)}${before}[[${words}]]${after}${text.slice(to)}`;
}

interface Props {
  readonly question: QuestionOf<'gap'>;
  readonly name: string;
}

const changeText = (id: string, change: (text: string) => string) =>
  changeQuestion(id, (one) => (one.kind === 'gap' ? { ...one, text: change(one.text) } : one));

/** The text with the right words in its gaps. */
const Filled = ({ text }: { readonly text: string }) => {
  const { text: marked, gaps } = markGaps(text);
  const filled = gaps.map(({ answers }, index) => (
    <Box
      key={index}
      component="span"
      sx={{
        // A frame of its own, which text of the other direction does not split.
        display: 'inline-block',
        maxWidth: '100%',
        borderBottom: '1px solid',
        borderColor: 'primary.main',
        fontWeight: 600,
        px: 0.5,
      }}
    >
      <Prose text={answers.join(' / ') || '…'} />
    </Box>
  ));
  return <Prose text={marked} gaps={filled} />;
};

/** A text to fill in: blank for pupils, with its words for the teacher. */
export const GapAnswer = ({ question: { id, text: value }, name }: Props) => {
  const { edit, withKeys } = useDraftView();
  const text = useMessage();
  const language = useWordsLanguage();
  if (!withKeys)
    return (
      <Box sx={{ ...readText, mt: 1, lineHeight: 2.2 }}>
        <Prose text={withBlanks(value)} />
      </Box>
    );
  const label = text('draft.gapTextOf', { name });
  return (
    <Box sx={{ mt: 1, '&:not(:focus-within) > [data-help]': { display: 'none' } }}>
      <EditableText
        value={value}
        label={label}
        field={`${id}.text`}
        shown={<Filled text={value} />}
        write={(written) => changeText(id, () => written)}
      />
      {edit && (
        <>
          {/* Keeps the selection in the text that is being edited. */}
          <Box component="span" onMouseDown={(event) => event.preventDefault()}>
            <AddButton
              label="draft.addGap"
              disabled={value.length > limits.draftTextLength - '[[]]'.length}
              onClick={() => {
                const { activeElement: area } = document;
                const isOpen =
                  area instanceof HTMLTextAreaElement && area.getAttribute('aria-label') === label;
                const [from, to] = isOpen ? [area.selectionStart, area.selectionEnd] : [];
                edit(
                  changeText(id, (now) => addGap(now, from, to)),
                  `${id}.text`,
                );
              }}
            />
          </Box>
          <Box
            {...language}
            data-help
            sx={{ color: 'text.secondary', fontSize: '0.875rem', displayPrint: 'none' }}
          >
            <Message id="draft.gapHelp" />
          </Box>
        </>
      )}
    </Box>
  );
};
