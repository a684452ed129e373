import { APPLICATION_SECURITY_BANK } from './application-security/bank'
import type { Bank } from './bank'
import { MACHINE_LEARNING_BANK } from './machine-learning/bank'
import { SOLIDITY_BANK } from './solidity/bank'
import { SQL_BANK } from './sql/bank'
import { TYPESCRIPT_BANK } from './typescript/bank'

/**
 * The banks that are given out. A whole one is offered by itself, so one that still lacks its practice set or its second
 * reader does not stand here.
 */
export const BANKS: readonly Bank[] = [
  APPLICATION_SECURITY_BANK,
  MACHINE_LEARNING_BANK,
  SOLIDITY_BANK,
  SQL_BANK,
  TYPESCRIPT_BANK,
]
