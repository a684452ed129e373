import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { wordsKey } from '../storage/keys'
import { allGiven } from '../storage/ran'
import task from './batch-of-ids.template'
import { ERC1155 } from './references'

export default check(task, {
  key: async (p, tools) => {
    const all = await allGiven(tools, ERC1155, [
      { make: 'Items' },
      ...p.held.map((n, i): ChainStep => ({ call: 'mint', args: ['@alice', String(i + 1), String(n)] })),
      ...p.moves.map(({ ids, amounts }): ChainStep => ({
        call: ids.length === 1 ? 'safeTransferFrom' : 'safeBatchTransferFrom',
        from: 'alice',
        args: [
          '@alice',
          '@bob',
          ids.length === 1 ? String(ids[0]) : ids.map(String),
          ids.length === 1 ? String(amounts[0]) : amounts.map(String),
          '0x',
        ],
      })),
      ...p.held.map((_, i): ChainStep => ({ call: 'balanceOf', args: ['@alice', String(i + 1)] })),
    ])
    return wordsKey(all.slice(-3))
  },
})
