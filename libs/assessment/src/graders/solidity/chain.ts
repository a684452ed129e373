import { Common, Hardfork, Mainnet } from '@ethereumjs/common'
import type { EVM, EVMResult } from '@ethereumjs/evm'
import { createEVM } from '@ethereumjs/evm'
import type { Address } from '@ethereumjs/util'
import {
  bytesToHex,
  createAccount,
  createAddressFromString,
  hexToBytes,
  setLengthLeft,
} from '@ethereumjs/util'
import type { Abi } from 'viem'
import { encodeDeployData, encodeFunctionData, toFunctionSignature } from 'viem/utils'
import { BrokenEngine } from '../broken-engine'
import type { CallStep, ChainStep, ChainValue, MakeStep } from '../../tasks/chain'
import { CHAIN_PEOPLE } from '../../tasks/chain'
import type { Contract } from './compiler'
import type { Hex } from './outcome'
import { eventText, returnedText, revertedText } from './outcome'

/**
 * What a call may use, what making a contract may, and all of a job together, twice what any task needs. They alone bound how
 * long code runs: the dearest things for their gas, recovering signatures and copying, take ten seconds of a core.
 */
const MOST_GAS = { call: 500_000n, make: 6_000_000n, job: 16_000_000n }
const MOST_EVENTS = 64
const STAKE = 100n * 10n ** 18n
/** Seconds since 1970 when a chain begins, and its first block: the same each time. */
const BEGINNING = 1_767_225_600n

/** What came of a step, in the words of a case. */
export interface Outcome {
  text: string
  /** Whether it was undone; a text that a function gives may say so too. */
  hasFailed: boolean
  gas: number
  readonly logs: string[]
}

type Contracts = Readonly<Record<string, Contract>>
/** Gas that is left for all that is done with one piece of code. */
export interface Tank {
  left: bigint
}
export const fullTank = (): Tank => ({ left: MOST_GAS.job })
interface Sending {
  from: string
  to?: Address
  data: Hex
  value: bigint
}

const nothing = (text: string): Outcome => ({ text, hasFailed: false, gas: 0, logs: [] })

/** A chain of its own: a few people with 100 ether each, and whatever contracts they make. Its rules are those of Cancun. */
export class Chain {
  private readonly addresses = new Map<string, Address>()
  private readonly abis = new Map<string, Abi>()
  private readonly all: Abi
  private now = BEGINNING
  private block = 1n
  private last = ''

  private constructor(
    private readonly evm: EVM,
    private readonly contracts: Contracts,
    private readonly tank: Tank,
  ) {
    // Errors and events of all contracts: one passes on what another said.
    this.all = Object.values(contracts).flatMap(({ abi }) => [...abi])
  }

  static async begin(contracts: Contracts, tank: Tank = fullTank()): Promise<Chain> {
    const common = new Common({ chain: Mainnet, hardfork: Hardfork.Cancun })
    const chain = new Chain(await createEVM({ common }), contracts, tank)
    for (const [i, name] of CHAIN_PEOPLE.entries()) {
      const address = createAddressFromString(`0x${(i + 10).toString(16).repeat(40).slice(0, 40)}`)
      chain.addresses.set(name, address)
      await chain.evm.stateManager.putAccount(address, createAccount({ balance: STAKE }))
    }
    return chain
  }

  /** @throws Error where the step itself makes no sense: a contract or a name that is not there. */
  async take(step: ChainStep): Promise<Outcome> {
    if ('wait' in step) {
      this.now += BigInt(step.wait)
      return nothing('ok')
    }
    if ('balance' in step) return nothing(String(await this.balanceOf(step.balance)))
    if ('slot' in step) {
      const key = setLengthLeft(hexToBytes(hexOf(BigInt(step.slot))), 32)
      const held = await this.evm.stateManager.getStorage(this.addressOf(step.on ?? this.last), key)
      return nothing(bytesToHex(setLengthLeft(held, 32)))
    }
    return 'make' in step ? this.make(step) : this.call(step)
  }

  private async make({
    make,
    as = make,
    from = 'owner',
    value = '0',
    args = [],
  }: MakeStep): Promise<Outcome> {
    const contract = this.contracts[make]
    if (!contract) throw new Error(`There is no contract ${make}.`)
    if (!contract.bytecode) throw new Error(`${make} cannot be deployed: it is abstract, or an interface.`)
    const data = encoded(() =>
      encodeDeployData({ abi: contract.abi, bytecode: `0x${contract.bytecode}`, args: this.valuesOf(args) }),
    )
    const result = await this.send({ from, data, value: BigInt(value) }, MOST_GAS.make)
    if (result.createdAddress && !result.execResult.exceptionError) {
      this.addresses.set(as, result.createdAddress)
      this.abis.set(as, contract.abi)
      this.last = as
    }
    return this.outcome(result, () => 'ok')
  }

