import { withTexts } from '../../i18n/load-messages.ts';
import { lazyComponent } from '../page/lazy-component.tsx';
import { mayLackLetters, textsIn } from './texts-in.ts';
import type { UnprintableLettersProps } from './unprintable-letters.tsx';

const UnprintableLetters = lazyComponent<UnprintableLettersProps>(() =>
  withTexts(import('./unprintable-letters.tsx'), 'printing'),
);

interface NoteProps extends Pick<UnprintableLettersProps, 'ofDraft'> {
  /** Texts, and whatever contains texts. */
  readonly printed: unknown;
}

/** Says before printing which letters no typeface has, and in which texts. Most texts need no look at all. */
export const UnprintableNote = ({ printed, ofDraft }: NoteProps) => {
  const texts = textsIn(printed).filter(mayLackLetters);
  return texts.length > 0 && <UnprintableLetters texts={texts} ofDraft={ofDraft} />;
};
