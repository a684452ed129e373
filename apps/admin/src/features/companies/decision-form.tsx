import { Check, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useFocusOnFault } from '@tryka/app-shell/forms'
import { LIMITS, type CompanyCase, type CompanyDecision } from '@tryka/domain'
import { Button, Card, ChoiceGroup, Field, Heading, Stack, TextArea } from '@tryka/ui'

type Decision = CompanyDecision['decision']

export interface DecisionFormProps {
  company: CompanyCase
  reason: string
  onReason: (reason: string) => void
  /** What the server says is wrong with the reason. */
  refused: string | undefined
  busy: boolean
  onDecide: (answer: { decision: Decision; reason?: string }) => void
}

const MISSING = 'Write what the company is told.'
type Wait = NonNullable<CompanyCase['waits']>
/** The words of the button, before the name of the company. */
const ACTS: Record<Wait, Record<Decision, string>> = {
  proof: { verify: 'Verify', refuse: 'Refuse' },
  change: { verify: 'Accept the change of', refuse: 'Refuse the change of' },
  doubt: { verify: 'Keep', refuse: 'Keep' },
}
/** What the button and the choice say while nothing is chosen. */
const UNDECIDED: Record<Wait, string> = {
  proof: 'Choose Verify or Refuse',
  change: 'Choose Accept or Refuse',
  doubt: '',
}
const PROOF = [
  {
    value: 'verify',
    label: 'Verify',
    description: 'May publish, search people and write first',
    icon: Check,
  },
  { value: 'refuse', label: 'Refuse', description: 'Drafts stay, it may try again a day later', icon: X },
] as const
const CHANGE = [
  { value: 'verify', label: 'Accept', description: 'Shown everywhere from now on', icon: Check },
  {
    value: 'refuse',
    label: 'Refuse',
    description: 'The old one stays, and the company is told why',
    icon: X,
  },
] as const

/** Verify, or refuse with a reason; nothing is chosen beforehand. The button says the whole act, or that it lacks a choice. */
export function DecisionForm({ company, reason, onReason, refused, busy, onDecide }: DecisionFormProps) {
  const waits = company.waits ?? 'proof'
  const [chosen, setChosen] = useState<Decision>()
  // Keeping a company is the one answer to a doubt.
  const decision = waits === 'doubt' ? 'verify' : chosen
  const [attempts, setAttempts] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const words = reason.trim()
  const missing = decision === 'refuse' && words === ''
  const error = attempts > 0 && missing ? MISSING : refused
  useFocusOnFault(attempts, [decision ? `${id}-words` : `${id}-choice`])
  useEffect(() => {
    if (refused) area.current?.focus()
  }, [refused])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!decision || missing) setAttempts(attempts + 1)
    else onDecide({ decision, ...(words ? { reason: words } : {}) })
  }
  return (
    <Card asChild pad>
      <Stack asChild gap={4}>
        <form noValidate onSubmit={submit} aria-labelledby="decide">
          <Heading as="h3" look="h4" id="decide">
            Decide
          </Heading>
          {waits === 'doubt' ? (
            <p>
              It stays verified, and is asked again in a year. If it is not who it says, suspend it below,
              with your reasons.
            </p>
          ) : (
            <ChoiceGroup
              id={`${id}-choice`}
              legend="Decision"
              hideLegend
              options={waits === 'change' ? CHANGE : PROOF}
              value={decision}
              onValueChange={setChosen}
              error={attempts > 0 && !decision ? `${UNDECIDED[waits]}.` : ''}
            />
          )}
          {waits !== 'doubt' && (
            <Field
              id={`${id}-words`}
              label="Words to the company"
              optional={decision !== 'refuse'}
              hint="Its Admins read them word for word, by mail and in their settings."
              error={error}
            >
              <TextArea
                ref={area}
                value={reason}
                rows={3}
                maxLength={LIMITS.message}
                required={decision === 'refuse'}
                onChange={(event) => onReason(event.currentTarget.value)}
              />
            </Field>
          )}
          <Act>
            <Button type="submit" busy={busy}>
              {decision ? `${ACTS[waits][decision]} ${company.name}` : UNDECIDED[waits]}
            </Button>
          </Act>
        </form>
      </Stack>
    </Card>
  )
}

const Act = styled.div`
  display: flex;
  justify-content: flex-end;
  > button {
    max-width: 100%;
    height: auto;
    padding-block: 0.5rem;
    line-height: 1.35;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
