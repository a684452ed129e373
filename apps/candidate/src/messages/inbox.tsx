import { Inbox as InboxIcon, MailPlus, Search } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { LIMITS, messageCalls, type MessageSide } from '@tryka/domain'
import {
  Button,
  Card,
  EmptyState,
  Icon,
  media,
  PageHead,
  Segments,
  TextInput,
  useMedia,
  LoadingRows,
} from '@tryka/ui'
import { useRead } from '../base/calls/calls'
import { useSectionAddress } from '../base/address/address'
import { useTypedFilter } from '../base/address/use-typed-filter'
import { useRests } from '../base/place/use-rests'
import { ComposeDialog } from './compose-dialog'
import { ConversationList } from './conversation-list'
import { Thread } from './thread'

const PAGE_SIZE = 20
/** The opposite of `media.form`. */
const BESIDE = '(min-width: 861px)'
type Folder = 'inbox' | 'unread' | 'archived'
const FOLDERS: { value: Folder; label: string }[] = [
  { value: 'inbox', label: 'Inbox' },
  { value: 'unread', label: 'Unread' },
  { value: 'archived', label: 'Archived' },
]

interface InboxProps {
  side: MessageSide
  /** What stands above the conversations; nothing while it is empty. */
  first?: ReactNode
}

/** Messages of one side: the list, and the open conversation beside it or, when narrow, in its place. */
export function Inbox({ side, first }: InboxProps) {
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
  const resting = useRests('You can write first')
  const why = useId()
  const chosen = get('conversation')
  const newest = folder === 'inbox' && !q && page === 1 ? list.data?.items[0]?.id : undefined
  const { open, close } = useNewest(newest, chosen)
  return (
    <Frame data-open={open ? true : undefined}>
      <PageHead
        title="Messages"
        context={resting ? <span id={why}>{resting}</span> : list.data && `${list.data.unread} unread`}
        actions={
          <Button
            disabled={resting !== ''}
            aria-describedby={resting ? why : undefined}
            onClick={() => setComposing(true)}
          >
            <Icon icon={MailPlus} size="sm" />
            Compose Message
          </Button>
        }
      />
      <First>{first}</First>
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
            <Thread
              key={open}
              id={open}
              side={side}
              takesFocus={open === chosen}
              onClose={() => {
                close()
                set({ conversation: undefined })
              }}
            />
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
    </Frame>
  )
}

/**
 * Beside a list there is room for a conversation: the newest opens by itself, once, and leaves the focus where it is.
 * Whoever closes a conversation is shown no other.
 */
function useNewest(newest: string | undefined, chosen: string) {
  const hasRoom = useMedia(BESIDE)
  const [self, setSelf] = useState(chosen === '' ? undefined : '')
  if (self === undefined && hasRoom && newest) setSelf(newest)
  return { open: chosen || (self ?? ''), close: () => setSelf('') }
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

const First = styled.div`
  &:not(:empty) {
    margin-bottom: var(--sp-5);
  }
`
// The screen that is left under the header, so that the reply stays in view; what is longer scrolls in its pane.
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: calc(100dvh - var(--app-header) - var(--app-strip, 0px) - var(--sp-7) - var(--sp-5));
  min-height: 30rem;
  margin-bottom: calc(var(--sp-5) - var(--sp-10));
  // What stands first takes its own room, none of the conversations'.
  &:has(> ${First}:not(:empty)) {
    height: auto;
    margin-bottom: 0;
    > :last-child {
      flex: none;
      height: 36rem;
    }
  }
  ${media.compact} {
    height: calc(100dvh - var(--app-header) - var(--app-strip, 0px) - 4.5rem - var(--sp-6) - var(--sp-4));
    margin-bottom: calc(var(--sp-4) - var(--sp-10));
  }
  ${media.form} {
    min-height: 22rem;
    &:not([data-open]) {
      height: auto;
      margin-bottom: 0;
    }
    // One thing at a time: the open conversation has a head of its own.
    &[data-open] > :first-child,
    &[data-open] > ${First} {
      display: none;
    }
  }
`
const Panes = styled(Card)`
  display: grid;
  grid-template-columns: minmax(16rem, 1fr) minmax(0, 1.9fr);
  grid-template-rows: minmax(0, 1fr);
  flex: 1;
  min-height: 0;
  overflow: hidden;
  ${media.form} {
    grid-template-columns: minmax(0, 1fr);
    &[data-open] > :first-child,
    &:not([data-open]) > :last-child {
      display: none;
    }
  }
`
const List = styled.div`
  min-width: 0;
  overflow-y: auto;
  scrollbar-width: thin;
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
  min-height: 0;
`
