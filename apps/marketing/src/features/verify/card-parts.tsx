import { styled } from 'styled-components'
import type { CredentialFacts, Verdict } from '@tryka/credentials'
import { Badge, CopyButton, Hallmark } from '@tryka/ui'
import { CertificateRows, grouped, Hash } from '../../base/credential/certificate'
import type { Withdrawn } from './withdrawn'
import { shortDay } from './words'

/** The hallmark is for what counts today; all else has a badge. */
export function Sign({ verdict, isLearned = false }: { verdict: Verdict; isLearned?: boolean }) {
  // A seal is for what was measured.
  if (verdict === 'valid' && isLearned) return <Large tone="dashed">Completion</Large>
  if (verdict === 'valid') return <Hallmark size="lg">Verified</Hallmark>
  const [tone, word] = SIGNS[verdict]
  return <Large tone={tone}>{word}</Large>
}
const SIGNS = {
  'not-genuine': ['danger', 'Not genuine'],
  revoked: ['danger', 'Revoked'],
  expired: ['dashed', 'Expired'],
  demonstration: ['dashed', 'Demonstration'],
  'cannot-tell': ['dashed', 'Not known'],
} as const

/** Its entry of the public log, where that is known. */
export const EntryRow = ({ leafHash }: Pick<CredentialFacts, 'leafHash'>) =>
  leafHash === undefined ? null : (
    <div>
      <dt>Entry</dt>
      <Hash>{grouped(leafHash)}</Hash>
      <dd>
        <CopyButton text={leafHash} variant="soft" />
      </dd>
    </div>
  )

const COUNT = new Intl.NumberFormat('en-US')

/** Of what was revoked only that is left to say. */
export const WithdrawnRows = ({ facts, withdrawn }: { facts: CredentialFacts; withdrawn: Withdrawn }) => (
  <CertificateRows>
    <div>
      <dt>Issued</dt>
      <dd>{shortDay(facts.validFrom)}</dd>
    </div>
    <div>
      <dt>Revoked</dt>
      <dd>{withdrawn.day}</dd>
    </div>
    <div>
      <dt>Reason</dt>
      <dd>{withdrawn.reason}</dd>
    </div>
    <div>
      <dt>Entry</dt>
      <dd>
        {facts.leafIndex !== undefined && `Issued as ${COUNT.format(facts.leafIndex)}, `}revoked as{' '}
        {COUNT.format(withdrawn.entry)}
      </dd>
    </div>
  </CertificateRows>
)

const Large = styled(Badge)`
  min-height: 2rem;
  padding-inline: 0.75rem;
  font-size: var(--fs-3);
`
