import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search as SearchIcon } from 'lucide-react'
import { useState } from 'react'
import { QueryView } from '@tryka/app-shell'
import {
  CANDIDATE_LOCATION_FILTERS,
  EXPERIENCE_FILTERS,
  isVerified,
  listPostings,
  getCandidate,
  searchCandidates,
  SKILL_LEVEL_NAMES,
  SKILL_LEVELS,
  TECHNOLOGY_FILTERS,
  type CandidateCard,
} from '@tryka/domain'
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Field,
  NativeSelect,
  PageHead,
  Pager,
  Rows,
  Skeleton,
  SkeletonGroup,
  Stack,
  Switch,
  Text,
  TextInput,
  Toolbar,
} from '@tryka/ui'
import { readQuery, useReadAhead } from '../../base/calls/calls'
import { sectionPath, useAddress } from '../parts/address'
import { counted, showing } from '../../base/format/format'
import { CandidateDialog } from '../parts/people/candidate-dialog'
import { CandidateRow } from '../parts/people/candidate-row'
import { InviteDialog } from '../parts/people/invite-dialog'
import { Link } from '../../base/address/placed-link'
import { useCompanyPlace, usePlace } from '../../base/place/place'
import { useRests } from '../../base/place/use-rests'
import { useTypedFilter } from '../../base/address/use-typed-filter'
import { Asked } from './asked'
import { CandidatesCsv } from './candidates-csv'

const PAGE_SIZE = 10

const oneOf = <T extends string>(list: readonly T[], value: string): T | undefined =>
  list.find((each) => each === value)

function useFilters() {
  const address = useAddress()
  const search = useTypedFilter('skills')
  const values = {
    skills: address.get('skills'),
    location: oneOf(CANDIDATE_LOCATION_FILTERS, address.get('location')) ?? 'Any Location',
    experience: oneOf(EXPERIENCE_FILTERS, address.get('experience')) ?? 'Any',
    focus: oneOf(TECHNOLOGY_FILTERS, address.get('focus')) ?? 'All Technologies',
    verifiedOnly: address.get('verified') === 'true',
    minLevel: SKILL_LEVELS.find((level) => String(level) === address.get('level')),
    postingId: address.get('posting'),
  }
  const query = {
    page: Number(address.get('page')) || 1,
    pageSize: PAGE_SIZE,
    location: values.location,
    experience: values.experience,
    focus: values.focus,
    ...(values.skills ? { skills: values.skills } : {}),
    ...(values.verifiedOnly ? { verifiedOnly: 'true' as const } : {}),
    ...(values.minLevel ? { minLevel: values.minLevel } : {}),
    ...(values.postingId ? { postingId: values.postingId } : {}),
  }
  const set = (change: Record<string, string | undefined>) => address.set({ ...change, page: undefined })
  const clear = () => {
    search.type('')
    set({
      skills: undefined,
      location: undefined,
      experience: undefined,
      focus: undefined,
      verified: undefined,
      level: undefined,
    })
  }
  return { values, query, search, set, clear }
}

type Filtering = ReturnType<typeof useFilters>

/** Candidate Search; who is not verified yet sees nobody and reads why. */
export function People() {
  const resting = useRests('You can search people', 'shown')
  return resting ? <Resting why={resting} /> : <Search />
}

