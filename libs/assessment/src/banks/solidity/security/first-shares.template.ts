import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** How shares are reckoned: `A` is what stands behind them before, `S` how many there are. */
const FORMS = {
  balance: { isGuarded: false, offset: 0, isCounted: false },
  guarded: { isGuarded: true, offset: 0, isCounted: false },
  offset: { isGuarded: false, offset: 1, isCounted: false },
  tenOffset: { isGuarded: false, offset: 10, isCounted: false },
  counted: { isGuarded: false, offset: 0, isCounted: true },
} as const
export type Act = { by: 'mallory' | 'alice' | 'bob'; does: 'deposit' | 'send'; wei: number }
export interface Params {
  contract: string
  form: keyof typeof FORMS
  acts: readonly Act[]
}

interface State {
  balance: number
  counted: number
  supply: number
  shares: Record<Act['by'], number>
}

/** What Mallory has more, or less, after she has redeemed all of her shares. */
function gain({ acts }: Params, form: Params['form']): number {
  const { isGuarded, offset, isCounted } = FORMS[form]
  const state: State = { balance: 0, counted: 0, supply: 0, shares: { mallory: 0, alice: 0, bob: 0 } }
  let paid = 0
  for (const { by, does, wei } of acts) {
    const assets = isCounted ? state.counted : state.balance
    const given =
      offset > 0
        ? Math.floor((wei * (state.supply + offset)) / (assets + 1))
        : state.supply === 0
          ? wei
          : Math.floor((wei * state.supply) / assets)
    if (does === 'deposit' && isGuarded && given === 0) continue
    if (by === 'mallory') paid += wei
    state.balance += wei
    if (does === 'send') continue
    state.counted += wei
    state.supply += given
    state.shares[by] += given
  }
  const assets = isCounted ? state.counted : state.balance
  const back = Math.floor((state.shares.mallory * (assets + (offset > 0 ? 1 : 0))) / (state.supply + offset))
  return back - paid
}

function drawn(rng: Rng): Params {
  const first = rng.int(1, 3)
  const sent = rng.int(300, 4_000)
  const deposit = (by: 'alice' | 'bob'): Act => ({
    by,
    does: 'deposit',
    wei: rng.pick([rng.int(200, 2_000), Math.floor(sent * (1 + rng.int(1, 19) / 10))]),
  })
  return {
    contract: rng.pick(['Vault', 'Stake', 'Pot', 'Yield']),
    form: rng.pick(['balance', 'balance', 'guarded', 'guarded', 'offset', 'tenOffset', 'counted'] as const),
    acts: [
      { by: 'mallory', does: 'deposit', wei: first },
      { by: 'mallory', does: 'send', wei: sent },
      deposit('alice'),
      deposit('bob'),
    ],
  }
}

export default template({
  id: 'solidity/security/first-shares',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 5,
  nudge: -0.3,
  seconds: 280,
  lang: 'solidity',
  status: 'active',
  idea: 'Who holds the first share and makes it dear takes what the rounding down of later deposits leaves; what helps against it changes how much that is.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const all = (Object.keys(FORMS) as Params['form'][]).map((form) => gain(params, form))
        const found = gain(params, params.form)
        return found !== 0 && all.filter((one) => one === found).length <= 2
      },
    ),
  ask: ({ contract, form, acts }) => {
    const { isGuarded, offset, isCounted } = FORMS[form]
    const given =
      offset > 0
        ? [`uint256 s = (msg.value * (supply + ${offset})) / (assets + 1);`]
        : ['uint256 s = supply == 0 ? msg.value : (msg.value * supply) / assets;']
    return {
      stem: `\`${contract}\` is new. These transactions are mined, in this order; one that fails changes nothing: ${acts
        .map(({ by, does, wei }) => {
          const who = `${by.charAt(0).toUpperCase()}${by.slice(1)}`
          return does === 'send'
            ? `${who} sends ${wei} wei to the contract without data`
            : `${who} calls \`deposit()\` with ${wei} wei`
        })
        .join(
          ', ',
        )}. Then Mallory calls \`redeem()\`. How many wei has she more than before all this? (A negative number if she has less; ignore gas.)`,
      code: [
        `contract ${contract} {`,
        '  uint256 public supply;',
        ...(isCounted ? ['  uint256 public counted;'] : []),
        '  mapping(address => uint256) public shares;',
        '',
        '  receive() external payable {}',
        '',
        '  function deposit() external payable {',
        isCounted
          ? '    uint256 assets = counted;'
          : '    uint256 assets = address(this).balance - msg.value;',
        ...given.map((line) => `    ${line}`),
        ...(isGuarded ? ['    require(s > 0);'] : []),
        ...(isCounted ? ['    counted += msg.value;'] : []),
        '    supply += s;',
        '    shares[msg.sender] += s;',
        '  }',
        '  function redeem() external {',
        '    uint256 s = shares[msg.sender];',
        isCounted ? '    uint256 assets = counted;' : '    uint256 assets = address(this).balance;',
        offset > 0
          ? `    uint256 out = (s * (assets + 1)) / (supply + ${offset});`
          : '    uint256 out = (s * assets) / supply;',
        ...(isCounted ? ['    counted -= out;'] : []),
        '    supply -= s;',
        '    shares[msg.sender] = 0;',
        '    payable(msg.sender).transfer(out);',
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'A whole number of wei, with a minus sign if she has less.',
    }
  },
  key: (params) => exactly(gain(params, params.form)),
  why: ({ form }) =>
    ({
      balance:
        'Ether that is sent counts for the shares there are: a later deposit is rounded down to few shares or none, and Mallory has her part of all of it.',
      guarded: 'A deposit that would give no share fails; one that gives a share is still rounded down.',
      offset:
        'The share that belongs to nobody takes its part of what Mallory sends in and of what is rounded off.',
      tenOffset: 'Shares are finer, and those that belong to nobody take most of what Mallory sends in.',
      counted:
        'What is sent without a deposit is not counted: it makes no share dearer, and nobody gets it back.',
    })[form],
  source: ['ERC-4626: Security Considerations', 'Solidity documentation, Types: Division'],
})
