import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, ScanSearch } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate } from 'react-router-dom'
import {
  Button,
  ButtonLink,
  Card,
  Columns,
  ErrorState,
  Icon,
  LoadingRows,
  Notice,
  PageHead,
  Stack,
} from '@tryka/ui'
import {
  findSkill,
  getSkills,
  trackOfSkill,
  VERIFY_PATH,
  type SkillsSection,
  type TrackView,
} from '@tryka/domain'
import { endpointQuery, QueryView, useLinks } from '@tryka/app-shell'
import { usePlaced } from '../../base/address/placed-link'
import { usePlace } from '../../base/place/place'
import { sectionPath, useAddress } from '../parts/address'
import { AddSkillDialog } from './add-skill-dialog'
import { Certifications } from './certifications/certifications'
import { DeclaredSkills } from './declared-skills'
import { PendingSkills } from './assessments/pending-skills'
import { TRACKS_ID, TracksCard } from './tracks/tracks-card'
import { useStandings, useTracks } from './tracks/use-tracks'
import { VerifiedSkills } from './verified-skills'
import { WishButton } from './wish-button'

const Certificates = lazy(async () => ({
  default: (await import('../parts/certificates/certificates-card')).CertificatesCard,
}))

const toTracks = () => {
  const heading = document.getElementById(TRACKS_ID)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** What is proved, what is on the way, and what is only claimed. */
export function SkillList() {
  const { open } = useAddress()
  const links = useLinks()
  const skills = useQuery(endpointQuery(getSkills))
  const tracks = useTracks()
  const offered = tracks.data?.items.filter(({ isOffered }) => isOffered) ?? []
  return (
    <>
      <PageHead
        title="Skills & Credentials"
        context="Proved skills count in full in every match; declared ones count 70%."
        actions={
          <>
            <ButtonLink variant="secondary" href={links.site(VERIFY_PATH)} target="_blank">
              <Icon icon={ScanSearch} size="sm" />
              Check a credential
            </ButtonLink>
            {offered.length > 0 && skills.data && (
              <Button
                onClick={() => {
                  open('skills', { assess: 'new' })
                  toTracks()
                }}
              >
                <Icon icon={BadgeCheck} size="sm" />
                Start Assessment
              </Button>
            )}
          </>
        }
      />
      <QueryView
        query={skills}
        loading={<LoadingRows label="Loading skills" />}
        boxed
        errorText="The skills could not be loaded. Check your connection, then try again."
      >
        {(data) => (
          <Stack gap={5}>
            {tracks.data && <Wanted offered={offered} wishes={data.wishes} />}
            <Content data={data} offered={offered} isKnown={tracks.isSuccess} />
            {tracks.isError && (
              <Card>
                <ErrorState
                  text="The assessments could not be loaded. Check your connection, then try again."
                  onRetry={() => void tracks.refetch()}
                  busy={tracks.isFetching}
                />
              </Card>
            )}
          </Stack>
        )}
      </QueryView>
    </>
  )
}

interface ContentProps {
  data: SkillsSection
  offered: readonly TrackView[]
  /** Whether it is known what is offered. */
  isKnown: boolean
}

function Content({ data, offered, isKnown }: ContentProps) {
  const { get, set } = useAddress()
  const { isDemo } = usePlace()
  const standings = useStandings()
  const add = get('add')
  return (
    <>
      <VerifiedSkills skills={data.verified} tracks={offered} standings={standings} isSample={isDemo} />
      <Columns ratio="half">
        <PendingSkills skills={data.pending} tracks={offered} standings={standings} />
        <DeclaredSkills
          skills={data.declared}
          tracks={isKnown ? offered : undefined}
          wishes={data.wishes}
          onAdd={() => set({ add: 'new' })}
        />
      </Columns>
      {offered.length > 0 && (
        <TracksCard
          tracks={offered}
          standings={standings}
          // In a demo they are a sample, which proves nothing of this person.
          own={isDemo ? [] : [...data.verified, ...data.pending]}
        />
      )}
      <Suspense>
        <Certificates />
      </Suspense>
      <Certifications certifications={data.certifications} />
      {add && <AddSkillDialog wanted={add === 'new' ? '' : add} onClose={() => set({ add: undefined })} />}
    </>
  )
}

/** What a match or another section wanted to be proved: its test, or that there is none yet. */
function Wanted({ offered, wishes }: { offered: readonly TrackView[]; wishes: readonly string[] }) {
  const wanted = useAddress().get('assess')
  const placed = usePlaced()
  const isAny = wanted === 'new'
  const went = useRef(false)
  useEffect(() => {
    if (!isAny || went.current) return
    went.current = true
    toTracks()
  }, [isAny])
  if (!wanted || (isAny && offered.length > 0)) return null
  const track = offered.find(({ skill }) => skill === wanted)
  if (track) return <Navigate replace to={placed(sectionPath('skills', { track: track.track }))} />
  const skill = findSkill(wanted)?.name
  return (
    <Notice title={isAny ? 'No assessment yet' : `No assessment yet for ${wanted}`} role="status">
      <p>
        {isAny || trackOfSkill(wanted)
          ? 'Its tasks are still being written and checked. Until then the skill counts as declared.'
          : 'The skill counts as declared.'}
      </p>
      {skill && <WishButton skill={skill} asked={wishes.includes(skill)} />}
    </Notice>
  )
}
