import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Copy, Languages, PencilLine } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { PageMenu } from '#frontend/components/dialog/page-menu.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { contentRequest } from '#shared/contracts/ai-content.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { contentCalls } from '#frontend/lib/resources/job-lists.ts';
import { againPath, submittedText } from '../../model/content-forms.ts';
import type { CopiesMenuProps } from './draft-tools.tsx';
import type { OpenDraft } from './open-draft.ts';

/** Requests a copy of the current draft, in its own language or another one, as a new job. */
const useCopies = ({ id, type, request }: OpenDraft['job'], document: OpenDraft['document']) => {
  const { submit } = useSubmitJob(contentCalls, {
    submitted: submittedText(type),
    history: paths.aiContent,
  });
  const { language } = document.content;
  const copyIn = (wanted: DraftLanguage): void =>
    void submit(async () => {
      // The server copies the newest saved version.
      await document.saveNow();
      const asked = z.safeParse(contentRequest, request).data;
      return asked && { ...asked, language: wanted, translationOf: id };
    });
  return {
    duplicate: () => copyIn(language),
    translate: copyIn,
  };
};

const names = {
  en: 'draft.inEnglish',
  ar: 'draft.inArabic',
  fr: 'draft.inFrench',
} as const satisfies Record<DraftLanguage, MessageId>;

/** Makes another draft from this one: a changed request, another language, or a copy. */
const CopiesMenu = ({ job, document, anchor, open, onClose }: CopiesMenuProps) => {
  const { content: draft } = document;
  const copies = useCopies(job, document);
  const choose = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <PageMenu anchor={anchor} open={open} onClose={onClose}>
      <MenuItem component={Link} to={againPath(draft.type, job.id)}>
        <ListItemIcon>
          <PencilLine size={18} />
        </ListItemIcon>
        <Message id="draft.again" />
      </MenuItem>
      {draftLanguages
        .filter((language) => language !== draft.language)
        .map((language) => (
          <MenuItem
            key={language}
            onClick={choose(() => {
              copies.translate(language);
            })}
          >
            <ListItemIcon>
              <Languages size={18} />
            </ListItemIcon>
            <Message id={names[language]} />
          </MenuItem>
        ))}
      <MenuItem onClick={choose(copies.duplicate)}>
        <ListItemIcon>
          <Copy size={18} />
        </ListItemIcon>
        <Message id="draft.duplicate" />
      </MenuItem>
    </PageMenu>
  );
};

export default CopiesMenu;
