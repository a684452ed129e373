import { useState } from 'react'
import type { WholeIssue } from '@tryka/domain'
import { looksLikeEmail, WRONG_EMAIL } from '@tryka/domain'
import { Button, ConfirmDialog, Dialog, Field, TextInput } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatCount } from '../../base/format'
import { useDelete, useMove, useTest } from './newsletter.queries'
import type { Draft } from './use-draft'

interface LetterActionsProps {
  draft: Draft
  readers: number
  onDone: () => void
}

/** What is done with a draft; each keeps what is typed first, so that what leaves is what one sees. */
export function LetterActions({ draft, readers, onDone }: LetterActionsProps) {
  const [asked, setAsked] = useState<'delete' | 'send' | 'test'>()
  const [kept, setKept] = useState<WholeIssue>()
  const close = () => setAsked(undefined)
  const start = useMove('start', onDone)
  const remove = useDelete(onDone)
  const ask = async (what: 'send' | 'test') => {
    const letter = await draft.keep()
    if (!letter) return
    setKept(letter)
    setAsked(what)
  }
  const isReady = draft.text.subject.trim() !== '' && draft.text.markdown.trim() !== ''
  return (
    <>
      {draft.saved && (
        <Button variant="quiet" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      )}
      <Button
        variant="secondary"
        busy={draft.isSaving}
        disabled={draft.isSaved}
        onClick={() => void draft.keep()}
      >
        Save draft
      </Button>
      <Button variant="secondary" disabled={!isReady} onClick={() => void ask('test')}>
        Send a test
      </Button>
      <Deciders least="owner">
        <Button disabled={!isReady || readers === 0} onClick={() => void ask('send')}>
          Send to {formatCount(readers)}
        </Button>
      </Deciders>
      <ConfirmDialog
        open={asked === 'send'}
        onOpenChange={(open) => open || close()}
        title={`Send to ${formatCount(readers)}?`}
        text="Everybody who has confirmed by now gets this letter. It is not changed any more after that; you can pause it, and stop the rest."
        confirmLabel={`Send to ${formatCount(readers)}`}
        busyLabel="Starting…"
        busy={start.isPending}
        onConfirm={() => kept && start.mutate(kept, { onSettled: close })}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        onOpenChange={(open) => open || close()}
        title="Delete this draft?"
        text="Its words are gone then. Nobody got it."
        confirmLabel="Delete it"
        busyLabel="Deleting…"
        busy={remove.isPending}
        onConfirm={() => draft.saved && remove.mutate(draft.saved.id)}
      />
      {asked === 'test' && kept && <TestDialog id={kept.id} onClose={close} />}
    </>
  )
}

function TestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [to, setTo] = useState('')
  const [wrong, setWrong] = useState(false)
  const test = useTest()
  const send = () => {
    const isWrong = !looksLikeEmail(to)
    setWrong(isWrong)
    if (!isWrong) test.mutate({ id, to: to.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Send a test"
      description="One mail with this letter, to look at it. Its link to leave is nobody's."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={test.isPending} busyLabel="Sending…" onClick={send}>
            Send the test
          </Button>
        </>
      }
    >
      <Field label="To" {...(wrong ? { error: WRONG_EMAIL } : {})}>
        <TextInput
          type="email"
          autoComplete="email"
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  )
}
