import { Briefcase } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { LIMITS, listJobs, type JobCard } from '@tryka/domain'
import { ChoiceGroup, EmptyState, Field, NativeSelect, Pager, Pair, TextInput } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { useKeptOwner } from '../../../base/place/kept-owner'
import { viewedJobs } from '../../parts/jobs/viewed-jobs'
import { ViewedPostings } from './viewed-postings'

const SHOWN = 8
const LISTS = [
  { value: 'match', label: 'Best matches' },
  { value: 'saved', label: 'Saved' },
  { value: 'posted', label: 'Newest' },
] as const
const VIEWED = { value: 'viewed', label: 'Recently viewed' } as const
type ListName = (typeof LISTS)[number]['value'] | typeof VIEWED.value

export interface OurPostingsProps {
  chosen: JobCard | undefined
  onChoose: (job: JobCard) => void
  error: string | undefined
}

/** The postings on the platform, to choose one: by list, by words, and page by page. */
export function OurPostings({ chosen, onChoose, error }: OurPostingsProps) {
  const owner = useKeptOwner()
  const [viewed] = useState(() => viewedJobs(owner))
  const [list, setList] = useState<ListName>('match')
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(words.trim())
  const jobs = useRead(
    listJobs,
    {
      query: {
        ...(list === 'saved' ? { saved: 'true' as const, sort: 'posted' as const } : {}),
        ...(list === 'match' || list === 'posted' ? { sort: list } : {}),
        ...(q ? { q } : {}),
        ...(page > 1 ? { page } : {}),
        pageSize: SHOWN,
      },
    },
    { keep: true, enabled: list !== 'viewed' },
  )
  const options = viewed.length ? [...LISTS, VIEWED] : LISTS
  const choices = (items: readonly JobCard[]) => (
    <Choices>
      <ChoiceGroup
        legend="Posting"
        {...(error ? { error } : {})}
        value={chosen?.id}
        onValueChange={(id) => {
          const job = items.find((one) => one.id === id)
          if (job) onChoose(job)
        }}
        options={items.map(({ id, role, company, location }) => ({
          value: id,
          label: role,
          description: `${company.name}, ${location}`,
        }))}
      />
    </Choices>
  )
  return (
    <>
      <Pair>
        <Field label="List">
          <NativeSelect
            options={options}
            value={list}
            onValueChange={(value) => {
              setList(options.find((one) => one.value === value)?.value ?? 'match')
              setPage(1)
            }}
          />
        </Field>
        {list !== 'viewed' && (
          <Field label="Search" optional>
            <TextInput
              type="search"
              value={words}
              maxLength={LIMITS.search}
              onChange={({ currentTarget: { value } }) => {
                setWords(value)
                setPage(1)
              }}
            />
          </Field>
        )}
      </Pair>
      {list === 'viewed' ? (
        <ViewedPostings ids={viewed}>{choices}</ViewedPostings>
      ) : (
        <QueryView
          query={jobs}
          loadingLabel="Loading postings"
          errorText="The postings could not be loaded. Try again, or paste one."
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={Briefcase}
              title={q ? 'No posting with these words' : 'No posting here'}
              text="Choose another list, or paste a posting."
            />
          }
        >
          {({ items, total }) => (
            <>
              {choices(items)}
              {total > SHOWN && (
                <Pager
                  label="Pages of postings"
                  page={page}
                  pageCount={Math.ceil(total / SHOWN)}
                  onPageChange={setPage}
                  windowSize={3}
                  summary={`Page ${page} of ${Math.ceil(total / SHOWN)}`}
                />
              )}
            </>
          )}
        </QueryView>
      )}
    </>
  )
}

const Choices = styled.div`
  overflow-wrap: anywhere;
`
