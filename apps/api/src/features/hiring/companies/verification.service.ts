import type { EntityManager } from 'typeorm'
import { DAY_MS, LIVE_MARKET_ID, companyStateAt } from '@tryka/domain'
import type { CompanyVerification } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { isDisposableMail, isFreeMail, registrableDomain } from '../../../services/domains/domains'
import type { OtpCaller, OtpService } from '../../../services/otp/otp.service'
import type { Changes } from '../core/change'
import { nothingHere } from '../core/errors'
import type { MemberPlace } from '../core/places'
import { verifiedAt } from './companies.service'
import { disposableMail, freeMail, isHere, notNow, notYet, otherDomain } from './company.errors'
import type { CompanyProofRow } from './company-proof.table'
import { CompanyProofEntity } from './company-proof.table'

/** After so many refusals a company does not try again. */
const REFUSALS = 3
/** States from which the domain can be proven. */
const OPEN = ['unverified', 'refused'] as const

/** `b…n@northwind.com`: enough to know one's own address again. */
const halfHidden = (address: string): string => address.replace(/^(.).*(?=@)/, '$1…')

const SAMPLE: CompanyVerification = {
  state: 'verified',
  domain: '',
  since: new Date(0).toISOString(),
  sentTo: null,
  reason: null,
  againAt: null,
  canProve: false,
}

const againAt = ({ state, stateAt }: CompanyProofRow): string | null =>
  state === 'refused' ? new Date(Date.parse(stateAt) + DAY_MS).toISOString() : null

/** Proves by a code that somebody of the company has a mailbox at its domain; a person decides then. */
export class Verification {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly otp: OtpService,
  ) {}

  /** Sample companies count as verified: there is nothing to prove. */
  async read(place: MemberPlace): Promise<CompanyVerification> {
    if (place.isDemo) return SAMPLE
    return this.view(await this.find(this.db.read, place))
  }

  async send(place: MemberPlace, address: string, binding: string, caller: OtpCaller) {
    const proof = await this.find(this.db.read, place)
    this.refuseUnlessOpen(proof)
    const domain = registrableDomain(address)
    if (domain && isFreeMail(domain)) throw freeMail()
    if (isDisposableMail(address)) throw disposableMail()
    if (domain !== proof.domainKey) throw otherDomain(proof.domain)
    const sent = await this.otp.send({ email: address, purpose: 'company', binding }, caller)
    const { companyId } = proof
    await this.db.write((m) => m.update(CompanyProofEntity, { companyId }, { sentTo: halfHidden(address) }))
    return sent
  }

  /** The right code makes the company wait for a person's decision. */
  async prove(place: MemberPlace, address: string, code: string, binding: string) {
    this.refuseUnlessOpen(await this.find(this.db.read, place))
    const subject = { email: address, purpose: 'company' as const, binding }
    await this.otp.verify(subject, code)
    return this.changes.run(LIVE_MARKET_ID, async (change) => {
      const { manager, at } = change
      const proof = await this.find(manager, place)
      this.refuseUnlessOpen(proof)
      const here = await verifiedAt(manager, proof.domainKey)
      if (here) throw isHere(here.id, here.name)
      if (registrableDomain(address) !== proof.domainKey) throw otherDomain(proof.domain)
      await this.otp.useVerified(manager, subject)
      const next = { state: 'pending', stateAt: at, provenBy: address, version: proof.version + 1 } as const
      await manager.update(CompanyProofEntity, { companyId: proof.companyId }, next)
      change.touch('company', 'team')
      return this.view({ ...proof, ...next })
    })
  }

  private async find(manager: EntityManager, { companyId, isDemo }: MemberPlace): Promise<CompanyProofRow> {
    const proof = isDemo ? null : await manager.findOneBy(CompanyProofEntity, { companyId })
    if (!proof) throw nothingHere('This proof')
    return proof
  }

  private refuseUnlessOpen(proof: CompanyProofRow): void {
    if (!OPEN.some((state) => state === proof.state) || proof.refusals >= REFUSALS) throw notNow()
    const again = againAt(proof)
    if (again && again > this.changes.now().toISOString()) throw notYet(again)
  }

  private view(proof: CompanyProofRow): CompanyVerification {
    const { domain, stateAt: since, sentTo, reason, refusals } = proof
    const state = companyStateAt(proof, this.changes.now().toISOString())
    const again = refusals < REFUSALS ? againAt(proof) : null
    const isOpen = state === 'unverified' || (again !== null && again <= this.changes.now().toISOString())
    return { state, domain, since, sentTo, reason, againAt: again, canProve: isOpen }
  }
}
