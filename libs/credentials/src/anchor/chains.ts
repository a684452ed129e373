/** Chains by their number (EIP-155), as people call them. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'OP Mainnet',
  100: 'Gnosis',
  137: 'Polygon',
  8453: 'Base',
  17000: 'Holesky, a test network',
  560048: 'Hoodi, a test network',
  11155111: 'Sepolia, a test network',
}

/** What a chain is called; of one that nobody told us of, its number. */
export const chainName = (id: number): string => NAMES[id] ?? `chain ${id}`
