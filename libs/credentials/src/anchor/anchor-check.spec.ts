import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anchored, makeBundle, makeWorld, written } from '../testing'
import type { Bundle } from '../bundle'
import { verify } from '../verify/verify'
import { checkAnchor } from './anchor-check'
import { httpRpc, type Rpc, RpcFault } from './rpc'
import { CODE_SHA256 } from './contract'
import { anchoredWords, recordedWords } from './words'

const SIZE = 9
const BLOCK = 21_004_112
const artifact = JSON.parse(
  readFileSync(join(__dirname, '../../../../contracts/TrykAnchor.json'), 'utf8'),
) as { deployedBytecode: string }

async function anchoredBundle(o: { index?: number; at?: number; chainId?: number } = {}) {
  const world = await makeWorld()
  const [index, at, chain] = [o.index ?? 2, o.at ?? 5, o.chainId === undefined ? {} : { chainId: o.chainId }]
  return anchored(world, await makeBundle(world), { index, size: SIZE, at, block: BLOCK, ...chain })
}
const found = async (bundle: Bundle, rpc?: Rpc) => {
  const { pins } = await makeWorld()
  const { checks, verdict } = await verify(JSON.stringify(bundle), {
    pins,
    now: new Date('2026-11-22T00:00:00Z'),
    anchor: (given, isLogged) => checkAnchor(given, isLogged, rpc),
  })
  const check = checks.find(({ id }) => id === 'anchor')
  return { state: check?.state, reason: check?.reason, verdict }
}

