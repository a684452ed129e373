import type { EntityManager } from 'typeorm'
import { ALWAYS } from '@tryka/domain'
import type { Rendered } from '../outbox/letters'
import { dropped } from '../outbox/letters'
import type { Message } from '../outbox/queue'
import type { AccessRequests } from '../admissions/access-requests'
import type { AdmissionRow } from '../admissions/admission.entity'
import { AdmissionEntity } from '../admissions/admission.entity'
import { invitationLetter } from '../admissions/invitation.mail'
import type { InvitationTokens } from '../admissions/invitation-token'

/** The data of a row whose template is `admission`: the link itself is made with the letter. */
interface AdmissionData {
  admissionId: string
  /** Of several sendings the last one works. */
  version: number
}

export const ADMISSION_TEMPLATE = 'admission'

/** The mail of an invitation, the first and each that comes anew, for the outbox. */
export const admissionMessage = ({ id, version, email, expiresAt }: AdmissionRow): Message => ({
  template: ADMISSION_TEMPLATE,
  data: { admissionId: id, version } satisfies AdmissionData,
  to: { address: email },
  kind: ALWAYS,
  dedup: `admission:${id}:${version}`,
  expiresAt,
})

/** The mail with the link, as long as it is the last one and opens anything. */
export async function admissionLetter(
  manager: EntityManager,
  data: object,
  { requests, tokens, now }: { requests: AccessRequests; tokens: InvitationTokens; now: Date },
): Promise<Rendered> {
  const { admissionId: id, version } = data as AdmissionData
  const row = await manager.findOneBy(AdmissionEntity, { id })
  if (row?.state !== 'sent' || row.expiresAt <= now.toISOString()) return dropped('the invitation is over')
  if (row.version !== version) return dropped('sent anew')
  const { token, tokenHash } = tokens.ofVersion(row)
  if (tokenHash !== row.tokenHash) return dropped('its link was made with another key')
  const request = await requests.find(manager, row.emailKey)
  return { letter: invitationLetter({ request, endsAt: row.expiresAt, token }, '') }
}
