import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../app-error'

const AT_ONCE = 4
const WAITING = 20

export interface HashCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** 64 MiB, three passes, four lanes. Hashes made with less are replaced at the next sign-in. */
export const HASH_COST: HashCost = { memoryCost: 65_536, timeCost: 3, parallelism: 4 }

const busy = () =>
  new AppError(503, 'BUSY', 'Too many people are signing in right now. Please try again in a moment.', {
    'retry-after': '2',
  })

/** argon2id, a few at a time: each takes 64 MiB, and a flood of sign-ins must not take the machine. */
export class PasswordHasher {
  private running = 0
  private readonly queue: (() => void)[] = []

  constructor(private readonly cost: HashCost = HASH_COST) {}

  hash(password: string): Promise<string> {
    return this.limited(() => hash(password, this.cost))
  }

  verify(passwordHash: string, password: string): Promise<boolean> {
    return this.limited(() => verify(passwordHash, password))
  }

  /** True when the hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost: m, timeCost: t, parallelism: p } = this.cost
    return !passwordHash.startsWith(`$argon2id$v=19$m=${m},t=${t},p=${p}$`)
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.queue.length >= WAITING) throw busy()
      await new Promise<void>((resolve) => this.queue.push(resolve))
    } else this.running++
    try {
      return await work()
    } finally {
      // The place goes to the next in line without becoming free in between.
      const next = this.queue.shift()
      if (next) next()
      else this.running--
    }
  }
}
