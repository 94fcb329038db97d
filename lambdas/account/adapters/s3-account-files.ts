import { uploadPrefix } from '#shared/model/upload.ts';
import { deleteObject, listObjects } from '#core/aws/s3-objects.ts';
import type { AccountFiles, KeptFile } from '../domain/ports.ts';
import type { AccountDataEnvironment } from '../environment.ts';

export function s3AccountFiles({
  UPLOADS_BUCKET,
  RESULTS_BUCKET,
}: AccountDataEnvironment): AccountFiles {
  const list = async (bucket: string, prefix: string): Promise<KeptFile[]> =>
    (await listObjects(bucket, prefix)).map((object) => ({ bucket, ...object }));
  const listUploads = (uid: string) => list(UPLOADS_BUCKET, uploadPrefix(uid));
  return {
    listUploads,
    listBesideMarks: (uid) => list(RESULTS_BUCKET, `documents/${uid}/grade/`),
    async listAll(uid) {
      const lists = await Promise.all([
        listUploads(uid),
        list(RESULTS_BUCKET, `results/${uid}/`),
        list(RESULTS_BUCKET, `documents/${uid}/`),
        list(RESULTS_BUCKET, `work/${uid}/`),
      ]);
      return lists.flat();
    },
    remove: ({ bucket, key }) => deleteObject({ bucket, key }),
  };
}
