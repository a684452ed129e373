import { Download, Mic, MicOff } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, Icon, SrOnly, Text } from '@tryka/ui'
import type { Speaking } from './use-speech'

/** The microphone, where this browser recognises speech on the device; otherwise one sentence in its place. */
export function Speak({ speaking, isSpoken }: { speaking: Speaking; isSpoken: boolean }) {
  const { speech, isOn, hasStopped, interim, isInstalling, start, stop, install } = speaking
  if (speech === undefined) return null
  if (speech === 'none')
    return (
      <Text size="xs" tone={3}>
        Your browser cannot recognise speech on this device. Your system’s own dictation works in the text
        field.
      </Text>
    )
  if (speech === 'installable')
    return (
      <Line>
        <Button variant="secondary" size="sm" busy={isInstalling} busyLabel="Installing…" onClick={install}>
          <Icon icon={Download} size="sm" />
          Install speech for this browser
        </Button>
        <Text size="xs" tone={3}>
          About a minute to install. Sound stays on this device and is never kept.
        </Text>
      </Line>
    )
  return (
    <div>
      <Line>
        <Button variant="secondary" size="sm" onClick={isOn ? stop : start}>
          <Icon icon={isOn ? MicOff : Mic} size="sm" />
          {isOn ? 'Stop listening' : isSpoken ? 'Speak' : 'Speak instead'}
        </Button>
        <Text size="xs" tone={3}>
          {isOn
            ? 'Listening'
            : hasStopped
              ? 'Listening stopped. What was heard stands in the field.'
              : 'Recognised on this device. No sound leaves it, none is kept.'}
        </Text>
      </Line>
      <SrOnly role="status">{isOn ? 'Listening' : hasStopped ? 'Listening stopped.' : ''}</SrOnly>
      {interim && <Interim data-testid="interim">{interim}</Interim>}
    </div>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
`
// Not settled yet, so not ink.
const Interim = styled.p`
  margin-top: var(--sp-2);
  font-size: var(--fs-3);
  line-height: 1.5;
  color: var(--text-3);
`
