import { template } from '../../../tasks/template'
import { drawnUntil } from '../../draws'
import { rowKey } from './answers'

const SUBJECTS = [
  { One: 'Worker', All: 'Batch', run: 'run', every: 'runAll' },
  { One: 'Payer', All: 'Payroll', run: 'pay', every: 'payAll' },
  { One: 'Minter', All: 'Airdrop', run: 'drop', every: 'dropAll' },
  { One: 'Keeper', All: 'Round', run: 'close', every: 'closeAll' },
] as const
type Form = 'try' | 'call' | 'quiet'

interface Drawn {
  form: Form
  isLate: boolean
  hasEnd: boolean
  isHigh: boolean
  limit: number
  ids: readonly number[]
}
const failsAt = ({ isHigh, limit }: Drawn, id: number) => (isHigh ? id > limit : id < limit)

function logged(p: Drawn): number[] {
  return p.ids.flatMap((id) => {
    const inside = failsAt(p, id) ? [] : [id + 100]
    const failed = failsAt(p, id) && p.form !== 'quiet' ? [id + 300] : []
    return [id, ...inside, ...failed, ...(p.hasEnd ? [id + 500] : [])]
  })
}

export default template({
  id: 'solidity/control/events-undone',
  revision: 1,
  kind: 'short',
  topic: 'control',
  grade: 2,
  nudge: 0.3,
  seconds: 120,
  lang: 'solidity',
  status: 'active',
  idea: 'Events of a call that reverts are gone with it; those that the caller emitted around it stay where the caller goes on.',
  params: (rng) =>
    drawnUntil(
      () => ({
        subject: rng.pick(SUBJECTS),
        form: rng.pick(['try', 'call', 'quiet'] as const),
        isLate: rng.chance() < 0.75,
        hasEnd: rng.chance() < 0.5,
        isHigh: rng.chance() < 0.5,
        limit: rng.int(20, 60),
        ids: rng.sample([11, 14, 18, 23, 26, 31, 37, 42, 45, 53, 58, 64, 67, 71], 3),
      }),
      (p) => {
        const failing = p.ids.filter((id) => failsAt(p, id)).length
        return failing > 0 && failing < 3
      },
    ),
  ask: ({ subject: { One, All, run, every }, form, isLate, hasEnd, isHigh, limit, ids }) => {
    const guard = `    require(id ${isHigh ? '<=' : '>='} ${limit}, "refused");`
    const emitted = '    emit Log(id + 100);'
    const name = One.toLowerCase()
    const low = `address(${name}).call(abi.encodeCall(${One}.${run}, (ids[i])));`
    const lines = {
      try: [`      try ${name}.${run}(ids[i]) {} catch { emit Log(ids[i] + 300); }`],
      call: [`      (bool ok, ) = ${low}`, '      if (!ok) emit Log(ids[i] + 300);'],
      quiet: [`      (bool ok, ) = ${low}`, '      ok; // nobody looks at it'],
    }[form]
    return {
      stem: `\`${every}([${ids.join(', ')}])\` is sent to a deployed \`${All}\`. Which numbers stand in the events \`Log\` of this transaction, in their order?`,
      code: [
        `contract ${One} {`,
        '  event Log(uint256 n);',
        '',
        `  function ${run}(uint256 id) external {`,
        ...(isLate ? [emitted, guard] : [guard, emitted]),
        '  }',
        '}',
        '',
        `contract ${All} {`,
        '  event Log(uint256 n);',
        `  ${One} ${name} = new ${One}();`,
        '',
        `  function ${every}(uint256[] calldata ids) external {`,
        '    for (uint256 i = 0; i < ids.length; i++) {',
        '      emit Log(ids[i]);',
        ...lines,
        ...(hasEnd ? ['      emit Log(ids[i] + 500);'] : []),
        '    }',
        '  }',
        '}',
      ].join('\n'),
      answerHint: 'Numbers with a space between.',
    }
  },
  key: (p) => rowKey(logged(p)),
  why: () =>
    'The inner call that reverts leaves nothing, also no event. The caller sees that it failed, or looks away, and goes on: what it emits itself stays.',
  source: [
    'Solidity documentation, Contracts, Events',
    'Solidity documentation, Expressions and Control Structures, try/catch',
    'Yellow Paper, sections 6.1 and 8',
  ],
})
