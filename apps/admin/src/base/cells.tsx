import { styled } from 'styled-components'
import type { AuditLine, OutboxMessage } from '@tryka/domain'
import { Badge } from '@tryka/ui'
import { DELIVERY_TONES, DELIVERY_WORDS, reasonWords } from './delivery-words'
import { formatTime } from './format'

/** What a row is about, with less important lines below it; long words break rather than push the page wide. */
export const Lines = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    font-size: var(--fs-2);
    color: var(--text-3);
  }
`

export const At = ({ at }: { at: string }) => <time dateTime={at}>{formatTime(at)}</time>

/** Where a message is, and why. */
export const DeliveryState = ({ state, reason }: Pick<OutboxMessage, 'state' | 'reason'>) => (
  <Lines>
    <Badge tone={DELIVERY_TONES[state]}>{DELIVERY_WORDS[state]}</Badge>
    {reason && <small>{reasonWords(reason)}</small>}
  </Lines>
)

/** What the audit knows beside the act. */
export const AuditDetails = ({ details }: Pick<AuditLine, 'details'>) => (
  <Lines>
    {details
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <small key={name}>
          {name}: {value}
        </small>
      ))}
  </Lines>
)
