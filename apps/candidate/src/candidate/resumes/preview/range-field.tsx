import { useId } from 'react'
import { styled } from 'styled-components'

export interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  unit: string
  onValueChange: (value: number) => void
}

/** A slider with its value beside its name. */
export function RangeField({ label, unit, value, onValueChange, ...range }: RangeFieldProps) {
  const id = useId()
  return (
    <Box>
      <Line>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>
          {value} {unit}
        </output>
      </Line>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={({ currentTarget }) => onValueChange(Number(currentTarget.value))}
      />
    </Box>
  )
}

const Box = styled.div`
  min-width: 0;
  input {
    width: 100%;
    height: 2rem;
    margin: 0;
    accent-color: var(--action);
    cursor: pointer;
  }
`
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--sp-2);
  font-size: var(--fs-3);
  line-height: 1.35;
  label {
    font-weight: var(--fw-medium);
  }
  output {
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
`
