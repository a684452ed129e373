import { template } from '../../../tasks/template'
import { SLEEP_TOLD } from './clock'
import { wholeKey } from './keys'

interface Growth {
  line: string
  next(wait: number): number
}
interface Policy {
  first: number
  growth: 'times' | 'plus' | 'capped'
  by: number
  most: number
}

function growthOf({ growth, by, most }: Policy): Growth {
  if (growth === 'times') return { line: `wait *= ${by}`, next: (wait) => wait * by }
  if (growth === 'plus') return { line: `wait += ${most}`, next: (wait) => wait + most }
  return { line: `wait = Math.min(wait * ${by}, ${most})`, next: (wait) => Math.min(wait * by, most) }
}

export default template({
  id: 'typescript/async/back-off',
  revision: 1,
  kind: 'numeric',
  topic: 'async',
  grade: 2,
  seconds: 120,
  lang: 'javascript',
  status: 'active',
  idea: 'Retries wait between tries alone: one pause fewer than tries, each longer than the one before, and none after the last.',
  params: (rng) => {
    const first = 10 * rng.int(2, 6)
    const by = rng.int(2, 3)
    return {
      policy: {
        first,
        by,
        growth: rng.pick(['times', 'plus', 'capped'] as const),
        most: first * by + 10 * rng.int(1, 4),
      },
      tries: rng.int(3, 5),
      /** As many tries fail; more than there are means that it is given up. */
      failing: rng.int(2, 5),
      ms: 10 * rng.int(1, 4),
    }
  },
  ask: ({ policy, tries, failing, ms }) => ({
    stem: `${SLEEP_TOLD} Which number does this print?`,
    code: [
      'async function call(n) {',
      `  await sleep(${ms})`,
      `  if (n <= ${failing}) throw new Error('busy')`,
      '}',
      '',
      'async function withRetry(most) {',
      `  let wait = ${policy.first}`,
      '  for (let n = 1; ; n++) {',
      '    try {',
      '      return await call(n)',
      '    } catch (error) {',
      '      if (n === most) throw error',
      '      await sleep(wait)',
      `      ${growthOf(policy).line}`,
      '    }',
      '  }',
      '}',
      '',
      'async function main() {',
      '  const begin = Date.now()',
      `  await withRetry(${tries}).catch(() => {})`,
      '  console.log(Date.now() - begin)',
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'A whole number of milliseconds.',
  }),
  key: ({ policy, tries, failing, ms }) => {
    const made = Math.min(tries, failing + 1)
    const { next } = growthOf(policy)
    let wait = policy.first
    let all = made * ms
    for (let pause = 1; pause < made; pause++) {
      all += wait
      wait = next(wait)
    }
    return wholeKey(all)
  },
  why: ({ tries, failing }) =>
    `There are ${Math.min(tries, failing + 1)} tries, each with its own time, and a pause between two of them; after the last one the error is thrown or the result is given without a pause.`,
  source: ['MDN, await', 'MDN, try...catch'],
})
