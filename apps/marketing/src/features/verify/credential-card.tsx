import { SKILL_LEVELS } from '@tryka/domain'
import type { CredentialFacts, Verdict } from '@tryka/credentials'
import { Heading, Text } from '@tryka/ui'
import { BadgePicture } from '../../base/credential/badge-picture'
import {
  Certificate,
  CertificateBody,
  CertificateRows,
  CertificateScore,
  CertificateTop,
  CertificateWords,
} from '../../base/credential/certificate'
import { CompletionCard } from './completion-card'
import { Levels } from './levels'
import { Scale } from './scale'
import { EntryRow, Sign, WithdrawnRows } from './card-parts'
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
  if (facts.completion)
    return <CompletionCard facts={facts} completion={facts.completion} {...{ verdict, withdrawn }} />
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
      <EntryRow leafHash={leafHash} />
    </CertificateRows>
  )
}
