import { mulberry32 } from '../engine/chance'
import { typedNumber } from '../tasks/number'
import type { Rng } from '../tasks/rng'
import { rngOf } from '../tasks/rng'
import type { AnswerKind, Ask, Key, Template } from '../tasks/template'
import { shortForm } from '../tasks/grade'
import { wordFaults } from './words'
import type { Check, CheckTools } from './check'
import { caseFaults, codeFaults } from './code-faults'
import type { Asked } from './watched'
import { watched } from './watched'

const MOST_OPTION = 160
const MOST_STEM = 1_200
const MOST_LINES = 40
const [LEAST_SECONDS, MOST_SECONDS] = [30, 600]
/** How many options each kind has, at least and at most. */
const OPTIONS: Record<AnswerKind, readonly [number, number]> = {
  single: [4, 5],
  multiple: [5, 6],
  ordering: [4, 6],
  numeric: [0, 0],
  short: [0, 0],
  'code-sql': [0, 0],
  'code-js': [0, 0],
  'code-ts': [0, 0],
  'code-solidity': [0, 0],
}
/** How much of a template is tried. */
export interface Trial {
  /** So many of the seeds are tried at least where something has to be run, which takes long. */
  tried: number
  /** How many different instances a template with numbers must have. */
  distinct: number
  /** A check is tried with so many seeds, by the dearest thing that it asks; every run has other seeds. */
  seeds: Readonly<Record<Asked, number>>
  /** Code is run for so many of the seeds: a run takes as long as all the rest. */
  runs: number
  /** The same where each run is a chain of its own, with everything that is made and called on it. */
  chains: number
  /** Whether the shortest option is looked at like the longest: frozen banks were written before that was asked. */
  shortest: boolean
}
/** All 200 were tried before a version was frozen; from then on a few new ones each time, which many runs add up. */
const TRIAL: Trial = {
  tried: 0,
  distinct: 50,
  seeds: { nothing: Infinity, 'an engine': 4, 'the compiler': 2 },
  runs: 2,
  chains: 1,
  shortest: false,
}
/** So many seeds show whether it has them. */
const DISTINCT_SEEDS = 100
/** So many more are drawn to find them. */
const MOST_DRAWS = 2_000
/** The longest option may be the right one in so many of a hundred instances, and so may the shortest. */
const OUTER_IS_KEY = 0.4
/** χ² of so many options at p = 0.000001: every run has other seeds, and hundreds of templates are tried. */
const CHI_SQUARE: Record<number, number> = { 4: 30.66, 5: 33.38, 6: 35.89 }

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((x, y) => x - y)
const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)

function sameKey(left: Key, right: Key): boolean {
  if (left.kind !== right.kind) return false
  if (left.kind === 'numeric' && right.kind === 'numeric') {
    const most =
      'absolute' in left.tolerance ? left.tolerance.absolute : left.tolerance.relative * Math.abs(left.value)
    return Math.abs(left.value - right.value) <= most / 10
  }
  if (left.kind === 'ordering' && right.kind === 'ordering')
    return same([...left.orders].map(String).sort(), [...right.orders].map(String).sort())
  return same(left, right)
}

function rightOptions(key: Key): number[] {
  if (key.kind === 'single') return [key.right]
  return key.kind === 'multiple' ? sorted(key.right) : []
}

/** Whether a text has some words, not only their letters within others: `acce` is a key, and `accepted` does not tell it. */
const holds = (text: string, words: string): boolean =>
  text
    .split(words)
    .some(
      (part, i, parts) => i > 0 && !/[\p{L}\p{N}]$/u.test(parts[i - 1] ?? '') && !/^[\p{L}\p{N}]/u.test(part),
    )

/** What is wrong with what is shown. */
function askFaults({ kind }: Template, ask: Ask, key: Key): string[] {
  const { stem, code, options } = ask
  const faults: string[] = []
  const say = (isWrong: boolean, fault: string) => isWrong && faults.push(fault)
  say(stem.length > MOST_STEM, 'stem too long')
  say((code ?? '').split('\n').length > MOST_LINES, 'code too long')
  say(key.kind !== kind, `key of kind ${key.kind}`)
  const chooses = kind === 'single' || kind === 'multiple' || kind === 'ordering'
  say(chooses !== (options !== undefined), 'options where none belong, or none where they do')
  const [least, most] = OPTIONS[kind]
  const count = options?.length ?? 0
  say(count < least || count > most, `${count} options`)
  say(new Set(options?.map((text) => shortForm(text))).size !== count, 'two options say the same')
  say(
    (options ?? []).some((text) => text.length > MOST_OPTION),
    'option too long',
  )
  if (key.kind === 'numeric') {
    const { value } = key
    say(!Number.isFinite(value) || Object.is(value, -0), `key is ${value}`)
    say(typedNumber(String(value)) !== value, 'key cannot be typed')
  }
  if (key.kind === 'short') {
    say(key.accept.length === 0 || key.accept.some((one) => shortForm(one) === ''), 'nothing is accepted')
    say(
      key.accept.some((one) => one.length > 3 && holds(stem, one)),
      'the stem holds the key',
    )
  }
  return [...faults, ...caseFaults({ ask, key }), ...wordFaults([stem, ...(options ?? [])])]
}

