import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Abi, Hex } from 'viem'
import { encodeFunctionData, toEventSelector, toFunctionSelector } from 'viem/utils'
import { ANCHORED_TOPIC, ANCHORS_SELECTOR, LATEST_SELECTOR, RpcFault } from '@tryka/credentials/anchor'
import { anchorDeploy } from '../../commands/anchor-deploy'
import type { Config } from '../../config'
import { readConfig } from '../../config'
import { chainWithContract, keyIn, serveChain } from '../../testing/anchoring'
import { EvmChain } from '../../testing/evm-chain'
import { CREATION_CODE } from './creation-code'
import { evmAnchor } from './create-anchors'
import { deployAnchor } from './deploy'
import { EvmWriter } from './evm-writer'
import { ethKeyIn } from './key-file'

const artifact = JSON.parse(
  readFileSync(join(__dirname, '../../../../../contracts/TrykAnchor.json'), 'utf8'),
) as { abi: Abi; bytecode: Hex }

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tryka-deploy-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('The contract', () => {
  it('is deployed from the bytes that are committed, and called by its own selectors', () => {
    expect(CREATION_CODE).toBe(artifact.bytecode)
    expect(toFunctionSelector('anchors(uint64)')).toBe(ANCHORS_SELECTOR)
    expect(toFunctionSelector('latest()')).toBe(LATEST_SELECTOR)
    expect(toEventSelector('Anchored(uint64,bytes32)')).toBe(ANCHORED_TOPIC)
  })

  it('takes roots of its owner alone, of ever larger sizes, and is handed over in two steps', async () => {
    const { chain, config } = await chainWithContract(folder)
    const { key: next, address } = keyIn(mkdtempSync(join(folder, 'next-')))
    await chain.give(address)
    const writerOf = (key: Hex) => new EvmWriter({ rpc: chain.rpc, chainId: 1, key, maxFeeGwei: 100 })
    const [owner, other] = [writerOf(ethKeyIn(config.keyFile)), writerOf(next)]
    const say = async (by: EvmWriter, functionName: string, ...args: unknown[]) => {
      const data = encodeFunctionData({ abi: artifact.abi, functionName, args })
      const kept = { sentWith: () => Promise.resolve(undefined), keep: () => Promise.resolve(true) }
      await by.send({ to: config.contract as Hex, data }, kept)
      await chain.mine()
    }
    const root = `0x${'ab'.repeat(32)}`
    await say(owner, 'anchor', root, 5n)
    for (const size of [5n, 4n, 0n]) await expect(say(owner, 'anchor', root, size)).rejects.toThrow(RpcFault)
    for (const [name, ...args] of [['anchor', root, 6n], ['handOver', address], ['accept']] as const)
      await expect(say(other, name, ...args)).rejects.toThrow(RpcFault)
    await say(owner, 'handOver', address)
    await say(owner, 'anchor', root, 6n)
    await say(other, 'accept')
    await expect(say(owner, 'anchor', root, 7n)).rejects.toThrow(RpcFault)
    await expect(say(owner, 'accept')).rejects.toThrow(RpcFault)
    await say(other, 'anchor', root, 7n)
  })
})

describe('anchor:deploy', () => {
  const configOf = (over: Partial<NonNullable<Config['anchor']>> = {}) => {
    const { keyFile, address } = keyIn(folder)
    const anchor = {
      rpcUrl: 'http://127.0.0.1:9',
      chainId: 1,
      keyFile,
      contract: undefined,
      confirmations: 12,
      maxFeeGwei: 100,
      everyMinutes: 60,
      ...over,
    }
    return { anchor, address }
  }
  const run = (anchor: Config['anchor'], ...args: string[]) => anchorDeploy({ anchor } as Config, args)

  it('makes the contract, reads its code back, and names it', async () => {
    const { anchor, address } = configOf()
    const chain = await EvmChain.begin(1, address)
    const { contract, owner } = await deployAnchor(anchor, { rpc: chain.rpc, pause: () => chain.mine() })
    expect(owner).toBe(address.toLowerCase())
    const served = await serveChain(chain.rpc)
    const again = await run({ ...anchor, rpcUrl: served.url, contract })
    expect([again.ok, again.message]).toEqual([
      false,
      `There is a contract already: ETH_ANCHOR_ADDRESS is ${contract}. Unset it to make another.`,
    ])
    await served.close()
  })

  it('says why it cannot: nothing named, nobody there, another chain, no money', async () => {
    expect((await run(undefined)).message).toContain('set ETH_RPC_URL')
    const { anchor } = configOf()
    expect((await run(anchor)).message).toBe('The server of the chain cannot be reached.')
    expect((await run(anchor, 'x')).ok).toBe(false)
    const chain = await EvmChain.begin(5)
    const { url, close } = await serveChain(chain.rpc)
    expect((await run({ ...anchor, rpcUrl: url })).message).toBe(
      'ETH_RPC_URL is of chain 5, and ETH_CHAIN_ID says Ethereum.',
    )
    chain.lies.set('eth_sendRawTransaction', () => Promise.reject(new RpcFault('insufficient funds')))
    expect((await run({ ...anchor, rpcUrl: url, chainId: 5 })).message).toContain('insufficient funds')
    await close()
  })
})

describe('What a deployment says of its chain', () => {
  const read = (env: Record<string, string>) =>
    readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...env }).anchor
  const SOME = { ETH_RPC_URL: 'https://rpc.example', ETH_CHAIN_ID: '10', ETH_KEY_FILE: '/keys/eth' }

  it('is nothing, or all that is needed', () => {
    expect(read({})).toBeUndefined()
    expect(read(SOME)).toMatchObject({
      contract: undefined,
      confirmations: 12,
      maxFeeGwei: 50,
      everyMinutes: 60,
    })
    const address = `0x${'Ab'.repeat(20)}`
    const whole = { ...SOME, ETH_ANCHOR_ADDRESS: address, ETH_MAX_FEE_GWEI: '0.05' }
    expect(read(whole)).toMatchObject({ contract: address.toLowerCase(), maxFeeGwei: 0.05 })
    for (const name of Object.keys(SOME))
      expect(() => read({ ...whole, [name]: '' })).toThrow(/^Anchoring needs/)
    for (const [name, value] of [
      ['ETH_ANCHOR_ADDRESS', '0x12'],
      ['ETH_MAX_FEE_GWEI', '0'],
      ['ETH_CHAIN_ID', '0'],
      ['ETH_CONFIRMATIONS', 'many'],
    ] as const)
      expect(() => read({ ...whole, [name]: value })).toThrow(new RegExp(`^${name} must be`))
  })

  it('names a key that only its owner reads', () => {
    const { keyFile } = keyIn(folder)
    expect(ethKeyIn(keyFile)).toMatch(/^0x[0-9a-f]{64}$/)
    chmodSync(keyFile, 0o644)
    expect(() => ethKeyIn(keyFile)).toThrow(/can be read by others of this machine: chmod 600 it/)
    chmodSync(keyFile, 0o600)
    writeFileSync(keyFile, 'a word')
    expect(() => ethKeyIn(keyFile)).toThrow(/must hold one key of 64 hexadecimal digits/)
    expect(() => ethKeyIn(join(folder, 'none'))).toThrow(/cannot be read/)
    // A server finds it when it starts.
    const anchor = { ...read(SOME), contract: `0x${'a1'.repeat(20)}`, keyFile } as Parameters<
      typeof evmAnchor
    >[0]
    expect(() => evmAnchor(anchor)).toThrow(/ETH_KEY_FILE/)
  })
})
