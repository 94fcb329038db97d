import type { ConverseStreamOutput, TokenUsage } from '@aws-sdk/client-bedrock-runtime';
import { modelFailed } from '#shared/model/job-steps.ts';
import { isUnreachable } from './passing-error.ts';

/** Is called as words arrive, with what counts those that the model has written of this answer. */
export type OnWritten = (words: () => number) => void;

/** A stream that broke off before its answer was whole; asking again may help. */
class BrokenStreamError extends Error {
  override readonly name = modelFailed;
}

/** Names of fields with a number, values that are no words, and line breaks. */
const NO_WORDS = /"\w+"\s*:(?:\s*-?\d[\d.]*)?|\b(?:null|true|false)\b(?=\s*[,}\]])|\\[nrt]/g;

/** Counts the words and numbers in a text, or in the beginning of a JSON text without its names. */
const countWords = (text: string): number =>
  text
    .replaceAll(NO_WORDS, ' ')
    .split(/[\s"«»“”]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

interface Block {
  text: string;
  /** Of a tool call: its input, as JSON. */
  call?: { readonly toolUseId: string; readonly name: string; input: string };
}

/** A call's input that is not JSON is returned as text, so that what is whole in it can be read. */
function contentOf({ text, call }: Block): object[] {
  if (!call) return text === '' ? [] : [{ text }];
  const { input: json, ...named } = call;
  try {
    const input: unknown = JSON.parse(json === '' ? '{}' : json);
    return [{ toolUse: { ...named, input } }];
  } catch {
    return [{ text: json }];
  }
}

/** Errors of Bedrock have names; those of a stream's form, or of a connection that breaks, have not. */
const hasBroken = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error instanceof TypeError ||
  (error.name === 'Error' && !isUnreachable(error));

/** The parts of Bedrock's answer that are read. */
interface CollectedAnswer {
  readonly output: { readonly message: { readonly role: string; readonly content: object[] } };
  readonly stopReason: string | undefined;
  readonly usage?: TokenUsage;
  readonly additionalModelResponseFields?: unknown;
}

/**
 * Collects a stream of Bedrock's `ConverseStream` into an answer of its `Converse`. Thoughts are counted, and dropped.
 * @throws BrokenStreamError if it ends before its answer does, or Bedrock's error
 */
export async function collectStream(
  asked: Promise<{ readonly stream?: AsyncIterable<ConverseStreamOutput> | undefined }>,
  onWritten: OnWritten,
): Promise<CollectedAnswer> {
  const blocks = new Map<number, Block>();
  let thoughts = '';
  let stop: ConverseStreamOutput.MessageStopMember['messageStop'] | undefined;
  let rest: ConverseStreamOutput.MetadataMember['metadata'] | undefined;
  const blockAt = (index = 0): Block => {
    const block = blocks.get(index) ?? { text: '' };
    blocks.set(index, block);
    return block;
  };
  const words = (): number => {
    const written = [...blocks.values()].map(({ text, call }) => call?.input ?? text).join('\n');
    // A server on one machine sends its answer as thoughts until it is known to be one.
    return Math.max(countWords(thoughts), countWords(written));
  };
  try {
    const { stream } = await asked;
    for await (const { contentBlockStart, contentBlockDelta, messageStop, metadata } of stream ??
      []) {
      stop = messageStop ?? stop;
      rest = metadata ?? rest;
      const { toolUseId = '', name = '' } = contentBlockStart?.start?.toolUse ?? {};
      if (contentBlockStart?.start?.toolUse)
        blockAt(contentBlockStart.contentBlockIndex).call = { toolUseId, name, input: '' };
      if (!contentBlockDelta?.delta) continue;
      const { text = '', toolUse, reasoningContent } = contentBlockDelta.delta;
      if (reasoningContent) thoughts += reasoningContent.text ?? '';
      else {
        const block = blockAt(contentBlockDelta.contentBlockIndex);
        block.text += text;
        if (block.call) block.call.input += toolUse?.input ?? '';
      }
      onWritten(words);
    }
    if (!stop) throw new BrokenStreamError('a stream ended before its answer');
  } catch (cause) {
    const error = hasBroken(cause) ? new BrokenStreamError('a stream broke off', { cause }) : cause;
    // Who has answered may cost nothing, also when its answer breaks off.
    const fields = stop?.additionalModelResponseFields;
    throw error instanceof Error && fields !== undefined
      ? Object.assign(error, { additionalModelResponseFields: fields })
      : error;
  }
  const { stopReason, additionalModelResponseFields } = stop;
  const inOrder = [...blocks].toSorted(([one], [other]) => one - other);
  const content = inOrder.flatMap(([, block]) => contentOf(block));
  return {
    output: { message: { role: 'assistant', content } },
    stopReason,
    ...(rest?.usage && { usage: rest.usage }),
    ...(additionalModelResponseFields !== undefined && { additionalModelResponseFields }),
  };
}
