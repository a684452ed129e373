import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { QueryView } from '@tryka/app-shell'
import { messageCalls, type MessageSide } from '@tryka/domain'
import {
  Button,
  Card,
  CardFoot,
  CardHead,
  EmptyState,
  LoadingRows,
  PageHead,
  Pager,
  Segments,
  Stack,
} from '@tryka/ui'
import { useSectionAddress } from '../../base/address/address'
import { useChange, useRead } from '../../base/calls/calls'
import { counted } from '../../base/format/format'
import { usePlace } from '../../base/place/place'
import { nameOfView } from '../../base/place/place-words'
import { NewsByDay } from './news-by-day'
import { OtherPlaces } from './other-places'

const PAGE_SIZE = 20
type Shown = 'all' | 'unread'
const SHOWN: { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
]

/** All news of one side: by day, some or all of them marked as read. */
export function Notifications({ side }: { side: MessageSide }) {
  const calls = messageCalls(side)
  const place = usePlace()
  const { get, set } = useSectionAddress()
  const shown: Shown = get('show') === 'unread' ? 'unread' : 'all'
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1
  const head = useRef<HTMLHeadingElement>(null)
  const list = useRead(
    calls.notifications,
    { query: { ...(shown === 'unread' ? { unread: 'true' } : {}), page, pageSize: PAGE_SIZE } },
    { keep: true },
  )
  const read = useChange(
    (api, ids: string[] | 'all') => api.call(calls.readNotifications, { body: { ids } }),
    { failed: 'This could not be marked as read. Try again.' },
  )
  const unread = list.data?.unread ?? 0
  const onPage = (next: number) => set({ page: next === 1 ? undefined : String(next) }, { replace: false })
  return (
    <>
      <PageHead
        title="Notifications"
        context={
          list.data && (unread ? `${counted(unread, 'is', 'are')} unread in this place.` : 'All are read.')
        }
        actions={
          <Button
            variant="secondary"
            aria-disabled={unread === 0 || undefined}
            busy={read.isPending && read.variables === 'all'}
            onClick={() => unread > 0 && read.mutate('all')}
          >
            Mark all as read
          </Button>
        }
      />
      <Stack gap={5}>
        <Card asChild>
          <section aria-labelledby="news">
            <CardHead
              action={
                <Segments
                  label="Show"
                  options={SHOWN}
                  value={shown}
                  onValueChange={(value) =>
                    set({ show: value === 'all' ? undefined : value, page: undefined })
                  }
                />
              }
            >
              <h2 id="news" ref={head} tabIndex={-1}>
                {nameOfView(place)}
              </h2>
            </CardHead>
            <QueryView
              query={list}
              loading={<LoadingRows label="Loading notifications" />}
              isEmpty={({ items }) => items.length === 0}
              empty={<Nothing shown={shown} beyond={(list.data?.total ?? 0) > 0} onFirst={() => onPage(1)} />}
              errorText="The notifications could not be loaded. Check your connection, then try again."
            >
              {({ items }) => (
                <NewsByDay
                  items={items}
                  onRead={(id) => read.mutate([id])}
                  // The row goes with the answer, and the focus would go with it.
                  onGone={shown === 'unread' ? () => head.current?.focus() : undefined}
                />
              )}
            </QueryView>
            {list.data && list.data.total > PAGE_SIZE && (
              <CardFoot>
                <Pager
                  label="Pages of notifications"
                  page={page}
                  pageCount={Math.ceil(list.data.total / PAGE_SIZE)}
                  windowSize={3}
                  onPageChange={onPage}
                />
              </CardFoot>
            )}
            <OtherPlaces />
          </section>
        </Card>
      </Stack>
    </>
  )
}

const NOTHING: Record<Shown, { title: string; text: string }> = {
  all: {
    title: 'Nothing new yet',
    text: 'What others do about your jobs, interviews and messages appears here.',
  },
  unread: { title: 'Everything is read', text: 'What happens next appears here until you open it.' },
}

function Nothing({ shown, beyond, onFirst }: { shown: Shown; beyond: boolean; onFirst: () => void }) {
  if (!beyond) return <EmptyState icon={Bell} {...NOTHING[shown]} />
  return (
    <EmptyState
      icon={Bell}
      title="Nothing on this page"
      text="There are fewer notifications than before."
      action={
        <Button variant="secondary" onClick={onFirst}>
          First page
        </Button>
      }
    />
  )
}
