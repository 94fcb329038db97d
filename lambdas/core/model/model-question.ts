/** What stands in a schema of JSON. */
export type SchemaValue =
  string | number | boolean | null | SchemaValue[] | { [name: string]: SchemaValue };

/** The name under which a model gives its answer, and the answer's shape; what is strict is checked afterwards. */
export interface AnswerTool {
  readonly name: string;
  readonly description: string;
  readonly schema: { [name: string]: SchemaValue };
}

/** A text, or a picture, as Bedrock's `ContentBlock` has them. */
type QuestionPart =
  | { readonly text: string; readonly image?: undefined }
  | {
      readonly text?: undefined;
      readonly image: { readonly format: 'png'; readonly source: { readonly bytes: Uint8Array } };
    };

export interface ModelQuestion {
  /** What is to be done: nothing of it from outside. */
  readonly instructions: string;
  /** What it is to be done with. */
  readonly content: readonly QuestionPart[];
  readonly tool: AnswerTool;
  /** Of the answer, thinking included. Unset, the quota would reserve all that a model could write. */
  readonly maxTokens: number;
}
