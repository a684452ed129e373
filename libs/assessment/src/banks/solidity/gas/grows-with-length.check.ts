import { check } from '../../../checks/check'
import type { CheckTools } from '../../../checks/check'
import { gasOf } from './measured'
import task from './grows-with-length.template'

const SIZES = [4, 12] as const
/** Gas, of eight elements more. */
const LEAST_GROWTH = 40

type Drawn = ReturnType<typeof task.params>
async function measured(p: Drawn, text: string, size: number, tools: CheckTools): Promise<number> {
  const { Name, list } = p.subject
  const body = text.replaceAll('`', '')
  const name = /function (\w+)/.exec(body)?.[1] ?? ''
  const fill = `function fill(uint256 n) external { for (uint256 i = 0; i < n; i++) ${list}.push(i + 1); }`
  const source = (task.ask(p).code ?? '').replace('// one of the functions', `${fill}\n  ${body}`)
  const takes = body.includes(`${name}(uint256[]`)
  const given = Array.from({ length: size }, (_, i) => String(i + 1))
  const steps = [
    { make: Name },
    { call: 'fill', args: [String(size)] },
    { call: name, args: takes ? [given] : [] },
  ]
  return gasOf(source, steps, tools)
}

/** Measures it with few and with more elements. */
export default check(task, {
  option: async (p, text, tools) => {
    const [few, more] = SIZES
    return (await measured(p, text, more, tools)) - (await measured(p, text, few, tools)) >= LEAST_GROWTH
  },
})
