import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { newId } from '@tryka/app-shell'
import type { Chosen, InvitationPreview } from '@tryka/domain'
import { Button, Dialog, ErrorState, KeyValues, Notice, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { formatCount } from '../../base/format'
import { usePreview, useSend } from './invitations.queries'
import { filterWords } from './words'

interface SendDialogProps {
  chosen: Chosen
  onClose: () => void
  onSent: () => void
}

/** Whom a press would invite, and the mail as the first of them gets it; then the press. */
export function SendDialog({ chosen, onClose, onSent }: SendDialogProps) {
  const preview = usePreview()
  const send = useSend(onSent)
  // One key for this look: pressing again after a lost answer is the same press.
  const [key] = useState(newId)
  const asked = useRef(false)
  const { mutate } = preview
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    mutate(chosen)
  }, [chosen, mutate])
  const count = preview.data?.emails.length ?? 0
  const press = () => {
    const filter = 'filter' in chosen ? { filter: chosen.filter } : {}
    if (preview.data) send.mutate({ key, emails: preview.data.emails, ...filter })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={count ? `Invite ${count === 1 ? 'one person' : `${count} people`}` : 'Invite'}
      description={
        'filter' in chosen ? `The next in: ${filterWords(chosen.filter)}, oldest first.` : 'Those you ticked.'
      }
      reading
      steady
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={count === 0} busy={send.isPending} busyLabel="Sending…" onClick={press}>
            {count === 1 ? 'Send one invitation' : `Send ${count} invitations`}
          </Button>
        </>
      }
    >
      {preview.data ? (
        <Seen preview={preview.data} />
      ) : preview.isError ? (
        <ErrorState
          text="The preview could not be made. Check your connection, then try again."
          onRetry={() => mutate(chosen)}
          busy={preview.isPending}
        />
      ) : (
        <SkeletonGroup label="Making the preview">
          <Skeleton width="60%" />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

function Seen({ preview: { emails, before, unverified, left, mail } }: { preview: InvitationPreview }) {
  return (
    <Stack gap={5}>
      <KeyValues
        items={[
          { label: 'Mailed', value: formatCount(emails.length) },
          { label: 'Not verified, left out', value: formatCount(unverified) },
          ...(before ? [{ label: 'Invited before, left out', value: formatCount(before) }] : []),
          { label: 'Left this hour', value: formatCount(left) },
        ]}
      />
      {emails.length > left && (
        <Notice tone="danger" title="More than this hour has room for">
          Nobody is invited when you send now. Your choice stays.
        </Notice>
      )}
      {mail ? (
        <Mail aria-label="The mail to the first of them">
          <p>
            <b>{mail.subject}</b>
            <br />
            To {mail.to}
          </p>
          <Words>{mail.text}</Words>
        </Mail>
      ) : (
        <p>There is nobody to invite: all of them are in already, or did not prove their address.</p>
      )}
    </Stack>
  )
}

const Mail = styled.section`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4);
  border: var(--bw) solid var(--line);
  border-radius: var(--r-2);
  background: var(--surface-2);
  font-size: var(--fs-3);
  line-height: 1.5;
  overflow-wrap: anywhere;
`
const Words = styled.p`
  white-space: pre-line;
`
