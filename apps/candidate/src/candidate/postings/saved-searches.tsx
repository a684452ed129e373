import { useQuery } from '@tanstack/react-query'
import { Bookmark, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { z } from 'zod'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  createSavedSearch,
  deleteSavedSearch,
  LIMITS,
  listSavedSearches,
  updateSavedSearch,
  type SavedSearch,
} from '@tryka/domain'
import {
  Button,
  Dialog,
  EmptyState,
  Field,
  Icon,
  NativeSelect,
  Rows,
  SrOnly,
  Text,
  TextButton,
  TextInput,
} from '@tryka/ui'
import { counted } from '../../base/format/format'
import { useChange } from '../../base/calls/calls'
import { FormDialog } from '../../base/forms/form-dialog'
import { filled, oneOf } from '../../base/forms/schema'
import { useForm } from '../../base/forms/use-form'
import type { JobFiltering, SavedFilters } from './use-job-filters'

type Alert = SavedSearch['alert']
const ALERTS: { value: Alert; label: string }[] = [
  { value: 'off', label: 'No alert' },
  { value: 'at once', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
]
const asAlert = (value: string): Alert => ALERTS.find((each) => each.value === value)?.value ?? 'off'

/** The filters in words: what a saved search looks for. */
const inWords = ({ q, technology, location, type, minMatch }: SavedFilters): string =>
  [q && `“${q}”`, technology, location, type, minMatch && `${minMatch}% or more`]
    .filter(Boolean)
    .join(', ') || 'All opportunities'

/** Save Search, and the searches that were saved. */
export function SavedSearches({ filtering }: { filtering: JobFiltering }) {
  const [open, setOpen] = useState<'save' | 'list'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen('list')}>
        <Icon icon={Search} size="sm" />
        Saved searches
      </Button>
      {/* There is something to save once the list was narrowed. */}
      <Button variant={filtering.active ? 'primary' : 'secondary'} onClick={() => setOpen('save')}>
        <Icon icon={Bookmark} size="sm" />
        Save Search
      </Button>
      {open === 'save' && <SaveDialog query={filtering.query} onClose={close} />}
      {open === 'list' && <ListDialog filtering={filtering} onClose={close} />}
    </>
  )
}

const schema = z.object({
  name: filled('Name the search.'),
  alert: oneOf(
    ALERTS.map(({ value }) => value),
    'Choose an alert.',
  ),
})

function SaveDialog({ query, onClose }: { query: SavedFilters; onClose: () => void }) {
  const form = useForm({ schema, start: { name: '', alert: 'off' } })
  const save = useChange(
    (api, body: { name: string; alert: Alert; query: SavedFilters }) => api.call(createSavedSearch, { body }),
    {
      done: () => 'Search saved',
      text: (search) => `${search.name}: ${counted(search.count, 'job')} now.`,
      failed: 'The search could not be saved. Try again.',
    },
  )
  return (
    <FormDialog
      title="Save Search"
      description={inWords(query)}
      submitLabel="Save Search"
      busyLabel="Saving…"
      busy={save.isPending}
      onClose={onClose}
      {...form.dialog((typed) => save.mutate({ ...typed, query }, { onSuccess: onClose }))}
    >
      <Field label="Name" {...form.field('name')}>
        <TextInput maxLength={LIMITS.label} {...form.text('name')} />
      </Field>
      <Field
        label="Alert about new jobs"
        hint="Alerts follow your notification settings for job matches."
        {...form.field('alert')}
      >
        <NativeSelect options={ALERTS} {...form.choice('alert')} />
      </Field>
    </FormDialog>
  )
}

function ListDialog({ filtering, onClose }: { filtering: JobFiltering; onClose: () => void }) {
  const searches = useQuery(endpointQuery(listSavedSearches))
  const use = (query: SavedFilters) => {
    filtering.use(query)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Saved searches">
      <QueryView
        query={searches}
        loadingLabel="Loading saved searches"
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            icon={Search}
            title="No saved searches yet"
            text="Set filters, then press Save Search to find the same list again."
          />
        }
        errorText="The saved searches could not be loaded. Check your connection, then try again."
      >
        {({ items }) => (
          <Rows>
            {items.map((search) => (
              <SearchLine key={search.id} search={search} onUse={() => use(search.query)} />
            ))}
          </Rows>
        )}
      </QueryView>
    </Dialog>
  )
}

function SearchLine({ search, onUse }: { search: SavedSearch; onUse: () => void }) {
  const { id, name, count, query, alert } = search
  const change = useChange(
    (api, next: Alert) => api.call(updateSavedSearch, { params: { id }, body: { alert: next } }),
    { done: () => 'Alert changed', failed: 'The alert could not be changed. Try again.' },
  )
  const remove = useChange((api, _args: undefined) => api.call(deleteSavedSearch, { params: { id } }), {
    done: () => 'Search deleted',
    failed: 'The search could not be deleted. Try again.',
  })
  return (
    <Line>
      <div>
        <TextButton onClick={onUse}>
          {name}
          <SrOnly>, use this search</SrOnly>
        </TextButton>
        <Text size="xs" tone={3}>
          {inWords(query)}; {counted(count, 'job')}
        </Text>
      </div>
      <NativeSelect
        size="sm"
        aria-label={`Alert: ${name}`}
        options={ALERTS}
        value={alert}
        onValueChange={(value) => change.mutate(asAlert(value))}
      />
      <Button
        variant="quiet"
        size="sm"
        iconOnly
        label={`Delete ${name}`}
        busy={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        <Icon icon={Trash2} size="sm" />
      </Button>
    </Line>
  )
}

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--sp-3);
  padding-block: var(--sp-3);
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  select {
    width: auto;
  }
`
