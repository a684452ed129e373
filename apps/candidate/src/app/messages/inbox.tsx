import { useRead } from '../core/calls'
import { useSectionAddress } from '../core/address'
import { useTypedFilter } from '../core/use-typed-filter'
import { LoadingRows } from '../candidate/parts'
import { QueryView } from '@tryka/app-shell'
import { LIMITS, messageCalls, type MessageSide } from '@tryka/domain'
import { Button, Card, EmptyState, Icon, media, PageHead, Segments, TextInput } from '@tryka/ui'
import { Inbox as InboxIcon, MailPlus, Search } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { ComposeDialog } from './compose-dialog'
import { ConversationList } from './conversation-list'
import { Thread } from './thread'

const PAGE_SIZE = 20
type Folder = 'inbox' | 'unread' | 'archived'
const FOLDERS: { value: Folder; label: string }[] = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'unread', label: 'Unread' },
  { value: 'archived', label: 'Archived' },
]

/** Messages of one side: the list, and the open conversation beside it or, when narrow, in its place. */
export function Inbox({ side }: { side: MessageSide }) {
  const calls = messageCalls(side)
  const { get, set } = useSectionAddress()
  const folder = FOLDERS.find(({ value }) => value === get('folder'))?.value ?? 'inbox'
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1
  const search = useTypedFilter('q')
  const q = get('q').slice(0, LIMITS.search)
  const [composing, setComposing] = useState(false)
  const list = useRead(
    calls.list,
    {
      query: {
        folder: folder === 'archived' ? 'archived' : 'inbox',
        ...(folder === 'unread' ? { unread: 'true' } : {}),
        ...(q ? { q } : {}),
        page,
        pageSize: PAGE_SIZE,
      },
    },
    { keep: true },
  )
  const open = get('conversation')
  return (
    <>
      <PageHead
        title="Messages"
        context={list.data ? `${list.data.unread} unread` : undefined}
        actions={
          <Button onClick={() => setComposing(true)}>
            <Icon icon={MailPlus} size="sm" />
            Compose Message
          </Button>
        }
      />
      <Panes data-open={open ? true : undefined}>
        <List>
          <Tools role="search" aria-label="Messages">
            <TextInput
              type="search"
              icon={Search}
              aria-label="Search messages"
              placeholder="Person, company or words"
              maxLength={LIMITS.search}
              value={search.typed}
              onChange={(event) => search.type(event.currentTarget.value)}
            />
            <Segments
              label="Folder"
              options={FOLDERS}
              value={folder}
              onValueChange={(value) =>
                set({ folder: value === 'inbox' ? undefined : value, page: undefined })
              }
            />
          </Tools>
          <QueryView
            query={list}
            loading={<LoadingRows label="Loading messages" />}
            isEmpty={({ total }) => total === 0}
            empty={<Nothing folder={folder} searched={q !== ''} />}
            errorText="The messages could not be loaded. Check your connection, then try again."
          >
            {(data) => (
              <ConversationList
                data={data}
                openId={open}
                onOpen={(id) => set({ conversation: id }, { replace: false })}
                onPage={(next) => set({ page: next === 1 ? undefined : String(next) }, { replace: false })}
              />
            )}
          </QueryView>
        </List>
        <Reading>
          {open ? (
            <Thread key={open} id={open} side={side} onClose={() => set({ conversation: undefined })} />
          ) : (
            <EmptyState
              icon={InboxIcon}
              as="h2"
              title="No conversation open"
              text="Choose one from the list to read it."
            />
          )}
        </Reading>
      </Panes>
      {composing && (
        <ComposeDialog
          side={side}
          onClose={() => setComposing(false)}
          onSent={(id) => {
            setComposing(false)
            set({ conversation: id }, { replace: false })
          }}
        />
      )}
    </>
  )
}

const NOTHING: Record<Folder, { title: string; text: string }> = {
  inbox: { title: 'No messages yet', text: 'Conversations appear here, newest first.' },
  unread: { title: 'Everything is read', text: 'New messages appear here until you open them.' },
  archived: { title: 'Nothing archived', text: 'Conversations that you archive are kept here.' },
}

const Nothing = ({ folder, searched }: { folder: Folder; searched: boolean }) => (
  <EmptyState
    icon={searched ? Search : InboxIcon}
    as="h2"
    {...(searched
      ? { title: 'No message matches', text: 'Try fewer words, or look in another folder.' }
      : NOTHING[folder])}
  />
)

const Panes = styled(Card)`
  display: grid;
  grid-template-columns: minmax(16rem, 1fr) minmax(0, 1.9fr);
  align-items: stretch;
  min-height: 32rem;
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`
const List = styled.div`
  min-width: 0;
  border-right: var(--bw) solid var(--line);
  ${media.form} {
    border-right: 0;
  }
`
const Tools = styled.div`
  display: grid;
  gap: var(--sp-3);
  padding: var(--sp-4);
  border-bottom: var(--bw) solid var(--line);
`
const Reading = styled.div`
  min-width: 0;
`
