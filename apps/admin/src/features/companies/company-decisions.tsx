import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { QueryView } from '@tryka/app-shell'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import type { CompanyCase, CompanyDecisions as Decisions } from '@tryka/domain'
import { Button, Card, CardBody, CardHead, Heading, LoadingRows, Stack, Text } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { MadeDecisions } from '../../base/made-decisions'
import { daysOf, faultsOf, missingIn, NO_RULING, RulingFields } from '../../base/ruling-fields'
import { CloseForm } from './close-form'
import { useCompanyDecisions, useReadAgain, useSuspend } from './companies.queries'
import { searchOf } from './use-choice'

/** What was decided about a company and its postings, and its suspension without a report. */
export function CompanyDecisions({ company }: { company: CompanyCase }) {
  const decisions = useCompanyDecisions(company.id)
  return (
    <QueryView
      query={decisions}
      loading={<LoadingRows label="Loading the decisions" />}
      boxed
      errorText="The decisions could not be loaded. Check your connection, then try again."
    >
      {(data) => <Shown company={company} decisions={data} />}
    </QueryView>
  )
}

function Shown({ company, decisions }: { company: CompanyCase; decisions: Decisions }) {
  const readAgain = useReadAgain(company.id)
  const { items, may } = decisions
  return (
    <>
      {items.length > 0 && (
        <Card asChild>
          <section aria-labelledby="company-decisions">
            <CardHead>
              <h3 id="company-decisions">Decisions</h3>
            </CardHead>
            <CardBody>
              <MadeDecisions decisions={items} onLifted={readAgain} />
            </CardBody>
          </section>
        </Card>
      )}
      {may.includes('suspend') && (
        <Deciders>
          <SuspendForm company={company} />
        </Deciders>
      )}
      {company.state !== 'closing' && company.state !== 'closed' && (
        <Deciders least="owner">
          <CloseForm company={company} key={company.id} />
        </Deciders>
      )}
    </>
  )
}

function SuspendForm({ company: { id } }: { company: CompanyCase }) {
  const [ruling, setRuling] = useState(NO_RULING)
  const [refused, setRefused] = useState(0)
  const fields = useId()
  const missing = missingIn(ruling, true)
  useFocusOnFault(refused, faultsOf(fields, missing))
  const navigate = useNavigate()
  // It stands in another list from now on.
  const suspend = useSuspend(
    id,
    () => void navigate({ search: searchOf('suspended', id) }, { replace: true }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (suspend.isPending) return
    const { ground, facts } = ruling
    if (!ground || Object.keys(missing).length > 0) setRefused(refused + 1)
    else suspend.mutate({ ground, facts, days: daysOf(ruling) })
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <form noValidate onSubmit={submit} aria-labelledby="suspend-company">
          <Heading as="h3" look="h4" id="suspend-company">
            Suspend this company
          </Heading>
          <Text size="sm">
            Its postings are hidden, and its team changes nothing and writes to nobody. Its Admins read the
            statement of reasons and may object once; open applicants are told.
          </Text>
          <RulingFields id={fields} value={ruling} onChange={setRuling} tried={refused > 0} withDays />
          <Act>
            <Button type="submit" variant="danger" busy={suspend.isPending}>
              Suspend and tell
            </Button>
          </Act>
        </form>
      </Stack>
    </Card>
  )
}

const Act = styled.div`
  > button {
    max-width: 100%;
    height: auto;
    padding-block: 0.5rem;
    line-height: 1.35;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
