import type { CodeJob } from '@tryka/assessment'
import { allPassed } from '@tryka/assessment'
import { builtGraders } from '../../testing/graders'
import { GraderPool } from './grader-pool'

const job = (code: string): CodeJob => ({
  kind: 'code-solidity',
  code,
  ordered: false,
  cases: [1, 2, 3, 4].map((n) => ({
    name: `case ${n}`,
    shown: '',
    steps: [
      { make: 'A' },
      // Whatever it does, it may do it twelve times over.
      ...Array.from({ length: 12 }, () => ({ call: 'go', args: [String(n)], gives: 'fails' })),
    ],
  })),
})
const REFUSES = 'contract A { function go(uint256) external pure { revert(); } }'
const GOES = 'contract A { function go(uint256) external pure {} }'

jest.setTimeout(180_000)

describe('Solidity in the process that runs code', () => {
  const troubles: string[] = []
  const pool = new GraderPool(builtGraders(), (message) => troubles.push(message))
  afterAll(() => pool.close())
  const verdict = async (code: string) => {
    const results = await pool.grade(job(code))
    return results ? allPassed(job(code), results) : 'void'
  }

  it('is told right from wrong, by the same process each time', async () => {
    expect(await verdict(REFUSES)).toBe(true)
    const { pids } = pool
    expect(await verdict(GOES)).toBe(false)
    for (let i = 0; i < 20; i++) expect(await verdict(REFUSES)).toBe(true)
    expect(pool.pids).toEqual(pids)
    expect(pids).toHaveLength(1)
  })

  const doubled = (most: number, last: string) =>
    Array.from({ length: most }, (_, i) => `struct S${i} { ${i ? `S${i - 1} a; S${i - 1} b;` : 'uint a;'} }`)
      .join('\n')
      .concat(last)
  it.each([
    [
      'types that double',
      doubled(22, 'contract A { function go(S21 memory s) external returns (S21 memory) {} }'),
    ],
    [
      'more storage than there is',
      doubled(60, 'contract A { S59 s; function go(uint256) external { S59 memory m; s = m; } }'),
    ],
    ['thousands of brackets', `contract A { uint x = ${'('.repeat(3_900)}1${')'.repeat(3_900)}; }`],
    [
      'contracts that each hold the one before twice',
      Array.from(
        { length: 30 },
        (_, i) =>
          `contract C${i} { ${i ? `constructor() { new C${i - 1}(); } function g() external { new C${i - 1}(); }` : ''} }`,
      )
        .join(' ')
        .concat('contract A { function go(uint256) external { new C29(); } }'),
    ],
    [
      'modifiers that double',
      `contract A { ${Array.from({ length: 25 }, (_, i) => `modifier m${i}() { _; _; }`).join(' ')}
        function go(uint256) external ${Array.from({ length: 25 }, (_, i) => `m${i}`).join(' ')} {} }`,
    ],
    ['a constant without an end', 'contract A { uint constant x = 9 ** 99999999; }'],
    ['halves of characters', 'contract A { string x = unicode"\u202e\ud800"; }'],
  ])(
    'is wrong where it wears the compiler out with %s, and costs nobody else a point',
    async (_what, code) => {
      expect(await verdict(code)).toBe(false)
      expect(await verdict(REFUSES)).toBe(true)
    },
  )

  it.each([
    [
      'asks for a sum that the chain has no engine for',
      'function go(uint256) external { (bool ok, ) = address(10).staticcall(new bytes(192)); ok; }',
    ],
    [
      'answers with a list of one long text, many times over',
      `function go(uint256) external pure returns (bytes[] memory) { assembly {
        let p := mload(0x40)
        mstore(p, 32)
        mstore(add(p, 32), 3000)
        for { let i := 2 } lt(i, 3002) { i := add(i, 1) } { mstore(add(p, mul(i, 32)), 96000) }
        mstore(add(p, 96064), 150000)
        return(p, 246096)
      } }`,
    ],
  ])('is wrong where it %s, and costs nobody else a point', async (_what, body) => {
    expect(await verdict(`contract A { ${body} }`)).toBe(false)
    expect(await verdict(REFUSES)).toBe(true)
    expect(troubles).toEqual([])
  })

  it.each([
    [
      'signatures',
      `function go(uint256) external pure {
        while (true) ecrecover(bytes32(uint256(5)), 27, bytes32(uint256(0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798)), bytes32(uint256(7)));
      }`,
    ],
    [
      'copies',
      'function go(uint256) external pure { assembly { for {} 1 {} { calldatacopy(0, 0, 100000) } } }',
    ],
    ['loops', 'uint256 n; function go(uint256) external { while (true) n++; }'],
    [
      'large powers',
      `function go(uint256) external view {
        while (true) { (bool ok, ) = address(5).staticcall{gas: 20000}(abi.encode(32, 256, 32, 3, type(uint256).max)); ok; }
      }`,
    ],
    [
      'curves',
      `function go(uint256) external view {
        while (true) { (bool ok, ) = address(8).staticcall(new bytes(192)); ok; }
      }`,
    ],
  ])('ends when it burns all its gas on %s, and is never void', async (_what, body) => {
    expect(await verdict(`contract A { ${body} }`)).not.toBe('void')
    expect(troubles).toEqual([])
  })
})
