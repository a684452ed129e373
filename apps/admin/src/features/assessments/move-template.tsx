import { useRef, useState, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { allowedTransitions, TEMPLATE_MACHINE, type TemplateHealth } from '@tryka/domain'
import { Button, ButtonRow } from '@tryka/ui'
import { Deciders } from '../../base/deciders'
import { useMove, type Move } from './assessments.queries'
import { ReasonForm } from './reason-form'

const ACTS: Record<Move['state'], string> = { active: 'Give out again', retired: 'Retire' }

/** Gives a suspect template out again, or retires one, with a reason; nothing where the table lists no move. */
export function MoveTemplate({ template }: { template: TemplateHealth }) {
  const moves = allowedTransitions(TEMPLATE_MACHINE, template.standing, 'platform').flatMap(({ to }) =>
    to === 'active' || to === 'retired' ? [to] : [],
  )
  if (moves.length === 0) return null
  return (
    <Deciders>
      <Moves template={template} moves={moves} />
    </Deciders>
  )
}

function Moves({ template, moves }: { template: TemplateHealth; moves: readonly Move['state'][] }) {
  const [state, setState] = useState<Move['state']>()
  const first = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  // The keyboard goes on where something is to be written, and back to where it came from.
  const begin = (next: Move['state']) => {
    flushSync(() => setState(next))
    area.current?.focus()
  }
  const end = () => {
    flushSync(() => setState(undefined))
    first.current?.focus()
  }
  if (state) return <MoveForm template={template} state={state} area={area} onEnd={end} />
  return (
    <ButtonRow>
      {moves.map((to, n) => (
        <Button key={to} size="sm" variant="secondary" ref={n === 0 ? first : null} onClick={() => begin(to)}>
          {ACTS[to]}
        </Button>
      ))}
    </ButtonRow>
  )
}

interface MoveFormProps {
  template: TemplateHealth
  state: Move['state']
  area: Ref<HTMLTextAreaElement>
  onEnd: () => void
}

function MoveForm({ template, state, area, onEnd }: MoveFormProps) {
  const move = useMove(template)
  return (
    <ReasonForm
      act={ACTS[state]}
      label={`${ACTS[state]}: ${template.id}`}
      hint="Kept with the template and in the audit."
      isBusy={move.isPending}
      area={area}
      onReason={(reason) => move.mutate({ state, reason }, { onSuccess: onEnd })}
      onCancel={onEnd}
    />
  )
}
