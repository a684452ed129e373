import { Plus, X } from 'lucide-react'
import styled from 'styled-components'
import { MAX_SLOTS } from '@tryka/domain'
import { Button, Field, FieldError, Icon, Row, Stack, TextInput } from '@tryka/ui'
import { formatDay, formatTime, zoneName } from '../../../base/format/format'
import { fromLocalText } from '../../../base/format/local-text'

/** A free time on a day after those that are proposed already. */
function nextSlot(freeFrom: SlotsFieldProps['freeFrom'], taken: readonly string[]): string {
  let ahead = 1
  while (taken.includes(freeFrom(ahead))) ahead += 1
  return freeFrom(ahead)
}

/** Whose clock may show another hour; without a zone nobody may know it. */
export interface OtherClock {
  name: string
  zone: string | null
}

/** `19:30 for Priya Menon (Kolkata time)`, with the day where theirs is another; nothing where both read the same. */
function onOtherClock(text: string, zone: string, other: OtherClock | undefined): string {
  const moment = fromLocalText(text, zone)
  if (!other?.zone || !moment) return ''
  const [day, time] = [formatDay(moment, other.zone), formatTime(moment, other.zone)]
  const isSameDay = day === formatDay(moment, zone)
  if (isSameDay && time === formatTime(moment, zone)) return ''
  return `${isSameDay ? '' : `${day}, `}${time} for ${other.name} (${zoneName(other.zone)})`
}

export interface SlotsFieldProps {
  /** Fixed when the first wrong field is looked for. */
  id?: string
  zone: string
  other?: OtherClock
  /** The first free time from so many days ahead on. */
  freeFrom: (daysAhead: number) => string
  /** Local texts of the zone. */
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string
}

/** Up to five times to choose from, on the company's clock; what it says on the candidate's stands beside. */
export function SlotsField({ id, zone, other, freeFrom, value, onChange, error }: SlotsFieldProps) {
  return (
    <Stack gap={3} id={id}>
      {value.map((text, index) => (
        <Row key={index} gap={2} align="end">
          <Slot
            label={value.length > 1 ? `Time ${index + 1}` : 'Time'}
            hint={[index === 0 ? zoneName(zone) : '', onOtherClock(text, zone, other)]
              .filter(Boolean)
              .join(' · ')}
          >
            <TextInput
              type="datetime-local"
              value={text}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                const typed = event.currentTarget.value
                onChange(value.map((each, at) => (at === index ? typed : each)))
              }}
            />
          </Slot>
          {value.length > 1 && (
            <Button
              variant="quiet"
              iconOnly
              label={`Remove time ${index + 1}`}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Icon icon={X} />
            </Button>
          )}
        </Row>
      ))}
      {error && <FieldError>{error}</FieldError>}
      {value.length < MAX_SLOTS && (
        <div>
          <Button variant="soft" size="sm" onClick={() => onChange([...value, nextSlot(freeFrom, value)])}>
            <Icon icon={Plus} size="sm" />
            Add another time
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** As wide as the dialog, whatever is told above it. */
const Slot = styled(Field)`
  flex: 1;
  min-width: 0;
`
