import { styled } from 'styled-components'
import { SKILL_LEVELS } from '@tryka/domain'
import type { CredentialFacts, Verdict } from '@tryka/credentials'
import { Badge, CopyButton, Hallmark, Heading, Text } from '@tryka/ui'
import { BadgePicture } from '../../base/credential/badge-picture'
import {
  Certificate,
  CertificateBody,
  CertificateRows,
  CertificateScore,
  CertificateTop,
  CertificateWords,
  grouped,
  Hash,
} from '../../base/credential/certificate'
import { Levels } from './levels'
import { Scale } from './scale'
import type { Withdrawn } from './withdrawn'
import { shortDay } from './words'

interface CredentialCardProps {
  facts: CredentialFacts
  verdict: Verdict
  /** Of a revoked one, where the log says it. */
  withdrawn: Withdrawn | undefined
}

/** What 80 % of such answers stand for: 1.2816 standard errors to either side. */
const HALF = 1.2816

/** The credential as it says itself; whether that is true stands above and beside it. */
export function CredentialCard({ facts, verdict, withdrawn }: CredentialCardProps) {
  const { score, standardError, level, likelihoods } = facts
  const range = score !== undefined && standardError !== undefined
  const low = range ? Math.max(200, Math.round(score - HALF * standardError)) : 0
  const high = range ? Math.min(800, Math.round(score + HALF * standardError)) : 0
  const counts = !['not-genuine', 'revoked'].includes(verdict)
  return (
    <Certificate>
      <CertificateTop>
        <CertificateWords $void={!counts}>
          <div>
            <Sign verdict={verdict} />
          </div>
          <div>
            <Heading as="h2" look="title">
              {facts.skill}
            </Heading>
            <Text>
              {facts.levelName ?? 'No level'},{' '}
              {facts.holderName ? `held by ${facts.holderName}` : 'holder not named'}
            </Text>
          </div>
          {range && (
            <CertificateScore>
              <b data-score="">{score}</b>likely {low} to {high}
            </CertificateScore>
          )}
        </CertificateWords>
        <BadgePicture faded={!counts || verdict === 'expired'} />
      </CertificateTop>
      {counts && (range || likelihoods) && (
        <CertificateBody>
          {range && <Scale score={score} interval={{ low, high }} />}
          {likelihoods && level !== undefined && SKILL_LEVELS.some((each) => each === level) && (
            <Levels likelihoods={likelihoods} level={level} />
          )}
        </CertificateBody>
      )}
      {withdrawn ? <WithdrawnRows facts={facts} withdrawn={withdrawn} /> : <FactRows facts={facts} />}
    </Certificate>
  )
}

/** The hallmark is for what counts today; all else has a badge. */
function Sign({ verdict }: { verdict: Verdict }) {
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

const SUPERVISION: Readonly<Record<string, string>> = {
  unsupervised: 'unsupervised',
  'live-rechecked': 'with five tasks repeated in a call',
}
const CALIBRATION: Readonly<Record<string, string>> = {
  provisional: 'Provisional, so the range is wider',
  checked: 'Half of them checked against answers',
  calibrated: 'Calibrated against answers',
}

function FactRows({ facts }: { facts: CredentialFacts }) {
  const { tasks, supervision, calibration, earnedAt, validFrom, validUntil, holderName, leafHash } = facts
  const how = [
    shortDay(earnedAt ?? validFrom),
    tasks === undefined ? '' : `${tasks} tasks`,
    SUPERVISION[supervision ?? ''] ?? '',
  ]
  return (
    <CertificateRows>
      <div>
        <dt>Taken</dt>
        <dd>{how.filter(Boolean).join(', ')}</dd>
      </div>
      {calibration && (
        <div>
          <dt>Difficulties</dt>
          <dd>{CALIBRATION[calibration] ?? calibration}</dd>
        </div>
      )}
      <div>
        <dt>Valid</dt>
        <dd>{validUntil ? `until ${shortDay(validUntil)}` : 'without an end'}</dd>
      </div>
      {holderName && (
        <div>
          <dt>Name</dt>
          <dd>Added by the holder, not checked</dd>
        </div>
      )}
      {leafHash && (
        <div>
          <dt>Entry</dt>
          <Hash>{grouped(leafHash)}</Hash>
          <dd>
            <CopyButton text={leafHash} variant="soft" />
          </dd>
        </div>
      )}
    </CertificateRows>
  )
}

const COUNT = new Intl.NumberFormat('en-US')

/** Of what was revoked only that is left to say. */
const WithdrawnRows = ({ facts, withdrawn }: { facts: CredentialFacts; withdrawn: Withdrawn }) => (
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
