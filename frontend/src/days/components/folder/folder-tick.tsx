import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly name: 'marks' | 'standing';
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** What a folder shows only if it is ticked. */
export const FolderTick = ({ name, ...box }: Props) => (
  <Tick name={name} {...box} help={<Message id={`folder.${name}Help`} />}>
    <Message id={`folder.${name}`} />
  </Tick>
);
