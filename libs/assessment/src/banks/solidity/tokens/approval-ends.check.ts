import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { numberedKey } from '../storage/keys'
import { allGiven, isFailed } from '../storage/ran'
import type { Call } from './approval-ends.template'
import task from './approval-ends.template'
import { ERC721 } from './references'

function stepOf(call: Call, id: string): ChainStep {
  if (call.is === 'approve') return { call: 'approve', from: call.by, args: [`@${call.to}`, id] }
  return call.is === 'all'
    ? { call: 'setApprovalForAll', from: call.by, args: [`@${call.to}`, call.on] }
    : { call: 'transferFrom', from: call.by, args: [`@${call.from}`, `@${call.to}`, id] }
}

export default check(task, {
  key: async (p, tools) => {
    const id = String(p.id)
    const [, , ...texts] = await allGiven(tools, ERC721, [
      { make: 'Deeds' },
      { call: 'mint', args: ['@alice', id] },
      ...p.calls.map((call) => stepOf(call, id)),
    ])
    return numberedKey(texts.map(isFailed))
  },
})
