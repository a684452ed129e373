import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { endpointQuery, QueryView } from '@tryka/app-shell'
import {
  getSkills,
  listRoles,
  payGuidance,
  PAY_DAYS,
  type PayGroup,
  type PayGuidance,
  type PayQuery,
} from '@tryka/domain'
import { ChipRadioGroup, Field, Heading, LoadingRows, NativeSelect, Stack, Text } from '@tryka/ui'
import { useRead } from '../../../base/calls/calls'
import { formatDate } from '../../../base/format/format'

const BY = [
  { value: 'skill', label: 'By skill' },
  { value: 'role', label: 'By role' },
] as const

/** What jobs that ask for a skill, or are of a role, offer: ranges of postings, never of people. */
export function PayOffered() {
  const [kind, setKind] = useState<PayQuery['kind']>('skill')
  return (
    <Stack gap={3}>
      <Heading as="h3" look="h4">
        Pay that is offered
      </Heading>
      <ChipRadioGroup legend="Pay" options={BY} value={kind} onValueChange={setKind} />
      {kind === 'skill' ? <BySkill /> : <ByRole />}
    </Stack>
  )
}

function BySkill() {
  const skills = useQuery(endpointQuery(getSkills))
  const names = [...(skills.data?.verified ?? []), ...(skills.data?.declared ?? [])].map(({ skill }) => skill)
  const [chosen, setChosen] = useState('')
  const skill = chosen || names[0]
  if (skill === undefined)
    return (
      <Text size="sm">
        {skills.isPending ? 'Loading your skills' : 'Add a skill to see what jobs offer for it.'}
      </Text>
    )
  return (
    <>
      <Field label="Jobs that ask for">
        <NativeSelect
          options={names.map((name) => ({ value: name, label: name }))}
          value={skill}
          onValueChange={setChosen}
        />
      </Field>
      <Groups query={{ kind: 'skill', of: skill }} which={`that asks for ${skill}`} />
    </>
  )
}

function ByRole() {
  const roles = useQuery(endpointQuery(listRoles))
  const [chosen, setChosen] = useState('')
  return (
    <QueryView
      query={roles}
      loadingLabel="Loading roles"
      errorText="The roles could not be loaded. Check your connection, then try again."
    >
      {({ items }) => {
        const role = items.find(({ id }) => id === chosen) ?? items[0]
        return (
          role && (
            <>
              <Field label="Jobs of the role">
                <NativeSelect
                  options={items.map(({ id, name }) => ({ value: id, label: name }))}
                  value={role.id}
                  onValueChange={setChosen}
                />
              </Field>
              <Groups query={{ kind: 'role', of: role.id }} which={`as ${role.name}`} />
            </>
          )
        )
      }}
    </QueryView>
  )
}

function Groups({ query, which }: { query: PayQuery; which: string }) {
  const pay = useRead(payGuidance, { query })
  return (
    <QueryView
      query={pay}
      loading={<LoadingRows label="Loading ranges" />}
      errorText="The ranges could not be loaded. Check your connection, then try again."
    >
      {(data) => <Ranges data={data} which={which} />}
    </QueryView>
  )
}

const PERIOD: Record<PayGroup['period'], string> = { year: 'a year', month: 'a month', hour: 'an hour' }

function Ranges({ data: { groups, asOf }, which }: { data: PayGuidance; which: string }) {
  const id = useId()
  if (groups.length === 0)
    return (
      <Text size="sm">
        No job of the last {PAY_DAYS} days {which} names its pay.
      </Text>
    )
  return (
    <>
      <List aria-describedby={id}>
        {groups.map((group) => (
          <li key={`${group.place} ${group.currency} ${group.period}`}>
            <h4>
              {group.place}, {PERIOD[group.period]}
            </h4>
            <Range group={group} />
          </li>
        ))}
      </List>
      <Text size="xs" tone={3} id={id}>
        Postings of the last {PAY_DAYS} days, the newest three of a company, {formatDate(asOf)}. Lower
        quartile of the least, upper quartile of the most.
      </Text>
    </>
  )
}

function Range({ group: { range, tooFew, currency } }: { group: PayGroup }) {
  if (range === null) return <Text size="sm">Too few postings ({tooFew}) to say.</Text>
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 })
  return (
    <>
      <Text size="sm">
        <b>
          {money.format(range.low)} to {money.format(range.high)}
        </b>
        , the middle {money.format(range.middle)}
      </Text>
      <Text size="xs" tone={3}>
        What these {range.postings} postings offer. Not what you will get.
      </Text>
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--sp-3);
  h4 {
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
  }
  b {
    font-weight: var(--fw-medium);
    font-variant-numeric: tabular-nums;
  }
`
