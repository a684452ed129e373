import { styled } from 'styled-components'
import type { ConversationCard, ConversationPage } from '@tryka/domain'
import { Avatar, Pager, SrOnly, UnreadDot } from '@tryka/ui'
import { formatAgo } from '../base/format/format'

export interface ConversationListProps {
  data: ConversationPage
  openId: string
  onOpen: (id: string) => void
  onPage: (page: number) => void
}

/** The lines of a folder, newest first. */
export function ConversationList({ data, openId, onOpen, onPage }: ConversationListProps) {
  const { items, total, page, pageSize } = data
  return (
    <>
      <ul>
        {items.map((conversation) => (
          <li key={conversation.id}>
            <Line
              conversation={conversation}
              open={conversation.id === openId}
              onOpen={() => onOpen(conversation.id)}
            />
          </li>
        ))}
      </ul>
      {total > pageSize && (
        <Foot
          label="Pages of messages"
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          windowSize={3}
          onPageChange={onPage}
        />
      )}
    </>
  )
}

interface LineProps {
  conversation: ConversationCard
  open: boolean
  onOpen: () => void
}

const Line = ({ conversation, open, onOpen }: LineProps) => {
  const { sender, company, subject, preview, time, unread } = conversation
  return (
    <Press type="button" aria-current={open || undefined} data-unread={unread || undefined} onClick={onOpen}>
      <Face>
        <Avatar name={sender} />
        {unread && <UnreadDot />}
      </Face>
      <span>
        {unread && <SrOnly>Unread. </SrOnly>}
        <Who>
          <b>{sender}</b>
          <time dateTime={time}>{formatAgo(time)}</time>
        </Who>
        {company && <small>{company}</small>}
        <Subject data-subject>{subject}</Subject>
        <small>{preview}</small>
      </span>
    </Press>
  )
}

const Press = styled.button`
  display: flex;
  gap: var(--sp-3);
  width: 100%;
  padding: var(--sp-3) var(--sp-4);
  border: 0;
  border-bottom: var(--bw) solid var(--line);
  background: none;
  color: var(--text);
  text-align: left;
  cursor: pointer;
  > span:last-child {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  &:hover {
    background: var(--surface-2);
  }
  &[aria-current] {
    background: var(--selected);
    box-shadow: inset 2px 0 0 var(--selected-line);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  b,
  [data-subject] {
    font-weight: 400;
  }
  &[data-unread] b,
  &[data-unread] [data-subject] {
    font-weight: var(--fw-strong);
  }
  small,
  [data-subject] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    font-size: var(--fs-2);
    color: var(--text-3);
  }
  &[aria-current] small,
  &[aria-current] time {
    color: var(--text-2);
  }
`
const Face = styled.span`
  position: relative;
  flex: none;
  align-self: flex-start;
  > :nth-child(2) {
    top: -1px;
    right: -1px;
  }
`
const Who = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--sp-2);
  b {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    flex: none;
    font-size: var(--fs-1);
    color: var(--text-3);
  }
`
const Subject = styled.span`
  font-size: var(--fs-3);
`
const Foot = styled(Pager)`
  padding: var(--sp-3) var(--sp-4);
`
