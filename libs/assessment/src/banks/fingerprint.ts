import { createHash } from 'node:crypto'
import { mulberry32 } from '../engine/chance'
import { drawInstance } from '../tasks/instance'
import { rngOf } from '../tasks/rng'
import type { Template } from '../tasks/template'
import type { Bank } from './bank'

/** Instances that stand for all of a template: a change of words or of a key shows in one of them. */
const SEEDS = [1, 2, 3, 4, 5]

function partsOf(template: Template) {
  const { id, revision, kind, topic, grade, nudge = 0, seconds, lang = '', status } = template
  const instances = SEEDS.map((seed) => {
    const { ask, options, key } = drawInstance(template, rngOf(mulberry32(seed)))
    return { ask, options, key }
  })
  return { id, revision, kind, topic, grade, nudge, seconds, lang, status, instances }
}

/**
 * What a version of a bank is: SHA-256, in hexadecimal, over everything that people are shown and graded by. The order in
 * which its templates are listed does not matter.
 */
export function fingerprintOf({ track, version, calibration, shares, templates }: Bank): string {
  const sorted = [...templates].sort((left, right) => (left.id < right.id ? -1 : 1)).map(partsOf)
  const manifest = { track, version, calibration, shares, templates: sorted }
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}
