import Alert from '@mui/material/Alert';
import { Fragment } from 'react';
import { drawnSigns, unprintableLetters } from '#shared/paper/letters.ts';
import { Message } from '../../i18n/message.tsx';
import { DirectedText } from '../text/directed-text.tsx';

export interface UnprintableLettersProps {
  readonly texts: readonly string[];
  /** Whether they are of a draft, which draws some signs with lines. */
  readonly ofDraft?: boolean | undefined;
}

/** How many texts and letters are named, and how long a text may be. */
const NAMED = { texts: 3, letters: 12, length: 40 } as const;
const SEPARATOR = ' · ';
/** What pages show for such a letter. */
const SIGN = '\ufffd';

/** The words around a letter of a long text. */
function excerpt(text: string, letter: string): string {
  if (text.length <= NAMED.length) return text;
  const at = Math.max(0, text.normalize('NFC').indexOf(letter) - NAMED.length / 2);
  const part = text
    .normalize('NFC')
    .slice(at, at + NAMED.length)
    .toWellFormed();
  return `${at > 0 ? '…' : ''}${part.replaceAll('\ufffd', '')}…`;
}

const List = ({ parts }: { readonly parts: readonly string[] }) => (
  <>
    {parts.map((part, index) => (
      <Fragment key={part}>
        {index > 0 && SEPARATOR}
        <bdi>
          <DirectedText text={part} />
        </bdi>
      </Fragment>
    ))}
  </>
);

/** Names the letters that no typeface of printed pages has, and the texts that contain them; nothing if all can be printed. */
const UnprintableLetters = ({ texts, ofDraft }: UnprintableLettersProps) => {
  const found = texts.flatMap((text) => {
    const letters = unprintableLetters([text]).filter(
      (letter) => !(ofDraft && drawnSigns.includes(letter)),
    );
    const [first] = letters;
    return first === undefined ? [] : [{ letters, text: excerpt(text, first) }];
  });
  if (found.length === 0) return null;
  const letters = [...new Set(found.flatMap((one) => one.letters))];
  const named = [...new Set(found.map(({ text }) => text))].slice(0, NAMED.texts);
  return (
    <Alert severity="warning" role="status">
      <Message
        id="printing.unprintable"
        values={{
          letters: <List key="letters" parts={letters.slice(0, NAMED.letters)} />,
          sign: SIGN,
          texts: <List key="texts" parts={named} />,
          more: found.length - named.length,
        }}
      />
    </Alert>
  );
};

export default UnprintableLetters;
