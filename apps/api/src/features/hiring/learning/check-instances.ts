import { drawInstance, isCodeKind, seededRng, type Instance } from '@tryka/assessment'
import type { CourseModule } from '@tryka/coach'
import { keyedHash } from '../../../keys'

type Check = CourseModule['checks']['checks'][number]

/** Which question of whom: `n` counts the answers that were given to it before. */
export interface AskedOf {
  candidateId: string
  moduleId: string
  check: Check
  n: number
}

/** A check as it is asked, and what its hint and reasons are this time. */
export interface AskedCheck {
  seed: string
  instance: Instance
  whys: { right: string; wrong: string }
}

/**
 * Instances of checks hang on a key of the server, on the person, and on how often they answered before: nobody foretells
 * one, and one that was answered is not asked again.
 */
export class CheckInstances {
  constructor(private readonly key: Buffer) {}

  seedOf({ candidateId, moduleId, check, n }: AskedOf): string {
    return keyedHash(this.key, 'check', candidateId, moduleId, check.name, String(n))
  }

  ask(asked: AskedOf): AskedCheck {
    const { template } = asked.check
    const seed = this.seedOf(asked)
    const rng = () =>
      seededRng({
        key: this.key.toString('base64url'),
        attempt: seed,
        seq: asked.n,
        template: template.id,
        revision: template.revision,
      })
    return { seed, instance: drawInstance(template, rng()), whys: asked.check.why(template.params(rng())) }
  }
}

export const isTask = ({ template }: Check): boolean => isCodeKind(template.kind)