function Resting({ why }: { why: string }) {
  const { company } = useCompanyPlace()
  const takenDown = isVerified(company.state) && company.takenDown
  return (
    <>
      <PageHead title="Candidate Search" context="People who want to be found." />
      <Card>
        <EmptyState
          icon={SearchIcon}
          title="Nobody is shown yet"
          text={why}
          action={
            <ButtonLink asChild variant="secondary">
              <Link to={sectionPath('settings', { show: takenDown ? 'decisions' : 'verification' })}>
                {takenDown ? 'Read the reason' : 'See the verification'}
              </Link>
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}

/** Six filters over people who may be found, and what to do with each. */
function Search() {
  const { isDemo } = usePlace()
  const address = useAddress()
  const readAhead = useReadAhead()
  const filtering = useFilters()
  const [inviting, setInviting] = useState<CandidateCard>()
  const people = useQuery({
    ...readQuery(searchCandidates, { query: filtering.query }),
    placeholderData: keepPreviousData,
  })
  const opened = address.get('person')
  return (
    <>
      <PageHead
        title="Candidate Search"
        context={
          people.data
            ? `${counted(people.data.total, 'person', 'people')} can be found.`
            : 'People who want to be found.'
        }
        actions={<CandidatesCsv filter={filtering.query} />}
      />
      <Stack gap={4}>
        <FilterBar filtering={filtering} />
        <Asked />
        <Text size="sm">
          Whoever you open reads that your company looked, on which day and for which job.{' '}
          {isDemo
            ? 'These people are invented, and what is verified of them is a sample.'
            : 'A skill is verified by an assessment here, taken unsupervised, and shown where the person shares it.'}
        </Text>
        <Card>
          <QueryView
            query={people}
            loading={<Loading />}
            errorText="The search could not be loaded. Check your connection, then try again."
            isEmpty={({ total }) => total === 0}
            empty={
              <EmptyState
                icon={SearchIcon}
                title="Nobody matches these filters"
                text="Fewer filters find more people."
                action={
                  <Button variant="secondary" onClick={filtering.clear}>
                    Clear filters
                  </Button>
                }
              />
            }
          >
            {({ items }) => (
              <Rows aria-label="People">
                {items.map((person) => (
                  <CandidateRow
                    key={person.id}
                    person={person}
                    postingId={filtering.values.postingId}
                    onView={() => {
                      const { postingId } = filtering.values
                      readAhead(getCandidate, {
                        params: { id: person.id },
                        query: postingId ? { postingId } : {},
                      })
                      address.set({ person: person.id }, { replace: false })
                    }}
                    onInvite={() => setInviting(person)}
                  />
                ))}
              </Rows>
            )}
          </QueryView>
        </Card>
        {people.data && people.data.total > 0 && (
          <Pager
            page={people.data.page}
            pageCount={Math.ceil(people.data.total / people.data.pageSize)}
            onPageChange={(to) => address.set({ page: String(to) })}
            summary={showing(people.data)}
          />
        )}
      </Stack>
      {inviting && (
        <InviteDialog
          person={inviting}
          postingId={filtering.values.postingId}
          onClose={() => setInviting(undefined)}
        />
      )}
      {opened && !inviting && (
        <CandidateDialog
          id={opened}
          postingId={filtering.values.postingId}
          onInvite={setInviting}
          onClose={() => address.set({ person: undefined })}
        />
      )}
    </>
  )
}

const LEVELS = [
  { value: '', label: 'Any level' },
  ...SKILL_LEVELS.map((level) => ({
    value: String(level),
    label: level === 4 ? SKILL_LEVEL_NAMES[level] : `${SKILL_LEVEL_NAMES[level]} or more`,
  })),
]

const options = (list: readonly string[]) => list.map((value) => ({ value, label: value }))

function FilterBar({ filtering: { values, search, set } }: { filtering: Filtering }) {
  const postings = useQuery(readQuery(listPostings, { query: { status: 'Active', pageSize: 100 } }))
  const against = (postings.data?.items ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <Toolbar label="Find people">
      <Field label="Skills">
        <TextInput
          type="search"
          icon={SearchIcon}
          placeholder="Solidity, Rust"
          maxLength={120}
          value={search.typed}
          onChange={(event) => search.type(event.currentTarget.value)}
        />
      </Field>
      <Field label="Location">
        <NativeSelect
          options={options(CANDIDATE_LOCATION_FILTERS)}
          value={values.location}
          onValueChange={(location) => set({ location })}
        />
      </Field>
      <Field label="Experience">
        <NativeSelect
          options={options(EXPERIENCE_FILTERS)}
          value={values.experience}
          onValueChange={(experience) => set({ experience })}
        />
      </Field>
      <Field label="Technology focus">
        <NativeSelect
          options={options(TECHNOLOGY_FILTERS)}
          value={values.focus}
          onValueChange={(focus) => set({ focus })}
        />
      </Field>
      <Field label="Match against">
        <NativeSelect
          options={[{ value: '', label: 'No posting' }, ...against]}
          value={values.postingId}
          onValueChange={(posting) => set({ posting })}
        />
      </Field>
      <Field label="Verified level">
        <NativeSelect
          options={LEVELS}
          value={String(values.minLevel ?? '')}
          onValueChange={(level) => set({ level: level || undefined })}
        />
      </Field>
      <Switch
        label="Blockchain Verified Only"
        checked={values.verifiedOnly}
        onCheckedChange={(on) => set({ verified: on ? 'true' : undefined })}
      />
    </Toolbar>
  )
}

const Loading = () => (
  <SkeletonGroup label="Searching">
    <Stack gap={4}>
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
      <Skeleton height="5rem" />
    </Stack>
  </SkeletonGroup>
)
