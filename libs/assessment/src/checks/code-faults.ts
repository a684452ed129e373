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
const inputOf = (one: CodeCase): string =>
  'database' in one ? one.database : 'call' in one ? one.call : one.uses

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
export function codeFaults<P>(check: CodeParts<P>, params: P, shown: Shown, { run }: CheckTools): string[] {
  const failed = (code: string, which: 'visible' | 'hidden') =>
    run(codeJob(shown, code, which)).flatMap(({ name, passed, output }) =>
      passed ? [] : [`${name}: ${output.split('\n').join(' / ')}`],
    )
  const solutions = check.solutions(params)
  const wrong = Object.entries(check.wrong(params))
  const taken = [['what stands there first', shown.ask.starter ?? ''], ...wrong].filter(
    ([, code = '']) => failed(code, 'hidden').length === 0,
  )
  return [
    ...(solutions.length < LEAST_SOLUTIONS || wrong.length < LEAST_WRONG
      ? [`${solutions.length} solutions, ${wrong.length} near misses`]
      : []),
    ...solutions.flatMap((code, i) =>
      [...failed(code, 'visible'), ...failed(code, 'hidden')].map((why) => `solution ${i + 1} fails ${why}`),
    ),
    ...solutions.flatMap((code, i) =>
      Buffer.byteLength(code) * 4 > MOST_CODE_BYTES ? [`solution ${i + 1} leaves little room`] : [],
    ),
    ...taken.map(([why = '']) => `right by the cases: ${why}`),
  ]
}
