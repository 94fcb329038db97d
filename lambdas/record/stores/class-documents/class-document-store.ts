import type * as z from 'zod/mini';
import type { classDocument } from '#shared/model/class-document.ts';
import type { BegunDocuments } from '#core/documents/begun-documents.ts';

/** Names a document of a teacher's class. */
export interface ClassDocumentAddress {
  readonly uid: string;
  readonly classId: string;
  readonly id: string;
}

export type ClassDocument<Content extends object> = z.infer<
  ReturnType<typeof classDocument<z.core.$ZodType<Content>>>
>;

/** The documents of classes of one kind. Each exists, and is empty until it is saved: its newest version is then 0. */
export interface ClassDocumentStore<Content extends object> {
  readonly documents: BegunDocuments<ClassDocumentAddress>;
  /**
   * The saved documents of a class, each with its newest version, in the order of their ids.
   * @param from how the first ids begin
   * @param to how the last ids begin
   */
  list(uid: string, classId: string, from: string, to?: string): Promise<ClassDocument<Content>[]>;
}
