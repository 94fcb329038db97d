export type SchemaValue =
  string | number | boolean | null | SchemaValue[] | { [name: string]: SchemaValue };

/** The tool by which a model answers, and the answer's shape. The answer is validated strictly afterwards. */
export interface AnswerTool {
  readonly name: string;
  readonly description: string;
  readonly schema: { [name: string]: SchemaValue };
}

/** A text or a picture, in the shape of Bedrock's `ContentBlock`. */
type QuestionPart =
  | { readonly text: string; readonly image?: undefined }
  | {
      readonly text?: undefined;
      readonly image: { readonly format: 'png'; readonly source: { readonly bytes: Uint8Array } };
    };

export interface ModelQuestion {
  /** The task itself; contains nothing from outside. */
  readonly instructions: string;
  /** What is only this question's. It comes after what questions share, because models cache how they begin. */
  readonly specifics?: string;
  /** Material that several questions share. */
  readonly source?: string | undefined;
  /** The material for the task. */
  readonly content: readonly QuestionPart[];
  readonly tool: AnswerTool;
  /** For the answer including thinking. Without it, the quota would reserve the model's maximum output. */
  readonly maxTokens: number;
  /** 0 for a question that has one right answer. Left out for models that refuse it. */
  readonly temperature?: 0;
}
