/** One way in which the steps of an attack may turn out. */
export interface World {
  /** Each step once, with its number, and whether it is done. */
  steps: readonly { step: string; value: number; isDone: boolean }[]
  succeeds: boolean
}
type Reached = (done: ReadonlySet<string>) => boolean

/** Whether the goal of the first of these lines is reached; the other lines stand under it. */
function goalOf([first = '', ...under]: readonly string[]): Reached {
  const [step = ''] = first.trim().split(':')
  if (!/(any|all) of$/.test(first)) return (done) => done.has(step)
  const depth = Math.min(...under.map((line) => line.search(/\S/)))
  const starts = under.flatMap((line, i) => (line.search(/\S/) === depth ? [i] : []))
  const parts = starts.map((start, i) => goalOf(under.slice(start, starts[i + 1])))
  return first.endsWith('all of')
    ? (done) => parts.every((isReached) => isReached(done))
    : (done) => parts.some((isReached) => isReached(done))
}

/** Reads a tree as it is shown and tries every set of steps; a step that stands twice is one step. */
export function worldsOf(shown: string): World[] {
  const isReached = goalOf(shown.split('\n'))
  const values = new Map(
    [...shown.matchAll(/^ *(.*): ([\d.]+)$/gm)].map(([, step = '', value = '']) => [step, Number(value)]),
  )
  return Array.from({ length: 2 ** values.size }, (_, world) => {
    const steps = [...values].map(([step, value], i) => ({ step, value, isDone: (world & (1 << i)) !== 0 }))
    const done = new Set(steps.flatMap(({ step, isDone }) => (isDone ? [step] : [])))
    return { steps, succeeds: isReached(done) }
  })
}

/** The sum of the chances of all worlds in which the attack succeeds. */
export const chanceByWorlds = (shown: string): number =>
  worldsOf(shown)
    .filter(({ succeeds }) => succeeds)
    .reduce(
      (sum, { steps }) =>
        sum + steps.reduce((chance, { value, isDone }) => chance * (isDone ? value : 1 - value), 1),
      0,
    )

/** What the cheapest set of steps costs with which the attack succeeds, if one of the steps costs more. */
export const costByWorlds = (worlds: readonly World[], dearer = '', more = 0): number =>
  Math.min(
    ...worlds
      .filter(({ succeeds }) => succeeds)
      .map(({ steps }) =>
        steps
          .filter(({ isDone }) => isDone)
          .reduce((sum, { step, value }) => sum + value + (step === dearer ? more : 0), 0),
      ),
  )
