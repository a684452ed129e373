import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import {
  listCredentials,
  type OwnCredential,
  type TrackStanding,
  type TrackView,
  type VerifiedSkill,
} from '@tryka/domain'
import { useRead } from '../../base/calls/calls'
import { ProofRow, type Proof } from './proof-row'
import { SkillCard } from './skill-card'

export interface VerifiedSkillsProps {
  skills: readonly VerifiedSkill[]
  /** What can be proved by a test, and where this person stands in each. */
  tracks: readonly TrackView[]
  standings: readonly TrackStanding[]
  /** Of a demo: they prove nothing of a real person. */
  isSample: boolean
}

/** What is proved: what others see, and what only this person sees. */
export function VerifiedSkills({ skills, tracks, standings, isSample }: VerifiedSkillsProps) {
  const [now] = useState(() => Date.now())
  const held = useRead(listCredentials, {}, { enabled: !isSample }).data?.items ?? []
  const proofs = [
    ...skills.map((own) => ofSkill(own, { tracks, standings, isSample, held })),
    ...keptPrivate({ skills, tracks, standings, held }),
  ]
  return (
    <SkillCard
      title="Verified skills"
      empty={
        proofs.length === 0
          ? {
              icon: BadgeCheck,
              title: 'No verified skills yet',
              text: 'Levels that you are awarded appear here.',
            }
          : undefined
      }
    >
      {proofs.map((proof) => (
        <ProofRow key={proof.key} proof={proof} now={now} />
      ))}
    </SkillCard>
  )
}

interface Known extends Omit<VerifiedSkillsProps, 'skills'> {
  /** What was issued for results; empty until it is known. */
  held: readonly OwnCredential[]
}

function ofSkill(own: VerifiedSkill, { tracks, standings, isSample, held }: Known): Proof {
  const track = tracks.find(({ skill }) => skill === own.skill)?.track
  const proved = standings.find((each) => each.track === track)?.proved
  const credential = held.find(({ id }) => id === own.credentialId)
  const level = own.awarded ?? own.level
  return {
    key: own.id,
    skill: own.skill,
    kind: isSample ? 'sample' : own.credentialId === null ? 'shared' : credential?.visibility,
    level,
    claim: own.claimed && own.level > level ? own.level : null,
    provedAt: own.date,
    expiresAt: own.expiresAt,
    track,
    // One that is private is another one than what others see.
    result: restsOn(proved, credential) && proved?.level === level ? proved : null,
    credential: credential?.state === 'active' ? credential : undefined,
    percent: own.score,
    sampleUrl: own.sampleUrl,
  }
}

/** A result from before credentials were issued says itself whether it is shared. */
const restsOn = (
  proved: TrackStanding['proved'] | undefined,
  credential: OwnCredential | undefined,
): boolean => (credential ? credential.attemptId === proved?.id : proved?.share === true)

/** Proved to their owner alone, beside what others see of the skill; to everybody else the skill is a plain claim. */
const keptPrivate = ({
  skills,
  tracks,
  standings,
  held,
}: Pick<VerifiedSkillsProps, 'skills' | 'tracks' | 'standings'> & Pick<Known, 'held'>): Proof[] =>
  standings.flatMap(({ track, proved }) => {
    const skill = tracks.find((each) => each.track === track)?.skill
    const credential = held.find(({ attemptId }) => attemptId === proved?.id)
    const isShown = skills.some(({ credentialId }) => credential && credentialId === credential.id)
    if (!proved || proved.share || skill === undefined || isShown) return []
    const { id, level, endedAt, expiresAt } = proved
    return [
      {
        key: id,
        skill,
        kind: 'private',
        level,
        claim: null,
        provedAt: endedAt,
        expiresAt,
        track,
        result: proved,
        credential: credential?.state === 'active' ? credential : undefined,
        percent: null,
        sampleUrl: null,
      },
    ]
  })
