/**
 * The fingerprint of every version of a bank that people could take, the newest last. A line is never changed: whatever
 * changes in a bank that is offered makes a new version and a new line, for attempts say which version they had.
 */
export const FROZEN: Readonly<Record<string, readonly { version: string; sha256: string }[]>> = {
  'application-security': [
    { version: '2026.1', sha256: 'd73b927cf6b9b0b7c2d842564e6fc4107ae655a87cbcaefac678c7f954e8878d' },
  ],
  'machine-learning': [
    { version: '2026.1', sha256: '0fffd7cca9107855c8acaf8ca607bc011b853bdbd826748005104c8db9e84003' },
  ],
  solidity: [
    { version: '2026.1', sha256: 'f1d5017a59c362c8b006d9b2aba6db72fba244311544a77cda6a8ce96d38fe9a' },
  ],
  sql: [{ version: '2026.1', sha256: 'e84ee16ca033eaaef1c5e279afe10eb44fd3762e7a5d43ebaa93b43ae40e98d1' }],
  typescript: [
    { version: '2026.1', sha256: 'ff14c965a77a9e6d4012d2d783497f76465b3b6f1d73193ff1c2855e1a9b59ea' },
  ],
}
