import { Plus, X } from 'lucide-react'
import { MAX_SLOTS } from '@tryka/domain'
import { Button, Field, FieldError, Icon, Row, Stack, TextInput } from '@tryka/ui'
import { zoneName } from '../../../base/format/format'
import { firstSlot } from './slots'

/** A free day after those that are proposed already. */
function nextSlot(zone: string, taken: readonly string[]): string {
  let ahead = 1
  while (taken.includes(firstSlot(zone, ahead))) ahead += 1
  return firstSlot(zone, ahead)
}

export interface SlotsFieldProps {
  /** Fixed when the first wrong field is looked for. */
  id?: string
  zone: string
  /** Local texts of the zone. */
  value: readonly string[]
  onChange: (value: string[]) => void
  error?: string
}

/** Up to five times to choose from, on the company's clock. */
export function SlotsField({ id, zone, value, onChange, error }: SlotsFieldProps) {
  return (
    <Stack gap={3} id={id}>
      {value.map((text, index) => (
        <Row key={index} gap={2} align="end">
          <Field
            label={value.length > 1 ? `Time ${index + 1}` : 'Time'}
            hint={index === 0 ? zoneName(zone) : undefined}
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
          </Field>
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
          <Button variant="soft" size="sm" onClick={() => onChange([...value, nextSlot(zone, value)])}>
            <Icon icon={Plus} size="sm" />
            Add another time
          </Button>
        </div>
      )}
    </Stack>
  )
}
