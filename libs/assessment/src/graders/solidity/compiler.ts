import type { Abi } from 'viem'
import { BrokenEngine } from '../broken-engine'
import { withBoundedMemory } from './bounded-memory'

/** What the compiler makes of one contract. */
export interface Contract {
  abi: Abi
  /** Hexadecimal, without `0x`; empty for an interface and for what is abstract. */
  bytecode: string
  /** Where its variables stand: their slot, and the byte in it. */
  layout: readonly { label: string; slot: string; offset: number; type: string }[]
}

/** What the compiler said of sources, and what it made of them where it refused nothing. */
export interface CompiledSolidity {
  /** Number, line from 1, and words of each diagnostic; a warning keeps nothing from running. */
  faults: readonly { severity: 'error' | 'warning' | 'info'; code: number; line: number; text: string }[]
  contracts: Readonly<Record<string, Contract>>
}

export type SoliditySources = Readonly<Record<string, string>>
export type SolidityCompiler = (sources: SoliditySources) => CompiledSolidity

interface Output {
  errors?: {
    severity: 'error' | 'warning' | 'info'
    errorCode?: string
    message: string
    sourceLocation?: { file: string; start: number }
  }[]
  contracts?: Record<
    string,
    Record<
      string,
      { abi: Abi; evm?: { bytecode: { object: string } }; storageLayout?: { storage: Contract['layout'] } }
    >
  >
}

const SETTINGS = {
  // What the chain of the graders certainly understands, and nothing of a compiler's own build in the code.
  evmVersion: 'paris',
  optimizer: { enabled: false },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
  outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object', 'storageLayout'] } },
}

/** Bytes that the compiler may hold: eight kibibytes of code can ask for gigabytes. */
const MOST_MEMORY = 384 * 1024 * 1024

/** Whoever tries code answers with it afterwards, and what attacks it is the same for everybody. */
const MOST_KNOWN = 32

/** Offsets are told in bytes. */
const lineAt = (source: string, start: number): number =>
  Buffer.from(source).subarray(0, Math.max(0, start)).toString().split('\n').length

function outputOf(compile: (input: string) => string, input: object): Output {
  try {
    return JSON.parse(withBoundedMemory(MOST_MEMORY, () => compile(JSON.stringify(input)))) as Output
  } catch (error) {
    throw new BrokenEngine('The compiler gave up on it.', { cause: error })
  }
}

/**
 * solc 0.8.37, which is loaded when it is asked for. It knows the sources it is given: every other import is refused.
 * Where a source would take too much memory the compiler says so, as of any other fault.
 * @throws BrokenEngine where a source takes all of the stack
 */
export async function solidityCompiler(): Promise<SolidityCompiler> {
  const { default: solc } = await import('solc')
  const known = new Map<string, CompiledSolidity>()
  return (sources) => {
    const name = JSON.stringify(sources)
    const before = known.get(name)
    if (before) return before
    const input = {
      language: 'Solidity',
      sources: Object.fromEntries(Object.entries(sources).map(([name, content]) => [name, { content }])),
      settings: SETTINGS,
    }
    const output = outputOf(solc.compile, input)
    const faults = (output.errors ?? []).map(({ severity, errorCode, message, sourceLocation }) => ({
      severity,
      code: Number(errorCode ?? 0),
      line: sourceLocation ? lineAt(sources[sourceLocation.file] ?? '', sourceLocation.start) : 1,
      text: message,
    }))
    const contracts = Object.values(output.contracts ?? {}).flatMap((file) =>
      Object.entries(file).map(([name, { abi, evm, storageLayout }]): [string, Contract] => [
        name,
        { abi, bytecode: evm?.bytecode.object ?? '', layout: storageLayout?.storage ?? [] },
      ]),
    )
    const compiled = { faults, contracts: Object.fromEntries(contracts) }
    const [oldest] = known.size >= MOST_KNOWN ? known.keys() : []
    if (oldest !== undefined) known.delete(oldest)
    known.set(name, compiled)
    return compiled
  }
}