/** What the other way to the key says. */
async function keyFaults(
  check: Check<unknown>,
  params: unknown,
  { ask, key }: { ask: Ask; key: Key },
  tools: CheckTools,
): Promise<string[]> {
  if ('solutions' in check) return codeFaults(check, params, { ask, key }, tools)
  if ('key' in check) return sameKey(key, await check.key(params, tools)) ? [] : ['the check has another key']
  const found: number[] = []
  for (const [i, text] of (ask.options ?? []).entries())
    if (await check.option(params, text, tools)) found.push(i)
  return same(found, rightOptions(key)) ? [] : [`right by the check: ${found.join(', ') || 'none'}`]
}

interface Placed {
  position: number
  /** Whether the right option is the longest, or the shortest. */
  longest: boolean
  shortest: boolean
}

/** Where the right one of these options is shown. */
function placed(options: readonly string[], right: number, rng: Rng): Placed {
  const { length } = options[right] ?? ''
  const others = options.filter((_, i) => i !== right)
  return {
    position: rng.shuffle(options.map((_, i) => i)).indexOf(right),
    longest: others.every((text) => text.length < length),
    shortest: others.every((text) => text.length > length),
  }
}

/** Whether the longest or the shortest option is right too often. */
function lengthFault(
  which: 'longest' | 'shortest',
  shown: readonly Placed[],
  more: () => Placed[],
): string[] {
  const share = (all: readonly Placed[]): number => all.filter((one) => one[which]).length / all.length
  if (share(shown) <= OUTER_IS_KEY) return []
  // Of the template this is asked, not of the few that were drawn.
  const often = share([...shown, ...more()])
  return often > OUTER_IS_KEY ? [`the ${which} option is right in ${Math.round(100 * often)} %`] : []
}

/** Positions among the options as they are shown. */
function placeFaults(shown: readonly Placed[], options: number): string[] {
  const expected = shown.length / options
  const counts = Array.from(
    { length: options },
    (_, i) => shown.filter(({ position }) => position === i).length,
  )
  const chi = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  return chi > (CHI_SQUARE[options] ?? Infinity) ? ['the right option has a favourite place'] : []
}

/**
 * Everything that is wrong with a template, tried with as many seeds. Each fault is told once.
 *
 * @param trial how much of it is tried; what is not said is as for a bank
 */
export async function templateFaults(
  check: Check<unknown>,
  given: CheckTools,
  seeds: readonly number[],
  trial: Partial<Trial> = {},
): Promise<string[]> {
  const { tried, distinct, ...most } = { ...TRIAL, ...trial }
  const { template } = check
  const { tools, asked } = watched(given)
  const { seconds, revision, source, idea } = template
  const faults = new Set<string>()
  if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS) faults.add(`${seconds} seconds`)
  if (revision < 1 || source.length === 0 || idea.length < 10) faults.add('no revision, source or idea')
  const runs = template.kind === 'code-solidity' ? most.chains : most.runs
  const instances = new Set<string>()
  const shown: Placed[] = []
  let count = 0
  for (const [i, seed] of seeds.entries()) {
    const rng = rngOf(mulberry32(seed))
    const params = template.params(rng)
    const ask = template.ask(params)
    const key = template.key(params)
    instances.add(JSON.stringify(ask))
    const isTried = i < Math.max(tried, 'solutions' in check ? runs : most.seeds[asked()])
    const keyed = isTried ? await keyFaults(check, params, { ask, key }, tools) : []
    for (const fault of [...askFaults(template, ask, key), ...keyed]) faults.add(`${fault} (seed ${seed})`)
    if (key.kind !== 'single') continue
    const options = ask.options ?? []
    count = options.length
    shown.push(placed(options, key.right, rng))
  }
  const rngAfter = (more: number) => rngOf(mulberry32((seeds.at(-1) ?? 0) + more))
  if (seeds.length >= DISTINCT_SEEDS && instances.size > 1) {
    // That there are so many is asked, not that few draws find them.
    for (let more = 1; instances.size < distinct && more <= MOST_DRAWS; more++)
      instances.add(JSON.stringify(template.ask(template.params(rngAfter(more)))))
    if (instances.size < distinct) faults.add(`${instances.size} different instances`)
  }
  const moreShown = () =>
    Array.from({ length: MOST_DRAWS }, (_, i) => {
      const rng = rngAfter(i + 1)
      const params = template.params(rng)
      const key = template.key(params)
      return placed(template.ask(params).options ?? [], key.kind === 'single' ? key.right : -1, rng)
    })
  if (shown.length === 0) return [...faults]
  const lengths = most.shortest ? (['longest', 'shortest'] as const) : (['longest'] as const)
  const patterns = lengths.flatMap((which) => lengthFault(which, shown, moreShown))
  return [...faults, ...placeFaults(shown, count), ...patterns]
}