/** A server of the chain that answers this; `over` is what it says otherwise. */
function chainOf(root: Uint8Array, over: Partial<Record<string, unknown>> = {}): Rpc {
  const answers: Record<string, unknown> = {
    eth_chainId: '0x1',
    eth_getCode: artifact.deployedBytecode,
    eth_call: written(root, BLOCK),
    eth_blockNumber: `0x${(BLOCK + 11).toString(16)}`,
    eth_getTransactionReceipt: {
      to: `0x${'A1'.repeat(20)}`,
      status: '0x1',
      blockNumber: `0x${BLOCK.toString(16)}`,
      transactionHash: `0x${'b2'.repeat(32)}`,
    },
    ...over,
  }
  return (method) => {
    const answer = answers[method]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
}

it('says of an anchor that fits no more than that it is named, until its chain was asked', async () => {
  const { bundle, root } = await anchoredBundle()
  expect(await found(bundle)).toEqual({
    state: 'unknown',
    reason:
      'An anchor on Ethereum is named, and it holds this entry. It says something only when it is read back from its chain.',
    verdict: 'valid',
  })
  expect(await found(bundle, chainOf(root))).toEqual({
    state: 'pass',
    reason: `Anchored on Ethereum, block 21,004,112, transaction 0x${'b2'.repeat(32)}, as the server that you chose says.`,
    verdict: 'valid',
  })
})

it('names the transaction only where its receipt is of that block and contract', async () => {
  const { bundle, root } = await anchoredBundle()
  for (const receipt of [null, new RpcFault('gone'), { status: '0x1' }, 'x']) {
    const said = await found(bundle, chainOf(root, { eth_getTransactionReceipt: receipt }))
    expect(said.reason).toBe('Anchored on Ethereum, block 21,004,112, as the server that you chose says.')
  }
})

it.each([
  [{ eth_chainId: '0x5' }, 'unknown', 'The server that was asked is of chain 5, and not of Ethereum.'],
  [
    { eth_getCode: `${artifact.deployedBytecode}00` },
    'fail',
    'At the address of the contract stands other code, which could answer anything.',
  ],
  [
    { eth_getCode: '0x' },
    'fail',
    'At the address of the contract stands other code, which could answer anything.',
  ],
  [{ eth_call: `0x${'00'.repeat(64)}` }, 'fail', 'On Ethereum nothing is written for this state of the log.'],
  [
    { eth_call: written(new Uint8Array(32).fill(1), BLOCK) },
    'fail',
    'On Ethereum another root is written for this state of the log.',
  ],
  [
    { eth_blockNumber: `0x${(BLOCK + 10).toString(16)}` },
    'unknown',
    'It is written, but in a block so new that it could still be replaced.',
  ],
  [{ eth_call: '0x' }, 'unknown', 'The server of the chain answers something else.'],
  [{ eth_getCode: 7 }, 'unknown', 'The server of the chain answers something else.'],
  [{ eth_blockNumber: '0xffffffffffffffff' }, 'unknown', 'The server of the chain answers something else.'],
  [
    { eth_chainId: new RpcFault('The server of the chain cannot be reached.') },
    'unknown',
    'The server of the chain cannot be reached.',
  ],
])('%#: what a server says makes it known, wrong or unknown', async (over, state, reason) => {
  const { bundle, root } = await anchoredBundle()
  expect(await found(bundle, chainOf(root, over))).toMatchObject({ state, reason })
})

it('refuses an anchor of another log, of a state before the entry, and one that cannot be read', async () => {
  const { bundle } = await anchoredBundle()
  const [own] = bundle.anchors
  const fault = 'The anchor that came with it does not hold this entry of the log.'
  const other = { ...bundle, anchors: [{ ...own, root: `${'A'.repeat(43)}=` }] }
  expect(await found(other)).toMatchObject({ state: 'fail', reason: fault })
  const grown = { ...bundle, anchors: [{ ...own, size: 6 }] }
  expect(await found(grown)).toMatchObject({ state: 'fail', reason: fault })
  const before = (await anchoredBundle({ index: 6, at: 5 })).bundle
  expect(await found(before)).toMatchObject({ state: 'fail', reason: fault })
  for (const odd of [{}, { ...own, contract: '0xA' }, { ...own, consistency: [7] }, { ...own, size: -1 }])
    expect(await found({ ...bundle, anchors: [odd] })).toMatchObject({
      state: 'fail',
      reason: 'The anchor that came with it cannot be read.',
    })
})

it('says nothing of an anchor where the entry itself is not proved', async () => {
  const { bundle, root } = await anchoredBundle()
  const foreign = { ...bundle, tlogProof: bundle.tlogProof.replace('index 2', 'index 3') }
  expect(await found(foreign, chainOf(root))).toMatchObject({ state: 'unknown', verdict: 'not-genuine' })
})

it.each([31337, 1337])('of chain %i it is no proof, and nobody is asked', async (chainId) => {
  const { bundle } = await anchoredBundle({ chainId })
  const never: Rpc = () => Promise.reject(new Error('It was asked.'))
  const reason = 'Anchored on a test chain: no proof.'
  expect(await found(bundle, never)).toMatchObject({ state: 'unknown', reason })
})

it('has the words of the table', () => {
  const log = 'Recorded in the public tamper-evident log, entry 1,204'
  expect(recordedWords({ leafIndex: 1204 })).toBe(log)
  const pending = { state: 'pending', chainId: 1 } as const
  expect(recordedWords({ leafIndex: 1204, witnesses: 2 })).toBe(`${log}, checked by 2 independent witnesses`)
  expect(recordedWords({ leafIndex: 1204, anchor: pending })).toBe(`${log}, waiting to be anchored`)
  const anchor = { state: 'confirmed', chainId: 1, block: BLOCK } as const
  expect(recordedWords({ leafIndex: 1204, anchor })).toBe('Anchored on Ethereum, block 21,004,112')
  expect(anchoredWords({ chainId: 31337, block: 1 })).toBe('Anchored on a test chain: no proof')
})

it('takes from a server what the protocol has, and no more than is asked', async () => {
  const answering = (body: string) =>
    httpRpc('https://rpc.example', () => Promise.resolve(new Response(body)))
  expect(await answering('{"result":"0x1"}')('eth_chainId', [])).toBe('0x1')
  for (const [body, reason] of [
    [
      '{"error":{"code":-32000,"message":"no\\u001b[2J way."}}',
      'The server of the chain refused: no[2J way.',
    ],
    ['null', 'The server of the chain answers something else.'],
    ['<html>', 'The server of the chain cannot be reached.'],
    ['x'.repeat(1_100_000), 'The server of the chain answers more than was asked.'],
  ] as const)
    await expect(answering(body)('eth_chainId', [])).rejects.toMatchObject({ reason })
})

it('knows the contract by the code that is committed', () => {
  const code = Buffer.from(artifact.deployedBytecode.slice(2), 'hex')
  expect(createHash('sha256').update(code).digest('hex')).toBe(CODE_SHA256)
})
