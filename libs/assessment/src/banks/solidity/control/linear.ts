/** Contracts by name, each with its bases in the order in which they stand after `is`. */
export type Bases = Readonly<Record<string, readonly string[]>>

/** Takes the first head that stands in no tail, again and again; undefined where none is left. */
function merged(lists: readonly (readonly string[])[]): string[] | undefined {
  const left = lists.filter(({ length }) => length > 0)
  if (left.length === 0) return []
  const head = left
    .map(([first]) => first)
    .find((first) => left.every((list) => list.indexOf(first ?? '') <= 0))
  if (head === undefined) return undefined
  const rest = merged(left.map((list) => list.filter((name) => name !== head)))
  return rest && [head, ...rest]
}

/**
 * The contract and its bases, most derived first, as Solidity puts them in a row: C3 with the bases read from right to left.
 * @returns undefined where they cannot be put in a row
 */
export function linearised(name: string, bases: Bases): string[] | undefined {
  const own = [...(bases[name] ?? [])].reverse()
  const rows = own.map((base) => linearised(base, bases))
  if (rows.includes(undefined)) return undefined
  const rest = merged([...rows.map((row) => row ?? []), own])
  return rest && [name, ...rest]
}

/** Most derived first, where somebody only walks: each base from the left, and what it is made of, each once. */
export const walked = (name: string, bases: Bases): string[] => [
  ...new Set([name, ...(bases[name] ?? []).flatMap((base) => walked(base, bases))]),
]
