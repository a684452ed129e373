import { check } from '../../../checks/check'
import task from './credited-again.template'
import { wholeKey } from './keys'
import { lastGiven } from './steps'

export default check(task, {
  key: async (params, tools) => {
    const { code = '', stem } = task.ask(params)
    const [, make = ''] = /^contract (\w+)/.exec(code) ?? []
    const [own = '', other = ''] = [...code.matchAll(/function (\w+)/g)].map(([, name = '']) => name)
    const [, sum = ''] = /public (\w+);/.exec(code) ?? []
    // Encodes the parts, by the contract's own declarations.
    const coder = `contract Coder {
      function own() external pure returns (bytes memory) { return abi.encodeCall(${make}.${own}, ()); }
      function other(address who) external pure returns (bytes memory) { return abi.encodeCall(${make}.${other}, (who)); }
    }`
    const told = [...stem.matchAll(/`(\w+)\((alice|bob)?\)`/g)].slice(1)
    const codes = (
      await tools.chain(`${code}\n${coder}`, [
        { make: 'Coder' },
        ...told.map(([, , who]) =>
          who === undefined ? { call: 'own' } : { call: 'other', args: [`@${who}`] },
        ),
      ])
    )
      .slice(1)
      .map(({ text }) => text)
    return wholeKey(
      Number(
        await lastGiven(tools, code, [
          { make },
          { call: own, from: 'alice', value: String(params.before) },
          { call: 'batch', from: 'alice', value: String(params.wei), args: [codes] },
          { call: sum, args: [`@${params.asked}`] },
        ]),
      ),
    )
  },
})
