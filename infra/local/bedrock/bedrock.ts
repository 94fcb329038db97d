import { converseByBedrock } from './by-bedrock.ts';
import { converseByChat } from './by-chat.ts';
import { converseByRules } from './by-rules.ts';
import type { Converse } from './converse.ts';

/** What replaces Bedrock's models; the default is rules. */
export type AiSettings =
  | { readonly provider: 'rules' }
  | { readonly provider: 'bedrock' }
  | {
      readonly provider: 'chat';
      readonly baseUrl: string;
      readonly model?: string | undefined;
      readonly apiKey?: string | undefined;
    };

/** Creates the local Bedrock. */
export function createBedrock(settings: AiSettings): Converse {
  switch (settings.provider) {
    case 'rules':
      return converseByRules;
    case 'bedrock':
      return converseByBedrock();
    case 'chat':
      return converseByChat(settings);
  }
}
