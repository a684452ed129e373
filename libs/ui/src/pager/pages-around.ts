/** The pages worth a button: the first, the last and those around the open one; 0 stands for a gap. */
export function pagesAround(page: number, pageCount: number, reach = 1): number[] {
  const wanted = new Set([1, pageCount])
  for (let near = page - reach; near <= page + reach; near += 1) wanted.add(near)
  const kept = [...wanted].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b)
  return kept.flatMap((each, index) => {
    const before = kept[index - 1] ?? each - 1
    if (each - before === 2) return [each - 1, each]
    return each - before > 2 ? [0, each] : [each]
  })
}

/** So many neighbouring pages with the open one among them: 1 2 3, then 2 3 4, and the last three at the end. */
export function pagesWithin(page: number, pageCount: number, size: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pageCount - size + 1))
  return Array.from({ length: Math.min(size, pageCount) }, (_, index) => first + index)
}
