/** A key of rows, from which the greatest come first. */
export type Key = Uint16Array | Int32Array | Uint8Array | Float64Array

/** Sorted whole below this. */
const FEW = 4_096
const BUCKETS = 0x10000

type Compare = (a: number, b: number) => number

const range = (rows: Uint32Array, key: Key): [low: number, high: number] => {
  let low = Infinity
  let high = -Infinity
  for (const row of rows) {
    const value = key[row] ?? 0
    if (value < low) low = value
    if (value > high) high = value
  }
  return [low, high]
}

/**
 * Rows of some buckets, moved to the front of `into`, which may be `rows`: `filter` of a typed array calls back for each of
 * a million, and makes a new one.
 */
function chosen(
  rows: Uint32Array,
  into: Uint32Array,
  first: number,
  last: number,
  bucketOf: (row: number) => number,
): Uint32Array {
  let n = 0
  for (const row of rows) {
    const bucket = bucketOf(row)
    if (bucket >= first && bucket <= last) into[n++] = row
  }
  return into.subarray(0, n)
}

/**
 * Rows `from` to `until` (without) of an order: by the keys, greatest first, then by `last`. Only what lies around the
 * page is sorted, so every page costs the same: a histogram says which rows these are. `rows` is used up.
 */
export function pageOf(
  rows: Uint32Array,
  [key, ...others]: readonly Key[],
  last: Compare,
  from: number,
  until: number,
): Uint32Array {
  if (from >= rows.length || until <= from) return new Uint32Array()
  if (!key) return rows.slice().sort(last).slice(from, until)
  if (rows.length <= FEW) {
    const keys = [key, ...others]
    const compare: Compare = (a, b) => {
      for (const one of keys) {
        const difference = (one[b] ?? 0) - (one[a] ?? 0)
        if (difference !== 0) return difference
      }
      return last(a, b)
    }
    return rows.slice().sort(compare).slice(from, until)
  }
  const [low, high] = range(rows, key)
  if (low === high) return pageOf(rows, others, last, from, until)
  const scale = (BUCKETS - 1) / (high - low)
  const sizes = new Uint32Array(BUCKETS)
  const bucketOf = (row: number) => Math.floor((high - (key[row] ?? 0)) * scale)
  for (const row of rows) sizes[bucketOf(row)] = (sizes[bucketOf(row)] ?? 0) + 1
  const { first, last: end, before } = around(sizes, from, until)
  const near = chosen(rows, rows, first, end, bucketOf)
  const [start, stop] = [from - before, Math.min(until - before, near.length)]
  if (near.length <= FEW || first === end) return pageOf(near, [key, ...others], last, start, stop)
  // What lies between the first and the last bucket is part of the page: it is short.
  const within = (low: number, high: number) =>
    chosen(near, new Uint32Array(near.length), low, high, bucketOf)
  const [head, body, tail] = [within(first, first), within(first + 1, end - 1), within(end, end)]
  const keys = [key, ...others]
  return Uint32Array.of(
    ...pageOf(head, keys, last, start, head.length),
    ...pageOf(body, keys, last, 0, body.length),
    ...pageOf(tail, keys, last, 0, stop - head.length - body.length),
  )
}

/** The buckets in which the rows `from` to `until` lie, and how many rows lie before them. */
function around(sizes: Uint32Array, from: number, until: number) {
  let before = 0
  let first = 0
  for (; before + (sizes[first] ?? 0) <= from; first++) before += sizes[first] ?? 0
  let last = first
  for (let seen = before + (sizes[first] ?? 0); seen < until && last + 1 < sizes.length;)
    seen += sizes[++last] ?? 0
  return { first, last, before }
}
