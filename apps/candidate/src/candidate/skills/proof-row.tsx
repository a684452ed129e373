import { ArrowUpRight, EyeOff } from 'lucide-react'
import { styled } from 'styled-components'
import {
  SKILL_LEVEL_NAMES,
  type OwnCredential,
  type SkillLevel,
  type TrackSlug,
  type TrackStanding,
} from '@tryka/domain'
import { Badge, ButtonLink, Hallmark, Heading, Icon, media, Row, SrOnly, Text } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { counted, formatDate } from '../../base/format/format'
import { sectionPath } from '../parts/address'
import { ShareMenu } from './credentials/share-menu'
import { Likely } from './result/likely'
import { renewalDays } from './tracks/track-state'

/** A level that was awarded, and what is known of it. */
export interface Proof {
  key: string
  skill: string
  /** Unknown until it is read what was issued. */
  kind: 'shared' | 'private' | 'sample' | undefined
  level: SkillLevel
  /** What the person says, where that is more. */
  claim: SkillLevel | null
  provedAt: string | null
  expiresAt: string | null
  track: TrackSlug | undefined
  /** The result on which it rests. */
  result: TrackStanding['proved']
  /** What anybody checks it by; issued with the result. */
  credential: OwnCredential | undefined
  /** Of a sample, which has no result. */
  percent: number | null
  /** Where a sample is checked. */
  sampleUrl: string | null
}

/** Score first, then the name, then what it rests on. */
export function ProofRow({ proof, now }: { proof: Proof; now: number }) {
  const { skill, kind, level, claim, provedAt, expiresAt, track, result, credential, percent, sampleUrl } =
    proof
  const left = renewalDays(expiresAt, now)
  return (
    <Line>
      <Score>
        {result ? (
          <>
            <b>{result.score}</b>
            <span>
              likely {result.interval.low}–{result.interval.high}
            </span>
          </>
        ) : (
          percent !== null && (
            <>
              <b>{percent}%</b>
              <span>score</span>
            </>
          )
        )}
      </Score>
      <Main>
        <Name>
          <Heading as="h3" look="h4">
            {skill}
          </Heading>
          <Mark kind={kind} />
        </Name>
        <Text size="sm">
          {SKILL_LEVEL_NAMES[level]}
          {provedAt && `, verified ${formatDate(provedAt)}`}
          {expiresAt && `, valid until ${formatDate(expiresAt)}`}
          {left !== null && (
            <>
              , <b>{counted(left, 'day')} left</b>
            </>
          )}
          {claim !== null && `. You say ${SKILL_LEVEL_NAMES[claim]}`}
          {kind === 'private' && '. Employers see a plain claim'}
        </Text>
        {result && <Likely likelihoods={result.likelihoods} level={result.level} />}
        {credential && <Text size="sm">{credential.recorded}</Text>}
      </Main>
      {result && (
        <Row gap={2} wrap>
          {left !== null && track && (
            <ButtonLink asChild variant="secondary" size="sm">
              <Link to={sectionPath('skills', { track })}>
                Renew<SrOnly>: {skill}</SrOnly>
              </Link>
            </ButtonLink>
          )}
          <ButtonLink asChild variant="secondary" size="sm">
            <Link to={sectionPath('skills', { result: result.id })}>
              See the result<SrOnly>: {skill}</SrOnly>
            </Link>
          </ButtonLink>
          {credential && <ShareMenu credential={credential} />}
        </Row>
      )}
      {sampleUrl && (
        <Row>
          <ButtonLink
            variant="secondary"
            size="sm"
            href={sampleUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            Check it<SrOnly>: {skill} (opens in a new tab)</SrOnly>
            <Icon icon={ArrowUpRight} size="sm" />
          </ButtonLink>
        </Row>
      )}
    </Line>
  )
}

const Mark = ({ kind }: Pick<Proof, 'kind'>) => {
  if (kind === 'sample') return <Badge tone="dashed">Sample</Badge>
  if (kind === 'shared') return <Hallmark>Verified</Hallmark>
  if (kind === undefined) return null
  return (
    <Badge tone="outline" icon={EyeOff}>
      Private
    </Badge>
  )
}

const Line = styled.li`
  display: grid;
  position: relative;
  grid-template-columns: 6.5rem minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--sp-3) var(--sp-5);
  padding: var(--sp-5);

  & + & {
    border-top: var(--bw) solid var(--line);
  }
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Score = styled.div`
  display: grid;
  gap: 0.25rem;
  font-size: var(--fs-2);
  line-height: 1.35;
  color: var(--text-3);

  b {
    font: var(--fw-display) 2rem/1 var(--font-display);
    font-stretch: 106%;
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -0.015em;
    color: var(--text);
  }
  ${media.form} {
    position: absolute;
    top: var(--sp-5);
    right: var(--sp-5);
    text-align: right;

    b {
      font-size: 1.5rem;
    }
  }
`
const Main = styled.div`
  display: grid;
  gap: var(--sp-2);
  min-width: 0;
  ${media.form} {
    > :not(ul) {
      padding-right: 6.5rem;
    }
  }
`
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem var(--sp-3);
  overflow-wrap: anywhere;
`
