import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import { DAY_MS, statementOf, type CaseDetail, type CaseRuling, type DecisionAction } from '@tryka/domain'
import { Button, Card, ChoiceGroup, Heading, Notice, Stack } from '@tryka/ui'
import { daysOf, faultsOf, missingIn, NO_RULING, RulingFields, type Ruling } from '../../base/ruling-fields'
import { CHOICES } from './words'

interface RulingFormProps {
  of: CaseDetail
  busy: boolean
  onDecide: (ruling: CaseRuling) => void
}

/** Decides a case: what happens, on what ground, and the statement as it will be read. The button says the whole act. */
export function RulingForm({ of, busy, onDecide }: RulingFormProps) {
  const [action, setAction] = useState<DecisionAction>()
  const [ruling, setRuling] = useState<Ruling>(NO_RULING)
  const [refused, setRefused] = useState(0)
  const id = useId()
  const missing = missingIn(ruling, action === 'suspend')
  useFocusOnFault(refused, action ? faultsOf(id, missing) : [`${id}-action`])
  const { version } = of
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { ground, facts } = ruling
    if (action === 'dismiss') onDecide({ action, version })
    else if (!action || !ground || Object.keys(missing).length) setRefused(refused + 1)
    else if (action === 'suspend') onDecide({ action, version, ground, facts, days: daysOf(ruling) })
    else onDecide({ action, version, ground, facts })
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <form noValidate onSubmit={submit} aria-labelledby="decide-case">
          <Heading as="h3" look="h4" id="decide-case">
            Decision and statement of reasons
          </Heading>
          <ChoiceGroup
            id={`${id}-action`}
            legend="What happens"
            error={refused > 0 && !action ? 'Choose what happens.' : ''}
            options={of.may.map((value) => ({ value, ...CHOICES[value] }))}
            value={action}
            onValueChange={setAction}
          />
          {action && action !== 'dismiss' && (
            <>
              <RulingFields
                id={id}
                value={ruling}
                onChange={setRuling}
                tried={refused > 0}
                withDays={action === 'suspend'}
              />
              <Preview of={of} action={action} ruling={ruling} />
            </>
          )}
          <Act>
            <Button type="submit" variant={action && action !== 'dismiss' ? 'danger' : 'primary'} busy={busy}>
              {action ? CHOICES[action].button : 'Choose what happens'}
            </Button>
          </Act>
        </form>
      </Stack>
    </Card>
  )
}

interface PreviewProps {
  of: CaseDetail
  action: Exclude<DecisionAction, 'dismiss'>
  ruling: Ruling
}

/** What the person will read, with the moment of now. */
function Preview({ of, action, ruling }: PreviewProps) {
  const { ground, facts } = ruling
  if (!ground || !facts.trim() || (action === 'suspend' && !ruling.days)) return null
  const at = new Date()
  const days = action === 'suspend' ? daysOf(ruling) : null
  const until = days === null ? null : new Date(at.getTime() + days * DAY_MS).toISOString()
  const { subject, name } = of
  const statement = statementOf({
    subject,
    name,
    action,
    ground,
    facts: facts.trim(),
    reported: true,
    at: at.toISOString(),
    until,
  })
  return (
    <Notice title="This is what the person reads, by mail and in their settings">
      {statement.map((paragraph, n) => (
        <Paragraph key={n}>{paragraph}</Paragraph>
      ))}
    </Notice>
  )
}

const Paragraph = styled.p`
  margin-top: var(--sp-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`
const Act = styled.div`
  display: flex;
  justify-content: flex-end;
`
