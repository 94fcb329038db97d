import type { QuestionShelf } from '#shared/model/question-shelf.ts';
import type { BegunDocuments } from '#core/documents/begun-documents.ts';

/** Names a shelf of a teacher's question bank. */
export interface ShelfAddress {
  readonly uid: string;
  readonly id: string;
}

/** The shelves of question banks. Each exists, and is empty, until it is saved. */
export interface ShelfStore {
  readonly documents: BegunDocuments<ShelfAddress>;
  /**
   * The saved shelves, each with its newest version, in the order of their ids.
   * @param from how their ids begin
   */
  list(uid: string, from: string): Promise<QuestionShelf[]>;
}
