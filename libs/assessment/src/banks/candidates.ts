import { mulberry32 } from '../engine/chance'
import type { Candidate } from '../engine/select'
import { isCodeKind } from '../tasks/code'
import { drawInstance } from '../tasks/instance'
import { parametersOf } from '../tasks/parameters'
import { rngOf } from '../tasks/rng'
import type { Bank } from './bank'

const known = new WeakMap<Bank, Candidate[]>()

/**
 * What the engine chooses among: the active templates of a bank, by their authors' grades. How many options a template
 * has is the same in each of its instances, so any one tells.
 */
export function candidatesOf(bank: Bank): Candidate[] {
  const before = known.get(bank)
  if (before) return before
  const rng = rngOf(mulberry32(1))
  const candidates = bank.templates
    .filter(({ status }) => status === 'active')
    .map((template): Candidate => {
      const options = drawInstance(template, rng).options?.map(({ text }) => text)
      const item = parametersOf(template, options ? { options } : {})
      const { id, topic, grade, kind } = template
      return { id, topic, grade, code: isCodeKind(kind), item }
    })
  known.set(bank, candidates)
  return candidates
}
