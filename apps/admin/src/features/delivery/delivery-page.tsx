import { useState } from 'react'
import { QueryView, useDocumentTitle } from '@tryka/app-shell'
import { BRAND, type DeliveryOverview } from '@tryka/domain'
import {
  Button,
  Card,
  CardBody,
  CardHead,
  ConfirmDialog,
  Heading,
  KeyValues,
  LoadingRows,
  Notice,
  PageHead,
  Stack,
  Table,
  type Column,
} from '@tryka/ui'
import { DELIVERY_WORDS } from '../../base/delivery-words'
import { Deciders } from '../../base/deciders'
import { formatCount, formatTime } from '../../base/format'
import { useDelivery, useRetry } from './delivery.queries'
import { MessageList } from './message-list'
import { spanWords } from './words'

/** What leaves the product: what waits and for how long, what was given up and why, and who leads the clock. */
export function DeliveryPage() {
  const delivery = useDelivery()
  const [isAsking, setAsking] = useState(false)
  const retry = useRetry(() => setAsking(false))
  useDocumentTitle('Delivery', BRAND.adminName)
  const dead = delivery.data?.states.find(({ state }) => state === 'dead')
  return (
    <>
      <PageHead
        title="Delivery"
        context="Mail that follows a change: stored with it, sent after it, tried again until it arrives."
        actions={
          Boolean(dead?.count) && (
            <Deciders least="owner">
              <Button variant="secondary" onClick={() => setAsking(true)}>
                Try all again
              </Button>
            </Deciders>
          )
        }
      />
      <Stack gap={5}>
        <QueryView
          query={delivery}
          loading={<LoadingRows label="Loading the state of delivery" />}
          boxed
          errorText="The state of delivery could not be loaded. Check your connection, then try again."
        >
          {(overview) => <Overview overview={overview} />}
        </QueryView>
        <MessageList />
        {delivery.data && (
          <Card>
            <Table
              caption="Work of the clock"
              columns={LEASES}
              rows={delivery.data.leases}
              rowKey={({ name }) => name}
            />
          </Card>
        )}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Try everything that was given up again?"
        text={`${formatCount(dead?.count ?? 0)}${dead?.more ? ' or more' : ''} messages wait again then, except those that nobody wants any more.`}
        confirmLabel="Try all again"
        busyLabel="Trying…"
        busy={retry.isPending}
        onConfirm={() => retry.mutate(undefined)}
      />
    </>
  )
}

function Overview({ overview: { states, lagMs, breaker } }: { overview: DeliveryOverview }) {
  const used = breaker.codes + breaker.others + breaker.news
  return (
    <Stack gap={5}>
      {breaker.isFull && (
        <Notice tone="danger" title="The mail limit is used up">
          Mail waits until {breaker.endsAt ? formatTime(breaker.endsAt) : 'the hour ends'}.
        </Notice>
      )}
      <Card>
        <Table
          caption="Messages by state"
          columns={STATE_COLUMNS}
          rows={states}
          rowKey={({ state }) => state}
        />
      </Card>
      <Card asChild>
        <section aria-labelledby="limit">
          <CardHead>
            <Heading as="h2" id="limit">
              Pace and limit
            </Heading>
          </CardHead>
          <CardBody>
            <KeyValues
              items={[
                {
                  label: 'Waits longest',
                  value: lagMs ? `${spanWords(lagMs)} past its time` : 'Nothing is late',
                },
                {
                  label: 'Mails this hour',
                  value: `${formatCount(used)} of ${formatCount(breaker.perHour)}`,
                },
                { label: 'Codes among them', value: formatCount(breaker.codes) },
                { label: 'News among them', value: formatCount(breaker.news) },
                {
                  label: 'The hour ends',
                  value: breaker.endsAt ? formatTime(breaker.endsAt) : 'Begins with the next mail',
                },
              ]}
            />
          </CardBody>
        </section>
      </Card>
    </Stack>
  )
}

const STATE_COLUMNS: Column<DeliveryOverview['states'][number]>[] = [
  { key: 'state', head: 'State', rowHead: true, cell: ({ state }) => DELIVERY_WORDS[state] },
  {
    key: 'count',
    head: 'Messages',
    numeric: true,
    cell: ({ count, more }) => `${more ? 'More than ' : ''}${formatCount(count)}`,
  },
  {
    key: 'oldest',
    head: 'The oldest, since',
    numeric: true,
    nowrap: true,
    cell: ({ oldestAt }) => (oldestAt ? <time dateTime={oldestAt}>{formatTime(oldestAt)}</time> : 'None'),
  },
]
const LEASES: Column<DeliveryOverview['leases'][number]>[] = [
  { key: 'name', head: 'Work of the clock', rowHead: true, cell: ({ name }) => name },
  { key: 'led', head: 'Led by a process', cell: ({ isHeld }) => (isHeld ? 'Now' : 'Not now') },
  {
    key: 'until',
    head: 'Until',
    numeric: true,
    nowrap: true,
    cell: ({ until }) => <time dateTime={until}>{formatTime(until)}</time>,
  },
]
