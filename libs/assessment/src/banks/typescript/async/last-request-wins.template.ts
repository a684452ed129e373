import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { SLEEP_TOLD } from './clock'
import { wordsKey } from './keys'
import { WORDS } from './names'

type Guard = 'only the latest' | 'none older'
export interface Request {
  text: string
  at: number
  ms: number
}

const BODY: Readonly<Record<Guard, readonly string[]>> = {
  'only the latest': ['  if (mine !== asked) return'],
  'none older': ['  if (mine < newest) return', '  newest = mine'],
}

/** What is shown, in the order of the answers. */
function shown(requests: readonly Request[], guard: Guard | undefined): string[] {
  const answers = requests.map(({ text, at, ms }, i) => ({ text, at: at + ms, version: i }))
  let newest = -1
  return answers
    .sort((x, y) => x.at - y.at)
    .flatMap(({ text, at, version }) => {
      const asked = requests.filter((one) => one.at < at).length - 1
      const isOut = guard === 'only the latest' ? version !== asked : guard !== undefined && version < newest
      if (!isOut) newest = version
      return isOut ? [] : [text]
    })
}

function drawn(rng: Rng): { guard: Guard; requests: Request[] } {
  const texts = rng.sample(WORDS, rng.int(4, 5))
  let at = 0
  const requests = texts.map((text, i): Request => {
    if (i) at += 10 * rng.int(1, 6)
    // The last digit keeps every answer apart from every request.
    return { text, at, ms: 10 * rng.int(1, 14) + i + 1 }
  })
  return { guard: rng.pick(['only the latest', 'none older'] as const), requests }
}

export default template({
  id: 'typescript/async/last-request-wins',
  revision: 1,
  kind: 'short',
  topic: 'async',
  grade: 3,
  seconds: 150,
  lang: 'javascript',
  status: 'active',
  idea: 'A version taken before the await tells an answer that is out of date; whether it must be the latest or only no older one makes a difference.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      ({ requests }) => {
        const [latest, older, all] = [
          shown(requests, 'only the latest'),
          shown(requests, 'none older'),
          shown(requests, undefined),
        ]
        return latest.length > 1 && older.length > latest.length && all.length > older.length
      },
    ),
  ask: ({ guard, requests }) => ({
    stem: `${SLEEP_TOLD} Which words does this print?`,
    code: [
      'let asked = 0',
      ...(guard === 'none older' ? ['let newest = 0'] : []),
      'const shown = []',
      '',
      'async function search(text, ms) {',
      '  const mine = ++asked',
      '  await sleep(ms)',
      ...BODY[guard],
      '  shown.push(text)',
      '}',
      '',
      'async function main() {',
      ...requests.flatMap(({ text, at, ms }, i) => [
        ...(i ? [`  await sleep(${at - (requests[i - 1]?.at ?? 0)})`] : []),
        `  search('${text}', ${ms})`,
      ]),
      '  await sleep(500)',
      "  console.log(shown.join(' '))",
      '}',
      'main()',
    ].join('\n'),
    answerHint: 'The words in the printed order with spaces between.',
  }),
  key: ({ guard, requests }) => wordsKey(shown(requests, guard)),
  why: ({ guard }) =>
    guard === 'only the latest'
      ? 'An answer is shown if nothing was asked since its own request: so may one be whose request was the latest when the answer came.'
      : 'An answer is shown unless one of a later request was shown already.',
  source: ['MDN, await', 'MDN, Closures'],
})
