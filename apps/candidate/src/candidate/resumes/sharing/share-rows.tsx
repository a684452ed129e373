import { ExternalLink, Pencil, Unlink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useApi } from '@tryka/app-shell'
import { revokeResumeShare, type ResumeShare } from '@tryka/domain'
import { Badge, Button, ButtonLink, ConfirmDialog, CopyButton, Icon, media, TextLink } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'
import { Link } from '../../../base/address/placed-link'
import { sectionPath } from '../../parts/address'
import { conditionsOf, countsOf, nameOf } from './links'

export interface ShareRowsProps {
  shares: readonly ResumeShare[]
  resumeId: string
  /** The one that was just made: it takes the focus. */
  made: string | undefined
  onChange: (share: ResumeShare) => void
}

/** Links with their state, address and counts. */
export function ShareRows({ shares, resumeId, made, onChange }: ShareRowsProps) {
  const [asked, setAsked] = useState<ResumeShare>()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (made) list.current?.querySelector<HTMLElement>(`[data-share="${CSS.escape(made)}"] button`)?.focus()
  }, [made])
  const revoke = useChange(
    (api, shareId: string) => api.call(revokeResumeShare, { params: { id: resumeId, shareId } }),
    { done: () => 'Link revoked', failed: 'The link could not be revoked. Try again.' },
    () => {
      setAsked(undefined)
      list.current?.focus()
    },
  )
  return (
    <>
      <List ref={list} tabIndex={-1} aria-label="Links">
        {shares.map((share) => (
          <Row
            key={share.id}
            share={share}
            onChange={() => onChange(share)}
            onRevoke={() => setAsked(share)}
          />
        ))}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => open || setAsked(undefined)}
        title={asked ? `Revoke “${nameOf(asked)}”?` : ''}
        text="From this moment it leads nowhere, also for those who have it open and load it again. Files that were downloaded stay with whoever has them."
        confirmLabel="Revoke link"
        busyLabel="Revoking…"
        busy={revoke.isPending}
        onConfirm={() => asked && revoke.mutate(asked.id)}
      />
    </>
  )
}

const TONES = { open: 'vriddhi', expired: 'neutral', revoked: 'neutral', taken_down: 'danger' } as const
const WORDS = { open: 'Open', expired: 'Ended', revoked: 'Revoked', taken_down: 'Taken down' } as const

interface RowProps {
  share: ResumeShare
  onChange: () => void
  onRevoke: () => void
}

function Row({ share, onChange, onRevoke }: RowProps) {
  const api = useApi()
  const { url, state } = share
  const name = nameOf(share)
  // The owner is known at the API, so that looking at it from here is no view.
  const own = url && api.url(new URL(url).pathname).replace(/\?.*$/, '')
  return (
    <li data-share={share.id}>
      <Head>
        <b>{name}</b>
        <Badge tone={TONES[state]}>{WORDS[state]}</Badge>
      </Head>
      <p>{conditionsOf(share)}</p>
      <p>{countsOf(share)}</p>
      {state === 'open' && url === null && (
        <p>Its address cannot be shown again. It still leads there for whoever has it.</p>
      )}
      {share.decisionId && (
        <p>
          <TextLink asChild>
            <Link to={sectionPath('settings', { decision: share.decisionId })}>Read why, and object</Link>
          </TextLink>
        </p>
      )}
      {url && <Address>{url}</Address>}
      {state !== 'revoked' && (
        <Actions>
          {url && <CopyButton text={url} label="Copy address" what={`of ${name}`} />}
          {own && (
            <ButtonLink variant="quiet" size="sm" href={own} target="_blank" rel="noreferrer">
              <Icon icon={ExternalLink} size="sm" />
              Look at it
            </ButtonLink>
          )}
          {state === 'open' && (
            <Button variant="quiet" size="sm" label={`Change ${name}`} onClick={onChange}>
              <Icon icon={Pencil} size="sm" />
              Change
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            label={`${state === 'open' ? 'Revoke' : 'Remove'} ${name}`}
            onClick={onRevoke}
          >
            <Icon icon={Unlink} size="sm" />
            {state === 'open' ? 'Revoke' : 'Remove'}
          </Button>
        </Actions>
      )}
    </li>
  )
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--sp-1);
    padding-block: var(--sp-4);
  }
  > li:first-child {
    padding-top: 0;
  }
  > li + li {
    border-top: var(--bw) solid var(--line);
  }
  p {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-2);
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-size: var(--fs-4);
    font-weight: var(--fw-medium);
  }
`
const Address = styled.code`
  display: block;
  margin-top: var(--sp-2);
  padding: var(--sp-2) var(--sp-3);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface-2);
  font-family: var(--font-mono);
  font-size: var(--fs-2);
  overflow-wrap: anywhere;
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--sp-2);
  margin-top: var(--sp-2);
  ${media.phone} {
    > * {
      flex: 1 1 auto;
    }
  }
`
