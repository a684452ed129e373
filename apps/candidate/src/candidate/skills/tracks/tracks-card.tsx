import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { OwnSkill, TrackStanding, TrackView } from '@tryka/domain'
import { Card, CardFoot, CardHead, Heading, Icon, SrOnly, Stack, StatusDot, Text, TextLink } from '@tryka/ui'
import { Link } from '../../../base/address/placed-link'
import { counted } from '../../../base/format/format'
import { sectionPath } from '../../parts/address'
import { trackState } from './track-state'

/** Where Start Assessment leads. */
export const TRACKS_ID = 'tracks'

export interface TracksCardProps {
  tracks: readonly TrackView[]
  standings: readonly TrackStanding[]
  /** The person's own skills, as far as they are no sample. */
  own: readonly OwnSkill[]
}

/** What can be proved by a test, and where this person stands in each. */
export const TracksCard = ({ tracks, standings, own }: TracksCardProps) => (
  <Clip asChild>
    <section aria-labelledby={TRACKS_ID}>
      <CardHead
        action={
          <Text size="sm" tone={3}>
            {counted(tracks.length, 'track')}, {minutesOf(tracks)}
          </Text>
        }
      >
        <h2 id={TRACKS_ID} tabIndex={-1}>
          Start Assessment
        </h2>
      </CardHead>
      <Cells $columns={columnsFor(tracks.length)}>
        {tracks.map((track) => (
          <Cell
            key={track.track}
            track={track}
            standing={standings.find((each) => each.track === track.track)}
            own={own.find(({ skill }) => skill === track.skill)}
          />
        ))}
      </Cells>
      <CardFoot>
        <Text size="xs" tone={3}>
          A result below Beginner is private, costs nothing and lowers nothing.
        </Text>
      </CardFoot>
    </section>
  </Clip>
)

/** Of at most four: as many as leave the last row as full as can be. */
const columnsFor = (count: number): number => Math.ceil(count / Math.ceil(count / 4))

/** Names as one list: only the first begins with a capital, and those that are written so. */
const inOneLine = (names: readonly string[]): string =>
  names
    .map((name, index) =>
      index > 0 && /^.[a-z ]/.test(name) ? name[0]?.toLowerCase() + name.slice(1) : name,
    )
    .join(', ')

function minutesOf(tracks: readonly TrackView[]): string {
  const least = Math.min(...tracks.map(({ minutes }) => minutes.least))
  const most = Math.max(...tracks.map(({ minutes }) => minutes.most))
  return `${least} to ${most} minutes${tracks.length > 1 ? ' each' : ''}`
}

interface CellProps {
  track: TrackView
  standing: TrackStanding | undefined
  own: OwnSkill | undefined
}

function Cell({ track: { track, skill, topics, hasPractice }, standing, own }: CellProps) {
  const [now] = useState(() => Date.now())
  const { status, held, note, link } = trackState({ standing, own, hasPractice, now })
  const about = sectionPath('skills', { track })
  const ways = {
    track: about,
    attempt: sectionPath('skills', { attempt: standing?.openAttempt ?? '' }),
    result: sectionPath('skills', { result: standing?.held ?? '' }),
    practice: sectionPath('skills', { practice: track }),
  }
  return (
    <Place>
      <Stack gap={1}>
        <Heading as="h3" look="h4">
          <Name to={about}>{skill}</Name>
        </Heading>
        <Text size="xs" tone={3}>
          {inOneLine(topics.map(({ name }) => name))}
        </Text>
      </Stack>
      <StatusDot tone={held ? 'satya' : 'open'}>{status}</StatusDot>
      {link ? (
        <TextLink asChild>
          <Link to={ways[link.to]}>
            {link.text}
            <SrOnly>: {skill}</SrOnly>
            <Icon icon={ArrowRight} size="sm" />
          </Link>
        </TextLink>
      ) : (
        <Text size="sm" tone={3}>
          {note}
        </Text>
      )}
    </Place>
  )
}

// The edges of the cells lie on those of the card.
const Clip = styled(Card)`
  overflow: clip;
`
const Cells = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(15rem, calc(100% / ${({ $columns }) => $columns} - 1px))), 1fr)
  );
  margin: 0 -1px -1px 0;
`
const Place = styled.li`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  justify-items: start;
  gap: var(--sp-3);
  margin: -1px 0 0 -1px;
  padding: var(--sp-5);
  border: var(--bw) solid var(--line);
`
const Name = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`
