import { randomInt } from 'node:crypto'
import type { ChainStep } from '../../tasks/chain'
import { ether } from '../../tasks/chain'
import type { ChainCase } from '../../tasks/code'
import { solidityRunner } from './solidity-runner'

const VAULT = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;
contract Vault {
  error Short(uint256 have);
  event Put(address indexed who, uint256 amount);
  mapping(address => uint256) public held;
  function put() external payable { held[msg.sender] += msg.value; emit Put(msg.sender, msg.value); }
  function take(uint256 amount) external {
    uint256 have = held[msg.sender];
    if (have < amount) revert Short(have);
    ORDER
  }
}`
const pay = `(bool ok, ) = msg.sender.call{value: amount}(""); require(ok, "refused");`
const SAFE = VAULT.replace('ORDER', `held[msg.sender] = have - amount; ${pay}`)
const OPEN = VAULT.replace('ORDER', `${pay} unchecked { held[msg.sender] -= amount; }`)
const THIEF = `pragma solidity ^0.8.24;
interface IVault { function put() external payable; function take(uint256) external; }
contract Thief {
  IVault vault; uint256 stake;
  constructor(IVault v) { vault = v; }
  function rob() external payable { stake = msg.value; vault.put{value: stake}(); vault.take(stake); }
  receive() external payable { if (address(vault).balance >= stake) vault.take(stake); }
}`

describe('Solidity that somebody wrote', () => {
  let run: Awaited<ReturnType<typeof solidityRunner>>
  beforeAll(async () => {
    run = await solidityRunner()
  }, 60_000)
  const tried = (code: string, ...cases: ChainCase[]) =>
    run({ kind: 'code-solidity', code, ordered: false, cases })
  const on = (...steps: ChainStep[]): ChainCase => ({ name: 'runs', shown: '', steps })
  const only = async (code: string, ...steps: ChainStep[]) => (await tried(code, on(...steps)))[0]

  it('is run from outside: values, ether, events, errors, slots and time', async () => {
    const amount = String(randomInt(2, 1e9))
    expect(
      await only(
        SAFE,
        { make: 'Vault' },
        { call: 'put', from: 'alice', value: amount, gives: 'ok', logs: [`Put(@alice, ${amount})`] },
        { call: 'held', args: ['@alice'], gives: amount },
        { balance: '@Vault', gives: amount },
        { wait: 60 },
        { call: 'take', from: 'bob', args: ['1'], gives: 'reverts Short(0)' },
        { call: 'take', from: 'alice', args: [amount], gives: 'ok' },
        { balance: 'alice', gives: ether(100) },
        { call: '', from: 'bob', value: '1', gives: 'fails' },
        { slot: '0', gives: `0x${'0'.repeat(64)}` },
      ),
    ).toMatchObject({ passed: true })
  })

  it('is told what a step gave where it is wrong', async () => {
    const output = (await only(SAFE, { make: 'Vault' }, { call: 'take', args: ['5'], gives: 'ok' }))?.output
    expect(output).toBe('owner: take(5) → ok\nit gave: reverts Short(0)')
  })

  it('loses to a thief where it pays before it counts', async () => {
    const robbed: ChainCase = {
      name: 'robbed',
      shown: '',
      beside: THIEF,
      steps: [
        { make: 'Vault' },
        { call: 'put', from: 'alice', value: ether(3) },
        { make: 'Thief', from: 'mallory', args: ['@Vault'] },
        { call: 'rob', on: 'Thief', from: 'mallory', value: ether(1), gives: 'fails' },
        { balance: '@Vault', gives: ether(3) },
      ],
    }
    expect((await tried(SAFE, robbed))[0]).toMatchObject({ passed: true })
    expect((await tried(OPEN, robbed))[0]).toMatchObject({ passed: false })
  })

  it('fails every case where it does not compile, and tells why', async () => {
    const results = await tried('contract A { uint256 n = "x"; }', on({ make: 'A' }), on({ make: 'A' }))
    expect(results.map(({ passed }) => passed)).toEqual([false, false])
    expect(results[0]?.output).toMatch(/^Line 1: Type literal_string "x" is not implicitly convertible/)
  })

  it.each([
    ['a path', 'import "/etc/passwd";'],
    ['an address', 'import "https://example.com/a.sol";'],
    ['what stands beside it', 'import "beside-0.sol";'],
  ])('imports nothing by %s', async (_what, line) => {
    const result = await only(`${line}\ncontract A { uint256 public n = 1; }`, { make: 'A' })
    expect(result).toMatchObject({ passed: false, output: expect.stringContaining('Line 1: Source') })
    expect(await only('contract A { uint256 public n = 1; }', { make: 'A' })).toMatchObject({ passed: true })
  })

  it.each([
    ['an endless loop', 'uint256 n; function go() external { while (true) n++; }', 'out of gas'],
    ['recursion without an end', 'function go() external { this.go(); }', 'reverts'],
    ['memory without an end', 'function go() external { new bytes(2**80); }', 'panics 0x41'],
    [
      'much memory',
      'function go() external pure returns (uint256 n) { assembly { mstore(0x2000000, 1) } }',
      'out of gas',
    ],
    [
      'a flood of what is undone',
      'function go() external pure { assembly { revert(0, 0x400000) } }',
      'out of gas',
    ],
    [
      'large powers',
      'function go() external view returns (bytes memory o) { (, o) = address(5).staticcall{gas: 400000}(abi.encode(32, 4096, 32, 3, type(uint256).max)); }',
      undefined,
    ],
    [
      'numbers that are too large',
      'function go() external pure returns (uint8 x) { x = 255; x++; }',
      'panics 0x11',
    ],
    ['its own end', 'function go() external { selfdestruct(payable(msg.sender)); }', 'ok'],
  ])('ends with %s, the same way each time', async (_what, body, gives) => {
    const steps: ChainStep[] = [{ make: 'A' }, { call: 'go', gives: gives ?? 'another' }]
    const results = []
    for (let i = 0; i < 3; i++) results.push(await only(`contract A { ${body} }`, ...steps))
    expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1)
    if (gives !== undefined) expect(results[0]).toMatchObject({ passed: true })
  })

  /** Data of so many lists in one another, each of which holds the next one many times over. */
  const folded = (lists: number, most: number, bytes: number, end: string) => `assembly {
    let p := mload(0x40)
    let at := p
    mstore(at, 32)
    at := add(at, 32)
    for { let l := 0 } lt(l, ${lists}) { l := add(l, 1) } {
      mstore(at, ${most})
      for { let i := 1 } lt(i, ${most + 1}) { i := add(i, 1) } { mstore(add(at, mul(i, 32)), ${32 * most}) }
      at := add(at, ${32 * (most + 1)})
    }
    mstore(at, ${bytes})
    ${end}
  }`
  it.each([
    ['one list of long texts', 1, 3_000, 150_000],
    ['two lists', 2, 400, 100_000],
    ['seven short ones', 7, 3, 60],
  ])('costs no more than it is long where what it gives is %s', async (_what, lists, most, bytes) => {
    const long = 32 + lists * 32 * (most + 1) + 32 + bytes
    const type = `bytes${'[]'.repeat(lists)}`
    const gives = `function go() external pure returns (${type} memory) { ${folded(lists, most, bytes, `return(p, ${long})`)} }`
    const says = `event E(${type} x); function go() external { bytes32 id = E.selector; ${folded(lists, most, bytes, `log1(p, ${long < 20_000 ? long : 64}, id)`)} }`
    const begun = Date.now()
    for (const body of [gives, says])
      expect(
        await only(`contract A { ${body} }`, { make: 'A' }, { call: 'go', gives: '1', logs: ['E'] }),
      ).toMatchObject({ passed: false })
    expect(Date.now() - begun).toBeLessThan(10_000)
  })

  it('tells no more of a long reason or a long answer than anybody reads', async () => {
    const flood = (end: string) => `contract A { ${end} }`
    for (const body of [
      'function go() external pure { assembly { revert(0, 0x60000) } }',
      'function go() external pure { revert(string(new bytes(300000))); }',
      'function go() external pure returns (bytes memory) { return new bytes(300000); }',
    ]) {
      const result = await only(flood(body), { make: 'A' }, { call: 'go', gives: '1' })
      expect(result).toMatchObject({ passed: false })
      expect(result?.output.length).toBeLessThanOrEqual(4_000)
    }
  })

  it('passes for nothing that it only says', async () => {
    const says = (text: string) =>
      `contract A { function go() external pure returns (string memory) { return "${text}"; } }`
    for (const text of ['reverts', 'reverts Short(1)', 'out of gas'])
      for (const gives of [text, 'fails'])
        expect(await only(says(text), { make: 'A' }, { call: 'go', gives })).toMatchObject({ passed: false })
    expect(await only(says('ok'), { make: 'A' }, { call: 'go', gives: 'ok' })).toMatchObject({ passed: true })
  })

  it('makes no contract of more than 24 KiB', async () => {
    // Each of them doubles what the function is.
    const doubled = (times: number) => {
      const names = Array.from({ length: times }, (_, i) => `m${i}`)
      const all = names.map((name) => `modifier ${name}() { _; _; }`).join(' ')
      return `contract A { uint256 public n; ${all} function go() external ${names.join(' ')} { n++; } }`
    }
    const made = async (times: number) =>
      only(doubled(times), { make: 'A' }, { call: 'go' }, { call: 'n', gives: String(2 ** times) })
    expect(await made(3)).toMatchObject({ passed: true })
    expect(await made(11)).toMatchObject({ passed: false, output: expect.stringContaining('code') })
  })

  it('lives on where it destroys itself after the transaction that made it', async () => {
    const code =
      'contract A { uint256 public n = 7; function go() external { selfdestruct(payable(msg.sender)); } }'
    expect(await only(code, { make: 'A' }, { call: 'go' }, { call: 'n', gives: '7' })).toMatchObject({
      passed: true,
    })
  })

  it('is asked for by the names that a case has', async () => {
    expect(await only('contract B {}', { make: 'A' })).toMatchObject({ output: 'There is no contract A.' })
    expect(await only('contract A {}', { make: 'A' }, { call: 'n' })).toMatchObject({
      output: 'A has no function n.',
    })
    expect(await only('abstract contract A {}', { make: 'A' })).toMatchObject({ passed: false })
    const twice = 'contract A { function f(uint256 n) external pure returns (uint256) { return 2 * n; } }'
    expect(await only(twice, { make: 'A' }, { call: 'f', args: ['1', '2'] })).toMatchObject({
      output: expect.stringContaining('It does not take these values'),
    })
  })
})
