import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { getCompanyApplication, type CompanyApplicationDetail } from '@tryka/domain'
import { Avatar, DiscardQuestion, SidePanel, Skeleton, SkeletonGroup } from '@tryka/ui'
import { readQuery } from '../../../base/calls/calls'
import { useUnsavedGuard } from '../../../base/unsaved/use-unsaved-guard'
import { DetailActions } from '../detail/detail-actions'
import { DetailBody } from '../detail/detail-body'
import type { Moves } from '../moves/use-moves'
import { TrailNav } from './trail-nav'
import type { Step } from '../opened/use-trail'

interface ApplicationPanelProps {
  id: string
  moves: Moves
  step: Step
  isBeside: boolean
  /** A move of it may still be undone. */
  isHeld: boolean
  /** Over the list, what may still be undone is shown here. */
  undo?: ReactNode
  onClose: () => void
}

/**
 * One application whole, beside the list or the board it was opened from: what was sent, how it matches, what happened,
 * and what can be done now. Opening it is seen.
 */
export function ApplicationPanel(props: ApplicationPanelProps) {
  const { id, moves, step, isBeside, isHeld, undo, onClose } = props
  const application = useQuery(readQuery(getCompanyApplication, { params: { id } }))
  const { data } = application
  const name = data?.candidate.name
  return (
    <Panel
      shown={id}
      isBeside={isBeside}
      title={name ?? 'Application'}
      description={data && `${data.candidate.title}. ${data.role}, ${data.status}`}
      lead={name && <Avatar name={name} size="lg" />}
      tools={<TrailNav step={step} name={name} />}
      footer={
        data && (
          <>
            {undo}
            <DetailActions application={data} moves={moves} isHeld={isHeld} />
          </>
        )
      }
      onClose={onClose}
    >
      <QueryView
        query={application}
        loading={<DetailLoading />}
        errorText="The application could not be loaded. Check your connection, then try again."
      >
        {(detail) => <Guarded key={id} application={detail} />}
      </QueryView>
    </Panel>
  )
}

/** A note that is being written goes with its person, so whichever way leads to another asks first. */
function Guarded({ application }: { application: CompanyApplicationDetail }) {
  const [noting, setNoting] = useState(false)
  const { asking, stay, goOn } = useUnsavedGuard(noting, personOf)
  return (
    <>
      <DetailBody application={application} onNoting={setNoting} />
      {asking && <DiscardQuestion onStay={stay} onDiscard={goOn} />}
    </>
  )
}

/** Filters, order and view may change beside a note. */
function personOf({ pathname, search }: { pathname: string; search: string }): string {
  const values = new URLSearchParams(search)
  return `${pathname}?${values.get('section') ?? ''}&${values.get('application') ?? ''}`
}

const DetailLoading = () => (
  <SkeletonGroup label="Loading the application">
    <Skeleton height="18rem" />
  </SkeletonGroup>
)

// As high as what the page leaves, whether it is scrolled or not.
const Panel = styled(SidePanel)`
  position: sticky;
  top: calc(var(--app-header) + var(--sp-4));
  height: calc(100dvh - var(--app-header) - var(--app-strip, 0px) - var(--sp-7) - var(--sp-4));
`
