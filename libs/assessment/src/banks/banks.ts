import { APPLICATION_SECURITY_BANK } from './application-security/bank'
import type { Bank } from './bank'
import { MACHINE_LEARNING_BANK } from './machine-learning/bank'
import { SQL_BANK } from './sql/bank'

/** Every bank, whole or not. */
export const BANKS: readonly Bank[] = [APPLICATION_SECURITY_BANK, MACHINE_LEARNING_BANK, SQL_BANK]
