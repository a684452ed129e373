import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wordsKey } from './keys'

interface Job {
  name: string
  ms: number
  fails: boolean
}
type Step = { awaits: string } | { all: readonly string[] } | { quiets: string }
export interface Scene {
  jobs: readonly Job[]
  steps: readonly Step[]
}

const namesOf = (step: Step) => ('all' in step ? step.all : ['awaits' in step ? step.awaits : step.quiets])

/** When something first listens to each job; nothing listens after the step that throws. */
function heardAt({ jobs, steps }: Scene): Map<string, number> {
  const heard = new Map<string, number>()
  let now = 0
  for (const step of steps) {
    const own = jobs.filter(({ name }) => namesOf(step).includes(name))
    for (const { name } of own) if (!heard.has(name)) heard.set(name, now)
    if ('quiets' in step) continue
    const failing = own.filter(({ fails }) => fails).map(({ ms }) => ms)
    now = Math.max(now, failing.length ? Math.min(...failing) : Math.max(...own.map(({ ms }) => ms)))
    if (failing.length) break
  }
  return heard
}
const unhandled = (scene: Scene) => {
  const heard = heardAt(scene)
  return scene.jobs.filter(({ name, ms, fails }) => fails && (heard.get(name) ?? Infinity) > ms)
}

function drawn(rng: Rng): Scene {
  const names = ['a', 'b', 'c', 'd']
  const times = rng.sample([10, 20, 30, 40, 50, 60, 70], 4)
  const jobs = names.map((name, i): Job => ({ name, ms: times[i] ?? 0, fails: rng.int(0, 2) > 0 }))
  const [one = '', two = '', three = '', four = ''] = rng.shuffle(names)
  const all = [three, four].sort()
  const both: Step[] = rng.int(0, 1) ? [{ all }] : [{ awaits: three }, { awaits: four }]
  const steps = rng.shuffle<Step[]>([[{ awaits: one }], [{ awaits: two }], both]).flat()
  return { jobs, steps: rng.int(0, 1) ? [{ quiets: rng.pick(names) }, ...steps] : steps }
}

const shown = (step: Step): string => {
  if ('all' in step) return `    await Promise.all([${step.all.join(', ')}])`
  return 'awaits' in step ? `    await ${step.awaits}` : `  ${step.quiets}.catch(() => {})`
}

export default template({
  id: 'typescript/async/unhandled-meanwhile',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 5,
  seconds: 210,
  lang: 'javascript',
  status: 'active',
  idea: 'A promise that fails while something else is awaited has nobody who listens, whatever try stands around its own await.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (scene) => {
        const lost = unhandled(scene)
        const heard = heardAt(scene)
        const failing = scene.jobs.filter(({ fails }) => fails)
        // One fails before it is listened to, though its await is reached; and not every failure is lost.
        return lost.length < failing.length && lost.some(({ name, ms }) => (heard.get(name) ?? 0) > ms)
      },
    ),
  ask: ({ jobs, steps }) => ({
    stem: `${SLEEP_TOLD} The host reports each promise that is rejected while nothing handles its rejection, as soon as the jobs of that moment have run, and then goes on. Which of the promises \`a\`, \`b\`, \`c\`, \`d\` are reported?`,
    code: [
      'async function job(ms, fails) {',
      '  await sleep(ms)',
      "  if (fails) throw new Error('failed')",
      '}',
      '',
      'async function main() {',
      ...jobs.map(({ name, ms, fails }) => `  const ${name} = job(${ms}, ${String(fails)})`),
      ...steps.filter((step) => 'quiets' in step).map(shown),
      '  try {',
      ...steps.filter((step) => !('quiets' in step)).map(shown),
      '  } catch (error) {',
      '    console.log(error.message)',
      '  }',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'The letters in alphabetical order with spaces between.',
  }),
  key: (scene) => wordsKey(unhandled(scene).map(({ name }) => name)),
  why: (scene) =>
    `Somebody listens to ${[...heardAt(scene)].map(([name, at]) => `${name} from ${at} ms`).join(', ')}; a rejection before that, or of a promise that no line was reached for, is reported.`,
  source: ['ECMA-262 (2025), HostPromiseRejectionTracker', 'MDN, Window: unhandledrejection event'],
})
