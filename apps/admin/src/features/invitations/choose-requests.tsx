import { useState } from 'react'
import { LIMITS, type Chosen } from '@tryka/domain'
import { Button, ButtonRow, Notice, Stack } from '@tryka/ui'
import { Deciders, useMay } from '../../base/deciders'
import { useRelease, useRequests } from './invitations.queries'
import { PagedList } from './paged-list'
import { RequestFilters } from './request-filters'
import { RequestTable } from './request-table'
import { SendDialog } from './send-dialog'
import type { View } from './use-view'
import { WAITING_WORDS } from './words'

const MOST = LIMITS.invitedAtOnce

/** Requests by arrival; some are ticked, or those that wait longest are taken. */
export function ChooseRequests({ view }: { view: View }) {
  const list = useRequests(view.requests, view.page)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Chosen>()
  const toggle = (emails: readonly string[], on: boolean) =>
    setTicked((now) => {
      const next = new Set(now)
      for (const email of emails)
        if (!on) next.delete(email)
        else if (next.size < MOST) next.add(email)
      return next
    })
  const mayTick = useMay('moderator') ?? false
  const clear = () => setTicked(new Set())
  const release = useRelease(clear)
  const isWaiting = view.requests.look === 'waiting'
  return (
    <Stack gap={4}>
      <RequestFilters view={view} />
      {isWaiting && <Notice title="They wait for a look">{WAITING_WORDS}</Notice>}
      <Deciders>
        <ButtonRow>
          <Button
            disabled={ticked.size === 0}
            onClick={() => setAsked({ emails: [...ticked] })}
          >{`Invite ${ticked.size || 'the ticked'}`}</Button>
          <Button variant="secondary" onClick={() => setAsked({ next: MOST, filter: view.requests })}>
            Next {MOST}, oldest first
          </Button>
          {isWaiting && (
            <Button
              variant="secondary"
              disabled={ticked.size === 0}
              busy={release.isPending}
              busyLabel="Releasing…"
              onClick={() => release.mutate([...ticked])}
            >{`Release ${ticked.size || 'the ticked'}`}</Button>
          )}
          {ticked.size > 0 && (
            <Button variant="quiet" onClick={clear}>
              Untick all
            </Button>
          )}
        </ButtonRow>
        <p role="status">
          {ticked.size > 0 && `${ticked.size} chosen${ticked.size === MOST ? ', as many as go at once' : ''}`}
        </p>
      </Deciders>
      <PagedList
        list={list}
        view={view}
        noun="requests"
        empty="Nobody asked for access in this way."
        failed="The requests could not be loaded. Check your connection, then try again."
      >
        {(items) => <RequestTable items={items} ticked={ticked} {...(mayTick ? { onTick: toggle } : {})} />}
      </PagedList>
      {asked && (
        <SendDialog
          chosen={asked}
          onClose={() => setAsked(undefined)}
          onSent={() => {
            setAsked(undefined)
            clear()
          }}
        />
      )}
    </Stack>
  )
}
