/** Of an account that was erased nothing but the domain is left. */
export const proverOf = (address: string): string =>
  address.startsWith('@') ? `somebody at ${address.slice(1)} who is erased` : address
