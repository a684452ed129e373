import { check } from '../../../checks/check'
import { wholeKey } from '../control/answers'
import { lastOf } from '../control/ran'
import task from './reads-in-a-loop.template'

/** Runs the function with a counter around everything that it reads from storage. */
export default check(task, {
  key: async (p, tools) => {
    const { Name, run, count, rate, sum, of } = p.subject
    const counted = (text: string) =>
      text
        .replace(new RegExp(`\\b(${count}|${rate}|${sum})\\b`, 'g'), 'seen($1)')
        .replace(new RegExp(`\\b${of}\\[i\\]`, 'g'), `seen(${of}[i])`)
    const code = (task.ask(p).code ?? '')
      .split('\n')
      .map((line) => {
        if (!line.startsWith('    ')) return line
        const [, left = '', right = line] = /^( +(?:uint256 )?\w+ = )(.+)$/.exec(line) ?? []
        return left + counted(right)
      })
      .join('\n')
      .replace(
        /\}$/,
        `  uint256 reads;
  function seen(uint256 value) internal returns (uint256) { reads++; return value; }
  function counted() external view returns (uint256) { return reads; }
}`,
      )
    return wholeKey(Number(await lastOf(code, [{ make: Name }, { call: run }, { call: 'counted' }], tools)))
  },
})
