import type { ChatServer } from './chat/by-chat.ts';
import type { Converse } from './converse.ts';

/** What replaces Bedrock's models; the default is rules. */
export type AiSettings =
  | { readonly provider: 'rules' }
  | { readonly provider: 'bedrock' }
  | ({ readonly provider: 'chat' } & ChatServer);

/** Loads a model with its first call, because the SDK and the rules take a tenth of the platform's start. */
const loadedLater = (load: () => Promise<Converse>): Converse => {
  let loading: Promise<Converse> | undefined;
  return async (...call) => await (await (loading ??= load()))(...call);
};

export function createBedrock(settings: AiSettings): Converse {
  switch (settings.provider) {
    case 'rules':
      return loadedLater(async () => (await import('./by-rules.ts')).converseByRules);
    case 'bedrock':
      return loadedLater(async () => (await import('./by-bedrock.ts')).converseByBedrock());
    case 'chat':
      return loadedLater(async () => (await import('./chat/by-chat.ts')).converseByChat(settings));
  }
}
