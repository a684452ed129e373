import type { CheckTools } from '../../../checks/check'
import { numberedKey } from './keys'

const MARK = /\/\/ (\d+)$/

/** The numbers of the marked lines that the compiler refuses, each compiled without the others. */
export function refusedAlone(source: string, { solc }: CheckTools) {
  const lines = source.split('\n')
  const marks = lines.flatMap((line) => MARK.exec(line)?.[1] ?? [])
  const alone = marks.map((mark) =>
    lines.filter((line) => [undefined, mark].includes(MARK.exec(line)?.[1])).join('\n'),
  )
  return numberedKey(alone.map((one) => solc(one).faults.some(({ severity }) => severity === 'error')))
}
