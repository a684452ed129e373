import { Pause as PauseIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { pauseAttempt, type AttemptView } from '@tryka/domain'
import { Button, Icon, media } from '@tryka/ui'
import { useChange } from '../../../base/calls/calls'

export interface PauseProps {
  view: AttemptView
  show: (view: AttemptView) => unknown
}

/** Asks for a pause, which begins when the open task is answered. */
export function Pause({ view: { id, pause, version }, show }: PauseProps) {
  const ask = useChange(
    (api, body: { version: number }) => api.call(pauseAttempt, { params: { id }, body }),
    { failed: 'The pause could not be asked for. Try again.' },
    show,
  )
  if (pause.leftSeconds === 0) return null
  const words = pause.isAsked ? 'Pauses after this' : 'Pause after this'
  return (
    <Small
      variant="secondary"
      label={words}
      busy={ask.isPending}
      aria-disabled={pause.isAsked}
      onClick={() => pause.isAsked || ask.mutate({ version })}
    >
      <Icon icon={PauseIcon} size="sm" />
      <span>{words}</span>
    </Small>
  )
}

const Small = styled(Button)`
  ${media.phone} {
    width: var(--h-md);
    padding: 0;

    span {
      display: none;
    }
  }
`