  private async call(step: CallStep): Promise<Outcome> {
    const { call, on = this.last, from = 'owner', value = '0', args = [] } = step
    const abi = this.abis.get(on) ?? []
    const isRaw = call === '' || call.startsWith('0x')
    const one = isRaw ? [] : functionsOf(abi, call)
    const functionName = call.split('(')[0] ?? ''
    if (!isRaw && one.length === 0) throw new Error(`${on} has no function ${call}.`)
    const data = isRaw
      ? ((call || '0x') as Hex)
      : encoded(() => encodeFunctionData({ abi: one, functionName, args: this.valuesOf(args) }))
    const to = this.addressOf(on)
    const result = await this.send({ from, to, data, value: BigInt(value) }, MOST_GAS.call)
    return this.outcome(result, (given) =>
      isRaw ? 'ok' : returnedText(one, functionName, given, this.nameOf),
    )
  }

  private async send({ from, to, data, value }: Sending, most: bigint): Promise<EVMResult> {
    const { evm, tank } = this
    const gasLimit = most < tank.left ? most : tank.left
    const caller = this.addressOf(from)
    evm.journal.addAlwaysWarmAddress(caller.toString())
    if (to) evm.journal.addAlwaysWarmAddress(to.toString())
    const header = {
      number: this.block++,
      timestamp: this.now++,
      coinbase: this.addressOf('owner'),
      difficulty: 0n,
      prevRandao: new Uint8Array(32),
      gasLimit: 30_000_000n,
      baseFeePerGas: 0n,
      slotNumber: 0n,
      getBlobGasPrice: () => 1n,
    }
    const result = await evm
      .runCall({ caller, ...(to && { to }), data: hexToBytes(data), value, gasLimit, block: { header } })
      // As where a call asks for what this chain has no engine for: it does so each time.
      .catch((cause: unknown) => {
        throw new BrokenEngine('The chain gave up on it.', { cause })
      })
    tank.left -= result.execResult.executionGasUsed
    // What ends with a transaction: what was destroyed, what is warm, what only lasts that long.
    const { selfdestruct, createdAddresses } = result.execResult
    for (const gone of selfdestruct?.keys() ?? [])
      if (createdAddresses?.has(gone)) await evm.journal.deleteAccount(createAddressFromString(gone))
    await evm.journal.cleanup()
    evm.transientStorage.clear()
    evm.stateManager.originalStorageCache.clear()
    return result
  }

  private outcome({ execResult }: EVMResult, returned: (data: Hex) => string): Outcome {
    const { exceptionError, returnValue, executionGasUsed, logs = [] } = execResult
    const gas = Number(executionGasUsed)
    const data = bytesToHex(returnValue)
    if (exceptionError) {
      const { error } = exceptionError
      const isRevert = error === 'revert'
      const text = isRevert ? revertedText(this.all, data, this.nameOf) : error
      return { text, hasFailed: true, gas, logs: [] }
    }
    const { all, nameOf } = this
    return {
      text: returned(data),
      hasFailed: false,
      gas,
      // Read where somebody asks, and no more of them than a task may have: there can be a thousand.
      get logs() {
        return logs.slice(0, MOST_EVENTS).map(([, topics, bytes]) =>
          eventText(
            all,
            topics.map((topic) => bytesToHex(topic)),
            bytesToHex(bytes),
            nameOf,
          ),
        )
      },
    }
  }

  private async balanceOf(name: string): Promise<bigint> {
    const account = await this.evm.stateManager.getAccount(this.addressOf(name))
    return account?.balance ?? 0n
  }

  private addressOf(name: string): Address {
    const short = name.replace(/^@/, '')
    if (/^0x[0-9a-fA-F]{40}$/.test(short)) return createAddressFromString(short)
    const address = this.addresses.get(short)
    if (!address) throw new Error(`There is no ${short} on this chain.`)
    return address
  }

  private readonly nameOf = (address: string): string => {
    const same = address.toLowerCase()
    if (/^0x0{40}$/.test(same)) return '@zero'
    const [name] = [...this.addresses].find(([, one]) => one.toString() === same) ?? []
    return name === undefined ? same : `@${name}`
  }

  private valuesOf(args: readonly ChainValue[]): unknown[] {
    return args.map((arg) => {
      if (Array.isArray(arg)) return this.valuesOf(arg as readonly ChainValue[])
      if (typeof arg !== 'string') return arg
      if (arg === '@zero') return `0x${'0'.repeat(40)}`
      if (arg.startsWith('@')) return this.addressOf(arg).toString()
      return /^-?\d+$/.test(arg) ? BigInt(arg) : arg
    })
  }
}

const hexOf = (value: bigint): Hex => {
  const digits = value.toString(16)
  return `0x${digits.length % 2 ? '0' : ''}${digits}`
}

function encoded(encode: () => Hex): Hex {
  try {
    return encode()
  } catch {
    throw new Error('It does not take these values: their number or their types are others.')
  }
}

/** The functions of this name, or the one of this signature. */
const functionsOf = (abi: Abi, call: string): Abi =>
  abi.filter(
    (one) =>
      one.type === 'function' && (call.includes('(') ? toFunctionSignature(one) === call : one.name === call),
  )
