import { Mail, MailQuestion, MailX, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { QueryView, useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type ContactMessage } from '@tryka/domain'
import { Button, Card, EmptyState, Icon, PageHead, Pager, Skeleton, SkeletonGroup, Stack } from '@tryka/ui'
import { useMay } from '../../base/deciders'
import { formatCount } from '../../base/format'
import { ContactMessageDialog } from './contact-message-dialog'
import { ContactMessageTable } from './contact-message-table'
import { PAGE_SIZE, useMarkRead, useMessages } from './contact.queries'
import { usePage } from './use-page'

const TITLE = 'Contact Messages'

/** What people wrote by the contact form, newest first; readers read addresses at most, and no messages. */
export function ContactMessagesPage() {
  const mayRead = useMay('moderator')
  useDocumentTitle(TITLE, BRAND.adminName)
  if (mayRead === undefined) return loading
  return mayRead ? <Messages /> : <NotForReaders />
}

function Messages() {
  const { page, setPage } = usePage()
  const messages = useMessages(page)
  const markRead = useMarkRead()
  const [opened, setOpened] = useState<ContactMessage>()
  const [isOpen, setIsOpen] = useState(false)

  const open = (message: ContactMessage) => {
    setOpened(message)
    setIsOpen(true)
    if (!message.readAt) markRead.mutate(message.id)
  }
  return (
    <>
      <PageHead
        title={TITLE}
        context="What people wrote by the contact form. Each message is kept for a year."
        actions={
          <Button variant="secondary" busy={messages.isFetching} onClick={() => void messages.refetch()}>
            <Icon icon={RefreshCw} size="sm" />
            Refresh
          </Button>
        }
      />
      <QueryView
        query={messages}
        loading={loading}
        boxed
        isEmpty={({ total }) => total === 0}
        empty={none}
        errorText="The messages could not be loaded. Check your connection, then try again."
      >
        {({ items, total }) => (
          <Stack gap={4}>
            {messages.isError && (
              <p role="alert">The messages could not be loaded again. These may be old.</p>
            )}
            {items.length > 0 ? (
              <Card aria-busy={messages.isPlaceholderData}>
                <ContactMessageTable messages={items} onOpen={open} />
              </Card>
            ) : (
              <NothingHere onFirst={() => setPage(1)} />
            )}
            <Pager
              label="Pages of messages"
              page={page}
              pageCount={Math.ceil(total / PAGE_SIZE)}
              onPageChange={setPage}
              summary={<span role="status">{summaryOf(page, items.length, total)}</span>}
            />
          </Stack>
        )}
      </QueryView>
      {opened && <ContactMessageDialog message={opened} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  )
}

function summaryOf(page: number, shown: number, total: number): string {
  const first = (page - 1) * PAGE_SIZE + 1
  const range = shown > 0 ? `${formatCount(first)}–${formatCount(first + shown - 1)}` : '0'
  return `Showing ${range} of ${formatCount(total)} messages`
}

const none = (
  <Card>
    <EmptyState
      as="h2"
      icon={Mail}
      title="No messages yet"
      text="What people write by the contact form appears here and is mailed to the team."
    />
  </Card>
)

const NothingHere = ({ onFirst }: { onFirst: () => void }) => (
  <Card>
    <EmptyState
      as="h2"
      icon={MailQuestion}
      title="No messages on this page"
      text="There are fewer pages than that."
      action={
        <Button variant="secondary" onClick={onFirst}>
          Show the newest
        </Button>
      }
    />
  </Card>
)

const NotForReaders = () => (
  <>
    <PageHead title={TITLE} context="What people wrote by the contact form." />
    <Card>
      <EmptyState
        as="h2"
        icon={MailX}
        title="Not for readers"
        text="A moderator or an owner reads and answers these messages."
      />
    </Card>
  </>
)

const loading = (
  <Card pad>
    <SkeletonGroup label="Loading messages">
      {[60, 45, 70, 55].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="1.5rem" />
      ))}
    </SkeletonGroup>
  </Card>
)
