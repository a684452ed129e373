import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, ArrowLeft, Ellipsis, Forward, Send } from 'lucide-react'
import { useEffect, useRef, useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import {
  Button,
  Field,
  Heading,
  Icon,
  media,
  Menu,
  MenuItem,
  Notice,
  Row,
  ScrollRegion,
  Stack,
  Text,
  TextArea,
  TextButton,
} from '@tryka/ui'
import { getPlace, HIRING_LIMITS, messageCalls, type Conversation, type MessageSide } from '@tryka/domain'
import { QueryView } from '@tryka/app-shell'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import { useChange, useRead } from '../base/calls/calls'
import { formatMoment, zoneName } from '../base/format/format'
import { ReasonDialog } from '../base/dialogs/reason-dialog'
import { MuteItem } from '../base/notifications/mute-company'
import { usePlace } from '../base/place/place'
import { ReportButton } from '../base/report/report-button'
import { useTypedDraft } from '../base/unsaved/typed-draft'
import { ForwardDialog } from './forward-dialog'
import { useMarks } from './use-marks'

export interface ThreadProps {
  id: string
  side: MessageSide
  /** Somebody asked for it, so reading begins here. */
  takesFocus: boolean
  onClose: () => void
}

/** One conversation; opening it marks it as read. */
export function Thread({ id, side, takesFocus, onClose }: ThreadProps) {
  const calls = messageCalls(side)
  const queries = useQueryClient()
  const conversation = useRead(calls.open, { params: { id } }, { fresh: true })
  const opened = conversation.dataUpdatedAt
  // The read mark has moved on the server, so the list and the counts of the navigation are read again.
  useEffect(() => {
    if (!opened) return
    for (const { path } of [messageCalls(side).list, getPlace])
      void queries.invalidateQueries({ queryKey: [path] })
  }, [opened, queries, side])
  return (
    <Pane>
      <Back>
        <TextButton onClick={onClose}>
          <Icon icon={ArrowLeft} size="sm" />
          All messages
        </TextButton>
      </Back>
      <QueryView
        query={conversation}
        loadingLabel="Loading the conversation"
        errorText="The conversation could not be loaded. Check your connection, then try again."
      >
        {(data) => <Open conversation={data} side={side} takesFocus={takesFocus} onClose={onClose} />}
      </QueryView>
    </Pane>
  )
}

interface OpenProps {
  conversation: Conversation
  side: MessageSide
  takesFocus: boolean
  onClose: () => void
}

function Open({ conversation, side, takesFocus, onClose }: OpenProps) {
  const { id, subject, messages, archived, canReply, companyId, company } = conversation
  const heading = useRef<HTMLHeadingElement>(null)
  const [open, setOpen] = useState<'forward' | 'report'>()
  const marks = useMarks(id, side)
  const { isDemo } = usePlace()
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  const last = messages.at(-1)
  const scroll = useNewestInView(last?.id)
  // Once it has closed: while it is open, any news reads it again, and so marks it as read.
  const toUnread = useRef(false)
  const { mutate: setUnread } = marks.unread
  useEffect(() => () => void (toUnread.current && setUnread(true)), [setUnread])
  const markUnread = () => {
    toUnread.current = true
    onClose()
  }
  return (
    <>
      <Head>
        <div>
          <Heading as="h2" look="h4" ref={heading} tabIndex={-1}>
            {subject}
          </Heading>
          <Text size="xs" tone={3}>
            {partnersOf(conversation)}. Times are {zoneName()}.
          </Text>
        </div>
        <Row gap={2}>
          <Button
            variant="quiet"
            size="sm"
            busy={marks.archive.isPending}
            onClick={() => marks.archive.mutate(!archived, { onSuccess: onClose })}
          >
            <Icon icon={archived ? ArchiveRestore : Archive} size="sm" />
            {archived ? 'Move to inbox' : 'Archive'}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setOpen('forward')}>
            <Icon icon={Forward} size="sm" />
            Forward
          </Button>
          <Menu
            trigger={
              <Button variant="quiet" size="sm" iconOnly label="More actions">
                <Icon icon={Ellipsis} size="sm" />
              </Button>
            }
          >
            <MenuItem onSelect={markUnread}>Mark as unread</MenuItem>
            <MuteItem company={{ id: companyId, name: company }} />
            {isDemo && (
              <MenuItem danger onSelect={() => setOpen('report')}>
                Report
              </MenuItem>
            )}
          </Menu>
        </Row>
      </Head>
      <Scroll ref={scroll} label="Messages, scrollable">
        <Messages aria-label="Messages in this conversation">
          {messages.map(({ id: messageId, mine, sender: from, body, sentAt, forwarded, takenDown }) => (
            <li key={messageId} data-mine={mine || undefined}>
              <Text size="xs" tone={3}>
                <b>{mine ? 'You' : from}</b>, <time dateTime={sentAt}>{formatMoment(sentAt)}</time>
                {forwarded && ', forwarded'}
              </Text>
              <p>{body}</p>
              {!mine && !takenDown && (
                <ReportButton subject="message" id={messageId} what="this message">
                  Report
                </ReportButton>
              )}
            </li>
          ))}
        </Messages>
      </Scroll>
      {canReply ? (
        <Reply id={id} to={conversation.sender} side={side} />
      ) : (
        <Closed>You can read this conversation, but not answer it now.</Closed>
      )}
      {open === 'forward' && last && (
        <ForwardDialog messageId={last.id} side={side} onClose={() => setOpen(undefined)} />
      )}
      {open === 'report' && (
        <ReasonDialog
          title="Report this conversation?"
          description="We look at what was written. The other side is not told who reported it."
          label="What is wrong"
          submitLabel="Report"
          busyLabel="Reporting…"
          busy={marks.report.isPending}
          danger
          onSubmit={(reason) => marks.report.mutate(reason, { onSuccess: () => setOpen(undefined) })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** With whom and about what; nothing is said twice. */
const partnersOf = ({ subject, sender, company, role }: Conversation): string =>
  [...new Set([sender, company, role])].filter((part) => part && part !== subject).join(', ')

/** A new message, one's own too, comes into view. */
function useNewestInView(newest: string | undefined) {
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = scroll.current
    if (box) box.scrollTop = box.scrollHeight
  }, [newest])
  return scroll
}

function Reply({ id, to, side }: { id: string; to: string; side: MessageSide }) {
  const draft = useTypedDraft(`reply:${side}:${id}`, '')
  const body = draft.value
  const [error, setError] = useState('')
  const [refused, setRefused] = useState(0)
  const fieldId = useId()
  useFocusOnFault(refused, [fieldId])
  const calls = messageCalls(side)
  const reply = useChange(
    (api, text: string) => api.call(calls.reply, { params: { id }, body: { body: text } }),
    { done: () => 'Reply sent', text: () => `To ${to}.`, failed: 'The reply could not be sent. Try again.' },
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (reply.isPending) return
    if (!body.trim()) {
      setError('Write a message.')
      setRefused((now) => now + 1)
    } else reply.mutate(body.trim(), { onSuccess: () => draft.change('') })
  }
  return (
    <Answer onSubmit={send} noValidate>
      <Stack gap={3}>
        <Field id={fieldId} label="Your reply" error={error}>
          <TextArea
            compact
            value={body}
            maxLength={HIRING_LIMITS.message}
            onChange={(event) => {
              draft.change(event.currentTarget.value)
              setError('')
            }}
          />
        </Field>
        <div>
          <Button type="submit" size="sm" busy={reply.isPending} busyLabel="Sending…">
            <Icon icon={Send} size="sm" />
            Reply
          </Button>
        </div>
      </Stack>
    </Answer>
  )
}

const Pane = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`
const Scroll = styled(ScrollRegion)`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`
const Back = styled.div`
  display: none;
  padding: var(--sp-3) var(--sp-5) 0;
  ${media.form} {
    display: block;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--sp-3);
  padding: var(--sp-4) var(--sp-5);
  border-bottom: var(--bw) solid var(--line);
`
const Messages = styled.ol`
  display: grid;
  align-content: start;
  gap: var(--sp-4);
  padding: var(--sp-5);
  li {
    justify-self: start;
    max-width: min(100%, 34rem);
    padding: var(--sp-3) var(--sp-4);
    border-radius: var(--r-3);
    background: var(--surface-2);
  }
  li[data-mine] {
    justify-self: end;
    background: var(--satya-tint);
    color: var(--on-satya-tint);
  }
  li[data-mine] > :first-child {
    color: inherit;
  }
  li > p + p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
const Answer = styled.form`
  padding: var(--sp-4) var(--sp-5) var(--sp-5);
  border-top: var(--bw) solid var(--line);
`
const Closed = styled(Notice)`
  margin: var(--sp-5);
`
