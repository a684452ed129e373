import { mulberry32 } from '../engine/chance'
import type { Candidate } from '../engine/select'
import { isCodeKind } from '../tasks/code'
import { drawInstance } from '../tasks/instance'
import { parametersOf } from '../tasks/parameters'
import { rngOf } from '../tasks/rng'
import type { TemplateState } from '../tasks/template'
import type { Bank } from './bank'

type Offer = Record<'active' | 'pilot', Candidate[]>

const known = new WeakMap<Bank, Offer>()

/** What the engine chooses among: the active templates of a bank, by their authors' grades. */
export const candidatesOf = (bank: Bank): Candidate[] => offerOf(bank).active

/** Templates that are tried out on people and count for nothing. */
export const pilotsOf = (bank: Bank): Candidate[] => offerOf(bank).pilot

/** How many options a template has is the same in each of its instances, so any one tells. */
function offerOf(bank: Bank): Offer {
  const before = known.get(bank)
  if (before) return before
  const offer = { active: withStatus(bank, 'active'), pilot: withStatus(bank, 'pilot') }
  known.set(bank, offer)
  return offer
}

function withStatus(bank: Bank, wanted: TemplateState): Candidate[] {
  const rng = rngOf(mulberry32(1))
  return bank.templates
    .filter(({ status }) => status === wanted)
    .map((template): Candidate => {
      const options = drawInstance(template, rng).options?.map(({ text }) => text)
      const item = parametersOf(template, options ? { options } : {})
      const { id, topic, grade, kind } = template
      return { id, topic, grade, code: isCodeKind(kind), item }
    })
}
