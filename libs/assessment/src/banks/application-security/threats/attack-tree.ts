import type { Rng } from '../../../tasks/rng'

export interface Step {
  step: string
  value: number
}
export interface Branch {
  join: 'any of' | 'all of'
  parts: readonly Tree[]
}
/** A goal of an attacker: a step, or parts of which any or all have to succeed. */
export type Tree = Step | Branch

export const STEPS = [
  'bribe a guard',
  'buy a leaked password',
  'call the help desk',
  'copy a badge',
  'dig in the rubbish',
  'exploit an old server',
  'guess a password',
  'listen to the radio link',
  'phish a clerk',
  'pick a lock',
  'plug in a device',
  'read a lost laptop',
] as const
export const GOALS = [
  'read the payroll',
  'change a grade',
  'copy the plans',
  'stop the pumps',
  'print badges',
] as const

/** Seven different steps under a root of which any part is enough. */
export function drawnTree(rng: Rng, value: () => number): Branch {
  const [a, b, c, d, e, f, g] = rng.sample(STEPS, 7).map((step): Step => ({ step, value: value() }))
  const parts = (...trees: readonly (Tree | undefined)[]): Tree[] =>
    rng.shuffle(trees.flatMap((tree) => tree ?? []))
  const either: Branch = { join: 'any of', parts: parts(g, { join: 'all of', parts: parts(e, f) }) }
  return {
    join: 'any of',
    parts: parts(a, { join: 'all of', parts: parts(b, c) }, { join: 'all of', parts: parts(d, either) }),
  }
}

export const stepsOf = (tree: Tree): Step[] => ('step' in tree ? [tree] : tree.parts.flatMap(stepsOf))

/** The tree with other values of its steps. */
export function withValues(tree: Tree, value: (step: Step) => number): Tree {
  if ('step' in tree) return { step: tree.step, value: value(tree) }
  return { join: tree.join, parts: tree.parts.map((part) => withValues(part, value)) }
}

type Fold = (values: readonly number[]) => number
const folded = (tree: Tree, of: Record<Branch['join'], Fold>): number =>
  'step' in tree ? tree.value : of[tree.join](tree.parts.map((part) => folded(part, of)))

/** What the cheapest way costs: of alternatives the least, of parts that are all needed the sum. */
export const leastCost = (tree: Tree): number =>
  folded(tree, {
    'any of': (costs) => Math.min(...costs),
    'all of': (costs) => costs.reduce((sum, cost) => sum + cost, 0),
  })

/** How likely the whole succeeds when all of its steps are independent. */
export const chanceOf = (tree: Tree): number =>
  folded(tree, {
    'any of': (chances) => 1 - chances.reduce((none, chance) => none * (1 - chance), 1),
    'all of': (chances) => chances.reduce((all, chance) => all * chance, 1),
  })

/** The tree as it is shown: the parts of a goal stand under it, two spaces further in. */
export function printedTree(goal: string, tree: Branch): string {
  const linesOf = (part: Tree, indent: string): string[] =>
    'step' in part
      ? [`${indent}${part.step}: ${part.value}`]
      : [`${indent}${part.join}`, ...part.parts.flatMap((inner) => linesOf(inner, `${indent}  `))]
  const [root = '', ...rest] = linesOf(tree, '')
  return [`${goal}: ${root}`, ...rest].join('\n')
}
