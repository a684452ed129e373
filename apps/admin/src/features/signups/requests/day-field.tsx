import { useState } from 'react'
import { styled } from 'styled-components'
import { Field, media, TextInput } from '@tryka/ui'

/** Years before this are halves of years that somebody is typing. */
const FIRST = '2000-01-01'

interface DayFieldProps {
  label: string
  /** `2025-01-08`, or empty. */
  value: string
  min?: string
  max?: string
  error?: string
  onChange: (day: string) => void
}

/** A day of a filter. It is taken once it is whole: `0002-01-08` is the beginning of a year. */
export function DayField({ label, value, min, max, error, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value)
  const [followed, setFollowed] = useState(value)
  // Another address, by Back or Clear, goes before what stands here.
  if (value !== followed) {
    setFollowed(value)
    setTyped(value)
  }
  const change = (day: string) => {
    setTyped(day)
    if (!day || day >= FIRST) onChange(day)
  }
  return (
    <Box label={label} {...(error ? { error } : {})}>
      <TextInput
        type="date"
        value={typed}
        min={min || FIRST}
        max={max || undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </Box>
  )
}

const Box = styled(Field)`
  flex: 0 1 10rem;
  min-width: 0;
  ${media.phone} {
    flex: 1 1 calc(50% - var(--sp-4));
  }
`
