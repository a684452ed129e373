import type { CodeCase } from '../../../tasks/code'
import { template } from '../../../tasks/template'

const PAIRS = [
  ['run', 'undo'],
  ['book', 'cancel'],
  ['apply', 'revert'],
  ['reserve', 'release'],
] as const
const MESSAGES = ['not done', 'given up', 'rolled back', 'no booking'] as const

/** What a step of a case does, told in one letter of what goes wrong. */
interface Step {
  name: string
  fails?: 'run' | 'undo'
}
export interface Names {
  run: string
  undo: string
  message: string
}

/** The words that the steps write, then what the caller sees. */
function seen(steps: readonly Step[], { message }: Names): unknown[] {
  const at = steps.findIndex(({ fails }) => fails === 'run')
  if (at < 0)
    return [
      ...steps.map(({ name }) => `+${name}`),
      ['values', ...steps.map(({ name }) => name.toUpperCase())],
    ]
  const back = steps.slice(0, at).reverse()
  const failed = back.filter(({ fails }) => fails === 'undo').map(({ name }) => `undo ${name}`)
  const cause = `run ${steps[at]?.name ?? ''}`
  const told = [
    ...steps.slice(0, at + 1).map(({ name }) => `+${name}`),
    ...back.map(({ name }) => `-${name.toUpperCase()}`),
  ]
  return [
    ...told,
    failed.length > 0 ? ['AggregateError', message, cause, ...failed] : ['Error', message, cause],
  ]
}

/** An expression that makes the steps, runs them and gives what came of it. A step writes its word a little after it began. */
function callOf(steps: readonly Step[], { run, undo }: Names): string {
  const made = steps.map(({ name, fails }) => `step('${name}', '${fails ?? ''}')`)
  return `(async () => {
  const log = []
  const later = () => new Promise((done) => setTimeout(done, 5))
  const step = (name, fails) => ({
    async ${run}() {
      log.push('+' + name)
      await later()
      if (fails === 'run') throw new Error('run ' + name)
      return name.toUpperCase()
    },
    async ${undo}(value) {
      await later()
      log.push('-' + value)
      if (fails === 'undo') throw new Error('undo ' + name)
    },
  })
  try {
    log.push(['values', ...(await inAll([${made.join(', ')}]))])
  } catch (error) {
    const causes = error instanceof AggregateError ? error.errors : [error.cause]
    log.push([error.name, error.message, ...causes.map((one) => one.message)])
  }
  return log
})()`
}

export default template({
  id: 'typescript/modules/all-or-undone',
  revision: 1,
  kind: 'code-js',
  topic: 'modules',
  grade: 5,
  seconds: 600,
  lang: 'javascript',
  status: 'active',
  idea: 'An operation of several steps that fails in the middle is undone last first, one after the other, and neither the first error nor those of undoing are lost.',
  params: (rng) => {
    const [run, undo] = rng.pick(PAIRS)
    const names: Names = { run, undo, message: rng.pick(MESSAGES) }
    const [a = '', b = '', c = '', d = ''] = rng.sample(
      ['air', 'bed', 'car', 'day', 'eve', 'fly', 'gig', 'hut'],
      4,
    )
    const toCase = (name: string, ...steps: Step[]): CodeCase => ({
      name,
      shown: `${steps.map((step) => `${step.name}${step.fails ? ` (its ${names[step.fails]} fails)` : ''}`).join(', ') || 'no steps'}\nEach ${run} writes + and the name, and gives the name in capitals; each ${undo} writes - and its value.\ngives ${JSON.stringify(seen(steps, names))}`,
      call: callOf(steps, names),
      gives: JSON.stringify(seen(steps, names)),
    })
    const [broken, stuck] = [{ fails: 'run' }, { fails: 'undo' }] as const
    return {
      names,
      cases: [
        toCase('the third fails', { name: a }, { name: b }, { name: c, ...broken }, { name: d }),
        toCase('all succeed', { name: a }, { name: b }, { name: c }),
        toCase('no steps'),
        toCase('the first fails', { name: b, ...broken }, { name: a }),
        toCase('the last fails', { name: d }, { name: c }, { name: a }, { name: b, ...broken }),
        toCase(
          'one cannot be undone',
          { name: a },
          { name: b, ...stuck },
          { name: c },
          { name: d, ...broken },
        ),
        toCase(
          'two cannot be undone',
          { name: c, ...stuck },
          { name: a },
          { name: d, ...stuck },
          { name: b, ...broken },
        ),
        toCase('the last to be undone fails', { name: d, ...stuck }, { name: b }, { name: a, ...broken }),
      ],
    }
  },
  ask: ({ names: { run, undo, message }, cases }) => ({
    stem: `Write \`inAll(steps)\`, which returns a promise. Each step is an object with the methods \`${run}()\` and \`${undo}(value)\`; both return promises. The steps run one after the other; when all have succeeded the promise gives the array of their values. When one fails no more are begun; those that succeeded are undone, the last first and one after the other, each by \`${undo}\` with the value that its \`${run}\` gave. Then the promise is rejected with an \`Error\` with the message \`'${message}'\` and the failure as \`cause\`. A failure of \`${undo}\` stops nothing; but if there was any, the promise is rejected with an \`AggregateError\` with the same message whose \`errors\` are the failure of the step and then those of undoing, in their order.`,
    starter: `async function inAll(steps) {\n  return Promise.all(steps.map((step) => step.${run}()))\n}`,
    cases: cases.slice(0, 1),
  }),
  key: ({ cases }) => ({ kind: 'code-js', cases: cases.slice(1) }),
  why: () =>
    'Each value is kept as its step succeeds. Undoing goes backwards over what was kept, awaits each and collects what it throws, so that one failure neither hides the first nor leaves the rest as it is.',
  source: ['MDN, AggregateError', 'MDN, Error: cause'],
})
