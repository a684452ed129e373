import { check } from '../../../checks/check'
import type { ChainStep } from '../../../tasks/chain'
import { numberedKey } from '../storage/keys'
import { allGiven, isFailed } from '../storage/ran'
import type { Token } from './false-or-nothing.template'
import task, { TOKENS_TOLD } from './false-or-nothing.template'

const NAMES = { strict: 'Strict', polite: 'Polite', silent: 'Silent' } as const
const head = (token: Token, returns: string) =>
  `contract ${NAMES[token]} { mapping(address => uint256) public held;
    function mint(address who) external { held[who] = 1000; }
    function transferFrom(address from, address to, uint256 n) external ${returns} {`
const COINS = `
  ${head('strict', 'returns (bool)')} held[from] -= n; held[to] += n; return true; } }
  ${head('polite', 'returns (bool)')} if (held[from] < n) return false; held[from] -= n; held[to] += n; return true; } }
  ${head('silent', '')} held[from] -= n; held[to] += n; } }`

export default check(task, {
  key: async (p, tools) => {
    const texts = await allGiven(tools, `${task.ask(p).code ?? ''}${COINS}`, [
      { make: p.Name },
      ...TOKENS_TOLD.flatMap((token): ChainStep[] => [
        { make: NAMES[token] },
        { call: 'mint', args: ['@alice'] },
      ]),
      ...p.calls.map(({ way, token, isRich }): ChainStep => ({
        call: p.names[way],
        on: p.Name,
        from: isRich ? 'alice' : 'bob',
        args: [`@${NAMES[token]}`, String(p.price)],
      })),
    ])
    return numberedKey(texts.slice(7).map(isFailed))
  },
})
