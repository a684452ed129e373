import { styled } from 'styled-components'

/** A few views of the same thing. */
export interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** Pressed buttons in one well; the pressed one is the view in use. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentsProps<Value>) {
  return (
    <Well role="group" aria-label={label} className={className}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onValueChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </Well>
  )
}

const Well = styled.div`
  display: inline-flex;
  /* A well is as wide as its buttons, in a column too. */
  width: fit-content;
  gap: 2px;
  padding: 3px;
  border-radius: calc(var(--r-2) + 2px);
  background: var(--surface-3);

  button {
    min-height: 1.875rem;
    padding: 0 0.75rem;
    border: 0;
    border-radius: var(--r-2);
    background: none;
    color: var(--text-2);
    font-size: var(--fs-3);
    font-weight: var(--fw-medium);
    white-space: nowrap;
    cursor: pointer;
  }
  button:hover {
    color: var(--text);
  }
  button[aria-pressed='true'] {
    background: var(--segment-on);
    color: var(--on-segment);
    box-shadow: var(--shadow-1);
  }
  @media (pointer: coarse) {
    button {
      min-height: 2.5rem;
    }
  }
  @media (forced-colors: active) {
    button[aria-pressed='true'] {
      outline: var(--bw-2) solid Highlight;
    }
  }
`
