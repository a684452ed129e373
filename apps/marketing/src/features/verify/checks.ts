import type { CheckId } from '@tryka/credentials'

/** All checks in their order, said here so that the page need not wait for the code that makes them. */
export const CHECKS: readonly CheckId[] = [
  'format',
  'contexts',
  'issuer',
  'signature-jcs',
  'signature-rdfc',
  'dates',
  'status',
  'log-inclusion',
  'checkpoint',
  'witnesses',
  'key-time',
  'anchor',
  'holder',
]
