/** Calls `work` for every item, at most `most` at a time; stops at the first failure and throws it. */
export async function runInParallel<T>(
  items: readonly T[],
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  let isFailed = false;
  const worker = async () => {
    for (const item of queue) {
      if (isFailed) return;
      try {
        await work(item);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
}
