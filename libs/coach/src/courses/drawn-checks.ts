import type { Rng } from '@tryka/assessment'
import type { CheckTools } from '@tryka/assessment/checks'
import { moduleCheck } from './module-checks'

/** A statement, and what there is to learn from its being right or wrong. */
export type Said = readonly [text: string, because: string]

interface Asked {
  name: string
  seconds: number
  /** Where to look, without what is found there. */
  hint: string
  /** Title of the section it asks about, where that is not the one it stands in. */
  about?: string
}
interface Scene {
  stem: string
  code?: string
  right: readonly Said[]
  wrong: readonly Said[]
}
const OFFERED = { single: 4, multiple: 5 } as const

const quoted = (said: readonly Said[]): string =>
  said.map(([text, because]) => `“${text}”: ${because}`).join(' ')

/** One of four holds: a scene is drawn, one of its right statements and three of its wrong ones. */
export const oneOf = ({ scenes, ...asked }: Asked & { scenes: readonly Scene[] }) =>
  moduleCheck({
    ...asked,
    kind: 'single',
    params: (rng) => {
      const { right, wrong, ...scene } = rng.pick(scenes)
      const one = rng.pick(right)
      return { scene, one, shown: rng.shuffle([one, ...rng.sample(wrong, OFFERED.single - 1)]) }
    },
    ask: ({ scene, shown }) => ({ ...scene, options: shown.map(([text]) => text) }),
    key: ({ one, shown }) => ({ kind: 'single', right: shown.indexOf(one) }),
    why: ({ one, shown }) => ({
      right: one[1],
      wrong: `The right one is ${quoted([one])} The others: ${quoted(shown.filter((said) => said !== one))}`,
    }),
  })

/** Two or three of five hold, drawn from all statements of a scene. */
export const someOf = ({ scenes, ...asked }: Asked & { scenes: readonly Scene[] }) =>
  moduleCheck({
    ...asked,
    kind: 'multiple',
    params: (rng) => {
      const { right, wrong, ...scene } = rng.pick(scenes)
      const held = rng.sample(right, rng.int(2, 3))
      const others = rng.sample(wrong, OFFERED.multiple - held.length)
      return { scene, held, others, shown: rng.shuffle([...held, ...others]) }
    },
    ask: ({ scene, shown }) => ({ ...scene, options: shown.map(([text]) => text) }),
    key: ({ held, shown }) => ({
      kind: 'multiple',
      right: shown.flatMap((said, i) => (held.includes(said) ? [i] : [])),
    }),
    why: ({ held, others }) => ({
      right: quoted(held),
      wrong: `These hold: ${quoted(held)} These do not: ${quoted(others)}`,
    }),
  })

/** Four steps of a chain, to be put in order; `because` says what makes the order. */
export const inOrder = ({
  chains,
  ...asked
}: Asked & { chains: readonly { stem: string; steps: readonly string[]; because: string }[] }) =>
  moduleCheck({
    ...asked,
    kind: 'ordering',
    params: (rng) => {
      const { steps, ...chain } = rng.pick(chains)
      return { ...chain, steps, shown: rng.sample(steps, 4) }
    },
    ask: ({ stem, shown }) => ({ stem, options: shown }),
    key: ({ steps, shown }) => ({
      kind: 'ordering',
      orders: [[0, 1, 2, 3].sort((i, j) => steps.indexOf(shown[i] ?? '') - steps.indexOf(shown[j] ?? ''))],
    }),
    why: ({ because, steps, shown }) => ({
      right: because,
      wrong: `${because} Here: ${steps.filter((step) => shown.includes(step)).join(' → ')}.`,
    }),
  })

/** A number that is reckoned in two ways. */
export const reckoned = <P>({
  draw,
  stem,
  code,
  unit,
  value,
  within,
  because,
  slip,
  again,
  ...asked
}: Asked & {
  draw(rng: Rng): P
  stem(params: P): string
  code?(params: P): string
  unit: string
  value(params: P): number
  within: number
  /** The way to the number. */
  because(params: P): string
  /** The usual mistake, and how it is seen. */
  slip(params: P): string
  /** The second way. */
  again(params: P, tools: CheckTools): number
}) =>
  moduleCheck({
    ...asked,
    kind: 'numeric',
    params: draw,
    ask: (params) => ({
      stem: stem(params),
      ...(code ? { code: code(params) } : {}),
      answerHint: unit,
    }),
    key: (params) => ({ kind: 'numeric', value: value(params), tolerance: { absolute: within } }),
    why: (params) => ({ right: because(params), wrong: `${because(params)} ${slip(params)}` }),
    verify: (params, tools) => ({
      kind: 'numeric',
      value: again(params, tools),
      tolerance: { absolute: within },
    }),
  })
