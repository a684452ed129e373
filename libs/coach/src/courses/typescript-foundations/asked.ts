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
  stem?: string
  draw(rng: Rng): P
  code(params: P): string
  /** The way to the answer. */
  because(params: P): string
  /** The usual mistake, and how it is seen. */
  slip(params: P): string
}

/** What a program prints when it is run. @throws Error where it fails */
function printedBy({ js, ts }: CheckTools, code: string): string {
  const { value, printed } = js(ts(code).javascript)
  if (value !== 'undefined') throw new Error(`${value} by\n${code}`)
  return printed.trim()
}

const whyOf =
  <P>({ because, slip }: Pick<Asked<P>, 'because' | 'slip'>) =>
  (params: P) => ({ right: because(params), wrong: `${because(params)} ${slip(params)}` })

/** A program that prints one whole number; its key is held against what it prints. */
export const printsNumber = <P>({
  draw,
  code,
  value,
  because,
  slip,
  stem,
  ...asked
}: Asked<P> & { value(params: P): number }) =>
  moduleCheck({
    ...asked,
    kind: 'numeric',
    params: draw,
    ask: (params) => ({
      stem: stem ?? 'Which number does the program print?',
      code: code(params),
      answerHint: 'One whole number.',
    }),
    key: (params) => whole(value(params)),
    why: whyOf({ because, slip }),
    verify: (params, tools) => whole(Number(printedBy(tools, code(params)))),
  })

/** A program that prints one word or line; its key is held against what it prints. */
export const printsLine = <P>({
  draw,
  code,
  value,
  because,
  slip,
  stem,
  ...asked
}: Asked<P> & { value(params: P): string }) =>
  moduleCheck({
    ...asked,
    kind: 'short',
    params: draw,
    ask: (params) => ({
      stem: stem ?? 'What does the program print?',
      code: code(params),
      answerHint: 'As it is printed.',
    }),
    key: (params) => ({ kind: 'short', accept: [value(params)], sameCase: true }),
    why: whyOf({ because, slip }),
    verify: (params, tools) => ({
      kind: 'short',
      accept: [printedBy(tools, code(params))],
      sameCase: true,
    }),
  })

/** A program that prints a line for each option; the order is held against what it prints. */
export const printsInOrder = <P extends { shown: readonly string[] }>({
  draw,
  code,
  order,
  because,
  slip,
  stem,
  ...asked
}: Asked<P> & { order(params: P): readonly string[] }) => {
  const places = ({ shown }: P, lines: readonly string[]) => lines.map((line) => shown.indexOf(line))
  return moduleCheck({
    ...asked,
    kind: 'ordering',
    params: draw,
    ask: (params) => ({
      stem: stem ?? 'Put the printed words in order, the first one on top.',
      code: code(params),
      options: params.shown,
    }),
    key: (params) => ({ kind: 'ordering', orders: [places(params, order(params))] }),
    why: whyOf({ because, slip }),
    verify: (params, tools) => ({
      kind: 'ordering',
      orders: [places(params, printedBy(tools, code(params)).split('\n'))],
    }),
  })
}

/** A line, and why the compiler takes or refuses it. */
export type Line = readonly [line: string, because: string]

/** Which of five lines below some code the compiler refuses under `strict`; each is compiled alone. */
export const refusedLines = ({
  scenes,
  ...asked
}: Pick<Asked<unknown>, 'name' | 'seconds' | 'hint' | 'about'> & {
  scenes: readonly { code: string; refused: readonly Line[]; taken: readonly Line[] }[]
}) =>
  moduleCheck({
    ...asked,
    kind: 'multiple',
    params: (rng) => {
      const { code, refused, taken } = rng.pick(scenes)
      const right = rng.sample(refused, rng.int(2, 3))
      return { code, right, shown: rng.shuffle([...right, ...rng.sample(taken, 5 - right.length)]) }
    },
    ask: ({ code, shown }) => ({
      stem: 'One of these lines is put below the code. Which of them does the compiler refuse under `strict`? Choose all.',
      code,
      options: shown.map(([line]) => line),
    }),
    key: ({ right, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((line, i) => (right.includes(line) ? [i] : [])),
    }),
    why: ({ right, shown }) => {
      const said = (lines: readonly Line[]) => lines.map(([line, text]) => `\`${line}\`: ${text}`).join(' ')
      const rest = shown.filter((line) => !right.includes(line))
      return { right: said(right), wrong: `Refused: ${said(right)} Taken: ${said(rest)}` }
    },
    option: ({ code }, text, { ts }) => ts(`${code}\n${text}`).faults.length > 0,
  })
