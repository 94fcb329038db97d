import { getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { withTexts } from '../../i18n/load-messages.ts';
import { call } from '../../lib/api/client.ts';
import { useClass } from '../../lib/classes/classes.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
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

/** The same of a saved class: its name, its subject and its pupils. */
export const UnprintableInClass = ({ classId }: { readonly classId: string }) => {
  const { data } = useClass(classId);
  return data && <UnprintableNote printed={[data.name, data.subject, data.pupils]} />;
};

interface SheetProps {
  readonly classId: string;
  readonly sheetId: string;
}

/** The same of a mark sheet: its subject, headings, marks and remarks. */
export const UnprintableInSheet = ({ classId, sheetId }: SheetProps) => {
  const params = { classId, sheetId };
  const { data } = useResource(`${getMarkSheet.id}/printed/${classId}/${sheetId}`, () =>
    call(getMarkSheet, { params }),
  );
  return data && <UnprintableNote printed={[data.subject, data.document.content]} />;
};
