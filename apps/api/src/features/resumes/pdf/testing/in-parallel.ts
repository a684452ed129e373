import { cpus } from 'node:os'

/** Works through a list with as many workers as there are processors. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await work(item, index)
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, worker))
  return results
}
