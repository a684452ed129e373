import { Search, Users } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { userMessage, withQuery } from '@tryka/api-client'
import { isUnauthorized, saveFile, notify, useApi, useMutation } from '@tryka/app-shell'
import { LIMITS, NEWSLETTER_RULES, SUBSCRIBERS_CSV, SUBSCRIBER_STATES, datedName } from '@tryka/domain'
import type { Subscriber, SubscriberFilter, SubscriberState } from '@tryka/domain'
import {
  Badge,
  Button,
  ButtonRow,
  NativeSelect,
  Notice,
  Stack,
  Table,
  TextInput,
  type Column,
} from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { formatCount, formatDate, today } from '../../base/format'
import { KeysetList } from '../../base/keyset-list'
import { useAskOld, useIssues, useReaders } from './newsletter.queries'
import { READER_TONES, READER_WORDS } from './words'

const STATES = [
  { value: '', label: 'Any state' },
  ...SUBSCRIBER_STATES.map((state) => ({ value: state, label: READER_WORDS[state] })),
]

/** Who asked for the newsletter and where each stands, the latest first. */
export function ReaderList() {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<SubscriberState | ''>('')
  const [marks, setMarks] = useState<readonly string[]>([])
  const filter: SubscriberFilter = {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(state ? { state } : {}),
  }
  const readers = useReaders(filter, marks.at(-1))
  const csv = useExport(filter)
  return (
    <Stack gap={4}>
      <AskOld />
      <Bar role="search" aria-label="Readers">
        <TextInput
          type="search"
          icon={Search}
          aria-label="Search by address"
          placeholder="The beginning of an address"
          maxLength={LIMITS.search}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            setMarks([])
          }}
        />
        <NativeSelect
          aria-label="State"
          options={STATES}
          value={state}
          onValueChange={(value) => {
            setState(SUBSCRIBER_STATES.find((each) => each === value) ?? '')
            setMarks([])
          }}
        />
        <Deciders least="owner">
          <Button variant="secondary" busy={csv.isPending} onClick={() => csv.mutate()}>
            Export CSV
          </Button>
        </Deciders>
      </Bar>
      <KeysetList
        query={readers}
        noun="readers"
        none={{
          icon: Users,
          title: 'Nobody found',
          text:
            search || state
              ? 'No reader fits what you look for.'
              : 'Whoever asks for the newsletter is listed here.',
        }}
        marks={marks}
        onMarks={setMarks}
      >
        {({ items }) => (
          <Table caption="Readers, the latest first" columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
        )}
      </KeysetList>
    </Stack>
  )
}

/** Readers from before anybody confirmed: asked once, by a press. */
function AskOld() {
  const unasked = useIssues().data?.readers.unasked ?? 0
  const ask = useAskOld()
  if (!unasked) return null
  const now = Math.min(unasked, NEWSLETTER_RULES.askedAtOnce)
  return (
    <Notice title={`On the list since before readers confirmed: ${formatCount(unasked)}`}>
      <Stack gap={3}>
        <p>They get no letter until they confirm. Each is asked by one mail, once.</p>
        <Deciders least="owner">
          <ButtonRow>
            <Button size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
              Ask {formatCount(now)} to confirm
            </Button>
          </ButtonRow>
        </Deciders>
      </Stack>
    </Notice>
  )
}

/** Saves who is shown as CSV. */
function useExport(filter: SubscriberFilter) {
  const api = useApi()
  return useMutation({
    mutationFn: () => api.download('GET', withQuery(SUBSCRIBERS_CSV.path, filter)),
    onSuccess: (file) => saveFile(file, datedName(SUBSCRIBERS_CSV.filename, today())),
    onError: (error) => {
      if (!isUnauthorized(error))
        notify.failure('Error', userMessage(error, 'The export failed. Please try again.'))
    },
    meta: { needsSession: true },
  })
}

const COLUMNS: Column<Subscriber>[] = [
  { key: 'email', head: 'Address', rowHead: true, cell: ({ email }) => <Breaking>{email}</Breaking> },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <Badge tone={READER_TONES[state]}>{READER_WORDS[state]}</Badge>,
  },
  { key: 'since', head: 'Asked for it', nowrap: true, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'then',
    head: 'Confirmed, or left',
    nowrap: true,
    wideOnly: true,
    cell: ({ state, confirmedAt, leftAt }) => {
      const at = state === 'left' ? leftAt : confirmedAt
      return at ? formatDate(at) : ''
    },
  },
]

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--sp-3);
  > * {
    flex: 0 1 12rem;
  }
  > :first-child {
    flex: 1 1 16rem;
  }
  > button {
    flex: none;
  }
`
const Breaking = styled.span`
  overflow-wrap: anywhere;
`
