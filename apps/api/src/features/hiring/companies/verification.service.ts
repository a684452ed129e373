import type { CompanyVerification } from '@tryka/domain'
import { LIVE_MARKET_ID } from '@tryka/domain'
import type { Database } from '../../../db/database'
import { isDisposableMail, isFreeMail, registrableDomain } from '../../../services/domains/domains'
import type { OtpCaller, OtpService } from '../../../services/otp/otp.service'
import type { Changes } from '../core/change'
import type { MemberPlace } from '../core/places'
import { disposableMail, freeMail, otherDomain } from './company.errors'
import { CompanyProofEntity } from './company-proof.table'
import { findChallenge } from './domain-challenges'
import {
  SAMPLE,
  domainToProve,
  findProof,
  refuseUnlessOpen,
  verificationOf,
  waitForDecision,
} from './verification-view'

/** `b…n@northwind.com`: enough to know one's own address again. */
const halfHidden = (address: string): string => address.replace(/^(.).*(?=@)/, '$1…')

/** Proves by a code that somebody of the company has a mailbox at its domain; a person decides then. */
export class Verification {
  constructor(
    private readonly db: Database,
    private readonly changes: Changes,
    private readonly otp: OtpService,
  ) {}

  async read(place: MemberPlace): Promise<CompanyVerification> {
    if (place.isDemo) return SAMPLE
    const { read } = this.db
    const challenge = await findChallenge(read, place.companyId)
    return verificationOf(await findProof(read, place), challenge, this.changes.now())
  }

  async send(place: MemberPlace, address: string, binding: string, caller: OtpCaller) {
    const proof = await findProof(this.db.read, place)
    refuseUnlessOpen(proof, this.changes.now())
    const domain = registrableDomain(address)
    if (domain && isFreeMail(domain)) throw freeMail()
    if (isDisposableMail(address)) throw disposableMail()
    if (domain !== domainToProve(proof)) throw otherDomain(domainToProve(proof))
    const sent = await this.otp.send({ email: address, purpose: 'company', binding }, caller)
    const { companyId } = proof
    await this.db.write((m) => m.update(CompanyProofEntity, { companyId }, { sentTo: halfHidden(address) }))
    return sent
  }

  /** The right code makes the company wait for a person's decision. */
  async prove(place: MemberPlace, address: string, code: string, binding: string) {
    refuseUnlessOpen(await findProof(this.db.read, place), this.changes.now())
    const subject = { email: address, purpose: 'company' as const, binding }
    await this.otp.verify(subject, code)
    return this.changes.run(LIVE_MARKET_ID, { company: place.companyId }, async (change) => {
      const { manager, now } = change
      const proof = await findProof(manager, place)
      const domain = domainToProve(proof)
      if (registrableDomain(address) !== domain) throw otherDomain(domain)
      const proven = await waitForDecision(change, proof, { address, accountId: place.accountId })
      await this.otp.useVerified(manager, subject)
      return verificationOf(proven, await findChallenge(manager, proof.companyId), now)
    })
  }
}
