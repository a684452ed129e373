import type { Rng } from '@tryka/assessment'
import type { CheckTools } from '@tryka/assessment/checks'
import { moduleCheck, whole } from '../module-checks'

interface Asked<P> {
  name: string
  seconds: number
  /** Where to look, without what is found there. */
  hint: string
  /** Title of the section it asks about, where that is not the one it stands in. */
  about?: string
  draw(rng: Rng): P
  code(params: P): string
  /** The way to the answer. */
  because(params: P): string
  /** The usual mistake, and how it is seen. */
  slip(params: P): string
}

const whyOf =
  <P>({ because, slip }: Pick<Asked<P>, 'because' | 'slip'>) =>
  (params: P) => ({ right: because(params), wrong: `${because(params)} ${slip(params)}` })

/** A program that prints one whole number; its key is held against what Python prints. */
export const printsNumber = <P>({
  draw,
  code,
  value,
  because,
  slip,
  ...asked
}: Asked<P> & { value(params: P): number }) =>
  moduleCheck({
    ...asked,
    kind: 'numeric',
    params: draw,
    ask: (params) => ({
      stem: 'Which number does this program print?',
      code: code(params),
      answerHint: 'One whole number.',
    }),
    key: (params) => whole(value(params)),
    why: whyOf({ because, slip }),
    verify: (params, { python }) => whole(Number(python(code(params)))),
  })

/** A program that prints one line; its key is held against what Python prints. */
export const printsLine = <P>({
  draw,
  code,
  value,
  because,
  slip,
  ...asked
}: Asked<P> & { value(params: P): string }) =>
  moduleCheck({
    ...asked,
    kind: 'short',
    params: draw,
    ask: (params) => ({
      stem: 'What does this program print?',
      code: code(params),
      answerHint: 'As it is printed, on one line.',
    }),
    key: (params) => ({ kind: 'short', accept: [value(params)], sameCase: true }),
    why: whyOf({ because, slip }),
    verify: (params, { python }) => ({
      kind: 'short',
      accept: [python(code(params)).trim()],
      sameCase: true,
    }),
  })

/** A program that prints a line for each option; the order is held against what Python prints. */
export const printsInOrder = <P extends { shown: readonly string[] }>({
  draw,
  code,
  order,
  because,
  slip,
  ...asked
}: Asked<P> & { order(params: P): readonly string[] }) => {
  const places = ({ shown }: P, lines: readonly string[]) => lines.map((line) => shown.indexOf(line))
  return moduleCheck({
    ...asked,
    kind: 'ordering',
    params: draw,
    ask: (params) => ({
      stem: 'This program prints the lines below. Put them in order, the first one on top.',
      code: code(params),
      options: params.shown,
    }),
    key: (params) => ({ kind: 'ordering', orders: [places(params, order(params))] }),
    why: whyOf({ because, slip }),
    verify: (params, { python }) => ({
      kind: 'ordering',
      orders: [places(params, python(code(params)).trim().split('\n'))],
    }),
  })
}

/** An expression or line, and why it holds or not. */
export type Line = readonly [line: string, because: string]

interface Scene {
  stem: string
  /** What stands above the lines. */
  code: string
  right: readonly Line[]
  wrong: readonly Line[]
}

/**
 * Which of five lines do what is asked for. Each is run alone below the code: `true` asks for an expression that is true,
 * `fails` for a line that raises, `runs` for one that does not.
 */
export const linesThat = ({
  scenes,
  what,
  ...asked
}: Pick<Asked<unknown>, 'name' | 'seconds' | 'hint' | 'about'> & {
  what: 'true' | 'fails' | 'runs'
  scenes: readonly Scene[]
}) =>
  moduleCheck({
    ...asked,
    kind: 'multiple',
    params: (rng) => {
      const { right, wrong, ...scene } = rng.pick(scenes)
      const held = rng.sample(right, rng.int(2, 3))
      return { ...scene, held, shown: rng.shuffle([...held, ...rng.sample(wrong, 5 - held.length)]) }
    },
    ask: ({ stem, code, shown }) => ({
      stem,
      ...(code === '' ? {} : { code }),
      options: shown.map(([line]) => line),
    }),
    key: ({ held, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((line, i) => (held.includes(line) ? [i] : [])),
    }),
    why: ({ held, shown }) => {
      const said = (lines: readonly Line[]) => lines.map(([line, text]) => `\`${line}\`: ${text}`).join(' ')
      return {
        right: said(held),
        wrong: `Right: ${said(held)} The others: ${said(shown.filter((line) => !held.includes(line)))}`,
      }
    },
    option: ({ code, shown }, text, { python }) => {
      const all = tried.get(shown) ?? triedOf(python, code, shown, what)
      tried.set(shown, all)
      return all.has(text)
    },
  })

/** Starting Python takes longer than all lines together, so they are run at once. */
const tried = new WeakMap<readonly Line[], ReadonlySet<string>>()

/** The lines that do what is asked for, each run below code that was run anew. */
function triedOf(
  python: CheckTools['python'],
  code: string,
  lines: readonly Line[],
  what: 'true' | 'fails' | 'runs',
): ReadonlySet<string> {
  const asked = lines.map(([line]) => (what === 'true' ? `answer = bool(${line})` : line))
  const printed = python(
    [
      'import contextlib, io',
      `for line in ${JSON.stringify(asked)}:`,
      "    names = {'answer': True, '__name__': 'line'}",
      '    try:',
      '        with contextlib.redirect_stdout(io.StringIO()):',
      `            exec(${JSON.stringify(code)}, names)`,
      '            exec(line, names)',
      "        print('ran' if names['answer'] else 'false')",
      '    except Exception:',
      "        print('failed')",
    ].join('\n'),
  )
  const wanted = what === 'fails' ? 'failed' : 'ran'
  const found = printed.trim().split('\n')
  return new Set(lines.flatMap(([line], i) => (found[i] === wanted ? [line] : [])))
}
