import type { CodeCase } from '../tasks/code'
import type { Instance } from '../tasks/instance'
import { isCodeKey, MOST_CODE_BYTES } from '../tasks/code'
import { codeJob } from '../tasks/code-job'
import type { CheckTools, CodeParts } from './check'

const LEAST_HIDDEN = 3
const LEAST_SOLUTIONS = 2
const LEAST_WRONG = 2
/** Rows of a visible case are read, not scrolled. */
const MOST_SHOWN_LINES = 40

type Shown = Pick<Instance, 'ask' | 'key'>

/** What a case gives the code. */
function inputOf(one: CodeCase): string {
  if ('database' in one) return one.database
  if ('steps' in one) return JSON.stringify([one.steps, one.beside])
  return 'call' in one ? one.call : one.uses
}

/** What is wrong with the cases of a code task, before anything is run. */
export function caseFaults({ ask, key }: Shown): string[] {
  if (!isCodeKey(key)) return ask.cases || ask.starter ? ['cases where no code is asked for'] : []
  const { cases: hidden } = key
  const visible = ask.cases ?? []
  const all = [...visible, ...hidden]
  const faults: string[] = []
  const say = (isWrong: boolean, fault: string) => isWrong && faults.push(fault)
  say(
    visible.length === 0 || hidden.length < LEAST_HIDDEN,
    `${visible.length} visible, ${hidden.length} hidden`,
  )
  say(new Set(all.map(({ name }) => name)).size < all.length, 'two cases have one name')
  say(
    visible.some((shown) => hidden.some((one) => inputOf(one) === inputOf(shown))),
    'a hidden case is shown',
  )
  say(
    visible.some(({ shown }) => shown === '' || shown.split('\n').length > MOST_SHOWN_LINES),
    'a visible case that nobody can read',
  )
  say(
    all.some(
      (one) =>
        'rows' in one && one.rows.flat().some((cell) => typeof cell === 'number' && !Number.isFinite(cell)),
    ),
    'a row with no number in it',
  )
  return faults
}

/** What running says: every solution passes all cases, every near miss fails a hidden one, and so does what stands there first. */
export async function codeFaults<P>(
  check: CodeParts<P>,
  params: P,
  shown: Shown,
  { run }: CheckTools,
): Promise<string[]> {
  const failed = async (code: string, which: 'visible' | 'hidden') =>
    (await run(codeJob(shown, code, which))).flatMap(({ name, passed, output }) =>
      passed ? [] : [`${name}: ${output.split('\n').join(' / ')}`],
    )
  const own = check.solutions(params)
  const sample = isCodeKey(shown.key) ? shown.key.sample : undefined
  const solutions = sample === undefined ? own : [...own, sample]
  const wrong = Object.entries(check.wrong(params))
  const faults: string[] = []
  if (own.length < LEAST_SOLUTIONS || wrong.length < LEAST_WRONG)
    faults.push(`${own.length} solutions, ${wrong.length} near misses`)
  for (const [i, code] of solutions.entries()) {
    const failures = [...(await failed(code, 'visible')), ...(await failed(code, 'hidden'))]
    faults.push(...failures.map((why) => `solution ${i + 1} fails ${why}`))
    if (Buffer.byteLength(code) * 4 > MOST_CODE_BYTES) faults.push(`solution ${i + 1} leaves little room`)
  }
  for (const [why, code = ''] of [['what stands there first', shown.ask.starter ?? ''], ...wrong])
    if ((await failed(code, 'hidden')).length === 0) faults.push(`right by the cases: ${why}`)
  return faults
}
