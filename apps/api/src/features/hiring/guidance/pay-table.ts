import { rolesNamed } from '@tryka/coach'
import type { Currency, PayGroup, PayPeriod } from '@tryka/domain'
import { payRange, PAY_PER_COMPANY } from '@tryka/domain'

/** A posting as the figures of a market read it. */
export interface PricedPosting {
  companyId: string
  title: string
  skills: readonly string[]
  /** `Remote`, or a metro area; null where it has neither. */
  place: string | null
  currency: Currency | null
  period: PayPeriod | null
  min: number | null
  max: number | null
  postedAt: string
}

interface Offer {
  companyId: string
  min: number
  max: number
  postedAt: string
}

interface Group extends Pick<PayGroup, 'place' | 'currency' | 'period'> {
  byCompany: Map<string, Offer[]>
}

const newestFirst = (a: Offer, b: Offer): number => (a.postedAt < b.postedAt ? 1 : -1)

/** Of each company in a group only the newest are kept. */
function keep({ byCompany }: Group, offer: Offer): void {
  const own = [...(byCompany.get(offer.companyId) ?? []), offer].sort(newestFirst)
  byCompany.set(offer.companyId, own.slice(0, PAY_PER_COMPANY))
}

const ofSkill = (skill: string): string => `skill ${skill}`
const ofRole = (role: string): string => `role ${role}`

/** What postings offer, by skill and role, place, currency and period. Grows posting by posting. */
export class PayTable {
  private readonly groups = new Map<string, Map<string, Group>>()

  add({ companyId, title, skills, place, currency, period, min, max, postedAt }: PricedPosting): void {
    if (place === null || currency === null || period === null || min === null || max === null) return
    for (const about of [...new Set(skills.map(ofSkill)), ...rolesNamed(title).map(ofRole)]) {
      const groups = this.groups.get(about) ?? new Map<string, Group>()
      this.groups.set(about, groups)
      const key = `${place} ${currency} ${period}`
      const group = groups.get(key) ?? { place, currency, period, byCompany: new Map<string, Offer[]>() }
      groups.set(key, group)
      keep(group, { companyId, min, max, postedAt })
    }
  }

  /** Groups of one skill or role, those with most postings first. */
  of(kind: 'skill' | 'role', name: string): PayGroup[] {
    const groups = [...(this.groups.get(kind === 'skill' ? ofSkill(name) : ofRole(name))?.values() ?? [])]
    return groups
      .map(({ place, currency, period, byCompany }): PayGroup => {
        const found = payRange([...byCompany.values()].flat().sort(newestFirst))
        return 'tooFew' in found
          ? { place, currency, period, range: null, tooFew: found.tooFew }
          : { place, currency, period, range: found, tooFew: null }
      })
      .sort((a, b) => countOf(b) - countOf(a) || (a.place < b.place ? -1 : 1))
  }
}

const countOf = ({ range, tooFew }: PayGroup): number => range?.postings ?? tooFew ?? 0
