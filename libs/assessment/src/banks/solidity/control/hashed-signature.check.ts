import { toFunctionSelector } from 'viem/utils'
import { check } from '../../../checks/check'
import { textsOf } from './ran'
import task from './hashed-signature.template'

interface Input {
  type: string
  components?: readonly Input[]
}
const plain = ({ type, components }: Input): string =>
  components ? type.replace('tuple', `(${components.map(plain).join()})`) : type

/** Reads the types from what solc says of the contract, and calls it by the selector of that text. */
export default check(task, {
  key: async (p, tools) => {
    const { code = '' } = task.ask(p)
    const abi = tools.solc(code).contracts[p.subject.Board]?.abi ?? []
    const found = abi.find((one) => one.type === 'function' && one.name === p.name)
    const inputs: readonly Input[] = found && 'inputs' in found ? found.inputs : []
    const text = `${p.name}(${inputs.map(plain).join()})`
    const zeros = '0'.repeat(64 * 16)
    const steps = [{ make: p.subject.Board }, { call: `${toFunctionSelector(text)}${zeros}` }]
    const [, hit] = await textsOf(code, steps, tools)
    return { kind: 'short', accept: hit === 'ok' ? [text] : [], sameCase: true }
  },
})
