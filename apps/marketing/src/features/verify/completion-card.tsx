import { styled } from 'styled-components'
import type { CompletionFacts, CredentialFacts, Verdict } from '@tryka/credentials'
import { COMPLETION_WORDS } from '@tryka/domain'
import { Heading, media, Text } from '@tryka/ui'
import {
  Certificate,
  CertificateBody,
  CertificateRows,
  CertificateTop,
  CertificateWords,
} from '../../base/credential/certificate'
import { EntryRow, Sign, WithdrawnRows } from './card-parts'
import type { Withdrawn } from './withdrawn'
import { shortDay } from './words'

interface CompletionCardProps {
  facts: CredentialFacts
  completion: CompletionFacts[]
  verdict: Verdict
  withdrawn: Withdrawn | undefined
}

/** A certificate of completion as it says itself: what was passed and when, no level, no score and no seal. */
export function CompletionCard({ facts, completion, verdict, withdrawn }: CompletionCardProps) {
  const { skill, holderName, earnedAt, validFrom, leafHash } = facts
  const [path, ...modules] = completion
  const counts = !['not-genuine', 'revoked'].includes(verdict)
  return (
    <Certificate>
      <CertificateTop>
        <CertificateWords $void={!counts}>
          <div>
            <Sign verdict={verdict} isLearned />
          </div>
          <div>
            <Heading as="h2" look="title">
              {skill}
            </Heading>
            <Text>
              {COMPLETION_WORDS}, {holderName ? `held by ${holderName}` : 'holder not named'}
            </Text>
          </div>
        </CertificateWords>
      </CertificateTop>
      {counts && modules.length > 0 && (
        <CertificateBody>
          <Modules aria-label="Modules">
            {modules.map(({ title, words }) => (
              <li key={title}>
                <b>{title}</b>
                <span>{words}</span>
              </li>
            ))}
          </Modules>
        </CertificateBody>
      )}
      {withdrawn ? (
        <WithdrawnRows facts={facts} withdrawn={withdrawn} />
      ) : (
        <CertificateRows>
          <div>
            <dt>Completed</dt>
            <dd>{shortDay(earnedAt ?? validFrom)}</dd>
          </div>
          {path?.words && (
            <div>
              <dt>How</dt>
              <dd>{path.words}</dd>
            </div>
          )}
          <div>
            <dt>Valid</dt>
            <dd>without an end</dd>
          </div>
          {holderName && (
            <div>
              <dt>Name</dt>
              <dd>Added by the holder, not checked</dd>
            </div>
          )}
          <EntryRow leafHash={leafHash} />
        </CertificateRows>
      )}
    </Certificate>
  )
}

const Modules = styled.ol`
  display: grid;
  gap: var(--sp-3);
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--sp-4);
    ${media.card} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  span {
    font-size: var(--fs-3);
    color: var(--text-2);
  }
`
