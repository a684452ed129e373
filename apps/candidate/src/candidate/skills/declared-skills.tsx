import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { addOwnSkill, removeOwnSkill, SKILL_LEVEL_NAMES, type OwnSkill, type TrackView } from '@tryka/domain'
import { Badge, Button, ButtonLink, Icon, Row, RowItem, SrOnly, Text } from '@tryka/ui'
import { Link } from '../../base/address/placed-link'
import { useChange } from '../../base/calls/calls'
import { sectionPath } from '../parts/address'
import { RowLine } from '../parts/rows'
import { SkillCard } from './skill-card'
import { WishButton } from './wish-button'

export interface DeclaredSkillsProps {
  skills: readonly OwnSkill[]
  /** What can be proved by a test now; undefined until it is known. */
  tracks: readonly TrackView[] | undefined
  /** Skills for which a test was asked for. */
  wishes: readonly string[]
  onAdd: () => void
}

/** Skills without a proof now: claimed, run out, taken back or not passed. */
export function DeclaredSkills({ skills, tracks, wishes, onAdd }: DeclaredSkillsProps) {
  const [removed, setRemoved] = useState<OwnSkill>()
  const isGone = removed && !skills.some(({ skill }) => skill === removed.skill)
  return (
    <SkillCard
      title="Declared skills"
      action={
        <Button variant="soft" size="sm" onClick={onAdd}>
          <Icon icon={Plus} size="sm" />
          Add skill
        </Button>
      }
      foot={
        tracks && skills.some(({ skill }) => !tracks.some((each) => each.skill === skill))
          ? 'Asking for an assessment is counted once, and promises none.'
          : undefined
      }
      empty={
        skills.length === 0 && !isGone
          ? {
              icon: Plus,
              title: 'No declared skills',
              text: 'Skills that you add without a proof appear here.',
            }
          : undefined
      }
    >
      {skills.map((skill) => (
        <DeclaredSkill
          key={skill.id}
          skill={skill}
          track={tracks?.find((each) => each.skill === skill.skill) ?? (tracks && null)}
          asked={wishes.includes(skill.skill)}
          onRemoved={() => setRemoved(skill)}
        />
      ))}
      {isGone && <Removed key={removed.skill} skill={removed} onDone={() => setRemoved(undefined)} />}
    </SkillCard>
  )
}

/** Takes a removal back, where the skill stood; the focus waits here, because its row is gone. */
function Removed({ skill: { skill, level }, onDone }: { skill: OwnSkill; onDone: () => void }) {
  const undo = useChange(
    (api) => api.call(addOwnSkill, { body: { skill, level } }),
    { done: () => `${skill} is back`, failed: 'The skill could not be brought back. Try again.' },
    onDone,
  )
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <RowItem>
      <RowLine>
        <Text size="sm">{skill} is removed; matches no longer count it.</Text>
        <Button
          ref={button}
          variant="secondary"
          size="sm"
          busy={undo.isPending}
          busyLabel="Bringing back…"
          onClick={() => undo.mutate()}
        >
          Undo<SrOnly>: {skill}</SrOnly>
        </Button>
      </RowLine>
    </RowItem>
  )
}

interface DeclaredSkillProps {
  skill: OwnSkill
  /** Null where there is none; undefined until it is known. */
  track: TrackView | null | undefined
  asked: boolean
  /** Only what was declared with a level can be declared again as it was. */
  onRemoved: () => void
}

function DeclaredSkill({ skill, track, asked, onRemoved }: DeclaredSkillProps) {
  const remove = useChange(
    (api, id: string) => api.call(removeOwnSkill, { params: { id } }),
    { done: () => `${skill.skill} removed`, failed: 'The skill could not be removed. Try again.' },
    () => skill.claimed && skill.state === 'unverified' && onRemoved(),
  )
  return (
    <RowItem>
      <RowLine>
        <div>
          <b>{skill.skill}</b>
          <Text size="sm">
            {skill.claimed ? SKILL_LEVEL_NAMES[skill.level] : 'No level stated'}
            {track === null && '. No assessment yet'}
          </Text>
        </div>
        <Row gap={2} wrap>
          {skill.state !== 'unverified' && <Badge tone="dashed">{skill.state}</Badge>}
          {track && (
            <ButtonLink asChild variant="secondary" size="sm">
              <Link to={sectionPath('skills', { track: track.track })}>
                {skill.state === 'Expired' ? 'Renew' : 'Verify'}
                <SrOnly>: {skill.skill}</SrOnly>
              </Link>
            </ButtonLink>
          )}
          {track === null && <WishButton skill={skill.skill} asked={asked} />}
          {skill.canRemove && (
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              label={`Remove ${skill.skill}`}
              busy={remove.isPending}
              onClick={() => remove.mutate(skill.id)}
            >
              <Icon icon={Trash2} size="sm" />
            </Button>
          )}
        </Row>
      </RowLine>
    </RowItem>
  )
}
