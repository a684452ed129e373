import type { Rng } from '../../../tasks/rng'

/** The columns of `from` determine the columns of `to`; each column is one letter. */
export interface Dependency {
  from: string
  to: string
}
const holds = (columns: string, part: string): boolean => [...part].every((one) => columns.includes(one))
const inOrder = (columns: Iterable<string>): string => [...new Set(columns)].sort().join('')

/** Every choice of columns, the empty one too. */
export const subsetsOf = (columns: string): string[] =>
  [...columns].reduce<string[]>((sets, one) => [...sets, ...sets.map((set) => set + one)], [''])

/** All that some columns determine, themselves too. */
export function determinedBy(columns: string, dependencies: readonly Dependency[]): string {
  const more = inOrder([
    ...columns,
    ...dependencies.filter(({ from }) => holds(columns, from)).flatMap(({ to }) => [...to]),
  ])
  return more.length > new Set(columns).size ? determinedBy(more, dependencies) : more
}

/** The smallest choices of columns that determine all. */
export function keysOf(all: string, dependencies: readonly Dependency[]): string[] {
  const whole = subsetsOf(all).filter((set) => determinedBy(set, dependencies) === inOrder(all))
  return whole.filter((set) => !whole.some((other) => other !== set && holds(set, other)))
}

/** Every way to write down some sets of columns, each in the order of the alphabet. */
export function spellingsOf(sets: readonly string[]): string[] {
  const orders = (rest: readonly string[]): string[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((one) => orders(rest.filter((other) => other !== one)).map((tail) => [one, ...tail]))
  return orders([...sets].sort()).flatMap((order) => [', ', ',', ' '].map((between) => order.join(between)))
}

/** The dependencies as a person reads them, a line for each. */
export const saidOf = (dependencies: readonly Dependency[]): string =>
  dependencies.map(({ from, to }) => `${[...from].join(', ')} → ${[...to].join(', ')}`).join('\n')

/** Different dependencies of one or two columns to another one. */
export function drawDependencies(rng: Rng, all: string, count: number): Dependency[] {
  const letters = [...all]
  const drawn = Array.from({ length: count }, (): Dependency => {
    const [to = 'A', ...from] = rng.sample(letters, rng.int(2, 3))
    return { from: inOrder(from), to }
  })
  const isClear = new Set(drawn.map(({ from, to }) => `${from}>${to}`)).size === count
  return isClear ? drawn : drawDependencies(rng, all, count)
}
